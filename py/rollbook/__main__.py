"""`python -m rollbook`."""

from rollbook.command.line import main

if __name__ == "__main__":
    raise SystemExit(main())
