"""The files that Git says have changed since a branch left main."""

import subprocess

from web.machine import ROOT, Stop


def changed_files(base: str, within: str) -> tuple[str, list[str]]:
    """Where this branch left `base`, a commit, and a folder's files that differ from it; raises Stop without Git."""
    try:
        left = git("merge-base", base, "HEAD").strip()
        new = git("ls-files", "-o", "--exclude-standard", "--", within).split("\n")
        return left, [name for name in [*git("diff", "--name-only", left, "--", within).split("\n"), *new] if name]
    except (OSError, subprocess.CalledProcessError):
        raise Stop(f"Git does not tell what has changed since {base}; name the tests yourself.") from None


def git(*command: str) -> str:
    """Ask Git. Raises CalledProcessError if it refuses, OSError without Git."""
    return subprocess.run(
        ["git", *command], cwd=ROOT, capture_output=True, check=True, text=True, encoding="utf-8"
    ).stdout
