"""A package loaded once more, under another name and with other constants.

The compiler makes constants a part of machine code, and every rule imports them by name. So rules with another number
are other functions: the whole package is executed again, from the same files. Where it imports from itself it imports
from the copy, and where one of the constants is assigned, its value is changed on the way. What is computed from a
constant then follows from the changed one.
"""

import ast
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from types import CodeType, ModuleType
from typing import Any

Change = Callable[[Any], Any]
"""From the value that a constant has to the one that it gets."""

CHANGED = "__changed__"  # the name under which a module of a copy finds what changes its constants


class PackageCopy:
    """What one copy is: whose, under which name, and how its constants change.

    A constant is named by its module within the package: `params.HAND`."""

    def __init__(self, original: str, name: str, changes: Mapping[str, Change]) -> None:
        self.original, self.name = original, name
        self.changes = dict(changes)
        self.met: set[str] = set()  # the constants that were found

    def has(self, module: str) -> bool:
        return module == self.name or module.startswith(f"{self.name}.")

    def twin(self, module: str) -> str:
        """The module of the original that one of the copy is made from."""
        return self.original + module[len(self.name) :]

    def renamed(self, module: str) -> str:
        """What the copy imports instead of a module."""
        is_own = module == self.original or module.startswith(f"{self.original}.")
        return self.name + module[len(self.original) :] if is_own else module

    def constants_of(self, module: str) -> set[str]:
        """The names of those that change in a module of the copy."""
        within = module[len(self.name) + 1 :]
        places = [constant.rpartition(".") for constant in self.changes]
        return {name for place, _, name in places if place == within}

    def changed(self, module: str, name: str, value: Any) -> Any:
        constant = f"{module[len(self.name) + 1 :]}.{name}"
        self.met.add(constant)
        return self.changes[constant](value)


class CopyLoader(SourceFileLoader):
    """Executes a module of the original as one of the copy."""

    def __init__(self, copy: PackageCopy, fullname: str, path: str) -> None:
        super().__init__(fullname, path)
        self.copy = copy

    def get_code(self, fullname: str) -> CodeType:
        """Never from a file of byte code, which is the original's."""
        tree = ast.parse(self.get_data(self.path), self.path)
        rewritten = ast.fix_missing_locations(Rewriter(self.copy, fullname).visit(tree))
        code: CodeType = compile(rewritten, self.path, "exec", dont_inherit=True)
        return code

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__
        vars(module)[CHANGED] = lambda constant, value: self.copy.changed(name, constant, value)
        super().exec_module(module)


class Rewriter(ast.NodeTransformer):
    """Lets a module import from the copy, and changes its constants where they are assigned."""

    def __init__(self, copy: PackageCopy, module: str) -> None:
        self.copy = copy
        self.constants = copy.constants_of(module)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        if node.level == 0 and node.module:
            node.module = self.copy.renamed(node.module)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if isinstance(node.target, ast.Name) and node.target.id in self.constants and node.value:
            node.value = self.change(node.target.id, node.value)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        target = node.targets[0]
        if isinstance(target, ast.Name) and target.id in self.constants:
            node.value = self.change(target.id, node.value)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """What a function assigns is no constant; only what it imports matters."""
        inside, self.constants = self.constants, set()
        self.generic_visit(node)
        self.constants = inside
        return node

    def change(self, name: str, value: ast.expr) -> ast.expr:
        return ast.copy_location(
            ast.Call(ast.Name(CHANGED, ast.Load()), [ast.Constant(name), value], keywords=[]), value
        )


class CopyFinder(MetaPathFinder):
    """Finds the modules of all copies. It comes before the finders of files: a copy has the original's folder."""

    def __init__(self) -> None:
        self.copies: list[PackageCopy] = []

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,  # noqa: ARG002 (as finders are called)
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        copy = next((copy for copy in self.copies if copy.has(fullname)), None)
        found = find_spec(copy.twin(fullname)) if copy else None
        if copy is None or found is None or found.origin is None:
            return None
        return spec_from_file_location(
            fullname,
            found.origin,
            loader=CopyLoader(copy, fullname, found.origin),
            submodule_search_locations=found.submodule_search_locations,
        )


FINDER = CopyFinder()


def load_copy(original: str, name: str, changes: Mapping[str, Change]) -> ModuleType:
    """The package under another name, with these changes of its constants."""
    copy = PackageCopy(original, name, changes)
    if FINDER not in sys.meta_path:
        sys.meta_path.insert(0, FINDER)
    FINDER.copies.append(copy)
    try:
        package = import_module(name)
        missing = sorted(set(changes) - copy.met)
        if missing:
            raise ValueError(f"{original} has no constant {', '.join(missing)}")
    except BaseException:
        FINDER.copies.remove(copy)
        for module in [module for module in sys.modules if copy.has(module)]:
            del sys.modules[module]
        raise
    return package
