"""How `dev.py test` runs all tests and checks, and tells what became of them.

Standard library only: it runs before anything is installed.
"""
