"""The notebooks of docs/notebooks show what their cells give now.

`python tests/notebook/test_notebooks.py` runs them and writes their outputs anew.
"""

import ast
import json
import os
import tempfile
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.slow

NOTEBOOKS = sorted((Path(__file__).parents[2] / "docs" / "notebooks").glob("*.ipynb"))

VARIES = "varies"  # the tag of a cell whose numbers another processor may round differently: a search's

Cell = dict[str, Any]


def code_cells(notebook: dict[str, Any]) -> list[Cell]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def run(cell: Cell, names: dict[str, Any], count: int) -> list[dict[str, Any]]:
    """Run a cell as Jupyter does; its outputs: what it printed, and the value of its last line."""
    *lines, last = ast.parse("".join(cell["source"])).body
    value, said = None, StringIO()
    with redirect_stdout(said):
        if isinstance(last, ast.Expr):
            exec(compile(ast.Module(lines, []), "cell", "exec"), names)
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
        else:
            exec(compile(ast.Module([*lines, last], []), "cell", "exec"), names)
    outputs: list[dict[str, Any]] = []
    if said.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": split(said.getvalue())})
    if value is not None:
        data = {"text/plain": split(repr(value))}
        if hasattr(value, "_repr_html_"):
            data = {"text/html": split(value._repr_html_()), **data}
        outputs.append({"data": data, "execution_count": count, "metadata": {}, "output_type": "execute_result"})
    return outputs


def split(text: str) -> list[str]:
    """Text as notebooks keep it: a list of lines with their ends."""
    return text.splitlines(keepends=True)


def test_there_are_notebooks() -> None:
    assert [path.name for path in NOTEBOOKS] == ["measure-bots.ipynb", "play-and-look.ipynb"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_a_notebook_shows_what_its_cells_give(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for count, cell in enumerate(code_cells(json.loads(path.read_text())), start=1):
        outputs = run(cell, names, count)
        if VARIES in cell["metadata"].get("tags", []):
            assert [output["output_type"] for output in cell["outputs"]] == [o["output_type"] for o in outputs]
        else:
            assert cell["outputs"] == outputs, "".join(cell["source"])


def write_anew(path: Path) -> None:
    notebook = json.loads(path.read_text())
    names: dict[str, Any] = {}
    for count, cell in enumerate(code_cells(notebook), start=1):
        cell["execution_count"], cell["outputs"] = count, run(cell, names, count)
    path.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:  # for the files that the cells write
        os.chdir(folder)
        for path in NOTEBOOKS:
            write_anew(path)
