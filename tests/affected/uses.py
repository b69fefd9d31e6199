"""What a Python file of the tests uses, by its text: modules, the program, files of the repository."""

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

DOTTED = re.compile(r"\bvendome(?:\.\w+)+")
PROGRAM = re.compile(r"^vendome(?: |$)|-m vendome(?![.\w])")


@dataclass
class Uses:
    """Modules, of which some may be names within modules; files and folders; whether `vendome` may be started."""

    modules: set[str] = field(default_factory=set)
    paths: set[str] = field(default_factory=set)
    program: bool = False

    def add_text(self, text: str) -> None:
        """What a string may name."""
        self.modules.update(DOTTED.findall(text))
        self.program |= bool(PROGRAM.search(text))
        if "/" in text or "." in text:
            self.paths.add(text)
        if "import " in text:  # a program, or words
            with suppress(SyntaxError):
                self.add_code(ast.parse(text))

    def add_code(self, tree: ast.AST) -> None:
        """Imports anywhere in it, and what its strings name."""
        for node in ast.walk(tree):
            match node:
                case ast.Import() | ast.ImportFrom():
                    self.modules.update(imported(node))
                case ast.BinOp(op=ast.Div(), right=ast.Constant(value=str() as name)):  # ROOT / "web"
                    self.paths.add(name)
                case ast.Constant(value=str() as text):
                    self.add_text(text)


def read(text: str) -> Uses:
    uses = Uses()
    uses.add_code(ast.parse(text))
    return uses


def imported(node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    """Full names: whether b is a module in `from a import b`, only the files tell."""
    prefix = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
    return (f"{prefix}{alias.name}" for alias in node.names)


def is_slow(text: str) -> bool:
    """Whether a file marks all its tests as slow."""
    marks = [node.value for node in ast.parse(text).body if isinstance(node, ast.Assign) and is_mark(node)]
    return any(isinstance(part, ast.Attribute) and part.attr == "slow" for mark in marks for part in ast.walk(mark))


def is_mark(node: ast.Assign) -> bool:
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)
