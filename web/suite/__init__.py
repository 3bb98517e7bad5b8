"""Runs all tests and checks for `dev.py test`, and reports them.

Standard library only: it runs before anything is installed.
"""
