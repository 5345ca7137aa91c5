"""`python -m coverts` is the `coverts` command."""

from coverts.cli.app import main

main()
