"""`python -m vendome`"""

from vendome.cli import run

run()
