"""python -m triforium"""

from triforium.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
