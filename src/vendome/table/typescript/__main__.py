"""Writes the generated files into `web/src`, or into the folder that is named."""

import sys
from pathlib import Path

from vendome.table.typescript import files

folder = Path(sys.argv[1] if len(sys.argv) > 1 else "web/src")
for path, text in files().items():
    (folder / path).parent.mkdir(parents=True, exist_ok=True)
    (folder / path).write_text(text, "utf-8")
