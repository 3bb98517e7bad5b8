"""Build, serve, test and release Rollbook. Needs Python 3.11 or newer with pip; fetches the rest by itself."""

# Every Python version can parse this file, so that an old version prints a sentence instead of a SyntaxError.
import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - see above
    sys.exit("Rollbook needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])  # noqa: UP031

os.environ.pop("PYTHONSAFEPATH", None)  # with it, or with -P, Python does not find modules next to this file
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120 - old Pythons have no pathlib

from web.commands import main
from web.processes import end_with_us

if __name__ == "__main__":
    end_with_us()
    sys.exit(main())
