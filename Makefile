# make play    environment, then a game in the terminal
# make test    everything: lint, types, layers, all tests, coverage
# make check   the fast part of it, for every commit
# make lock    resolve the dependencies anew

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.stamp

.PHONY: play env test check lint fast whole coverage bench lock wheel clean

play: env
	$(BIN)/vendome play

env: $(STAMP)

$(STAMP): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Vendôme needs Python 3.11 or newer: make PYTHON=python3.11" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing the environment into $(VENV) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

check: lint fast

test: lint whole coverage

lint: env
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

fast: env
	$(BIN)/pytest -m "not slow" -n 2

whole: env
	VENDOME_EVERY_STATE=1 $(BIN)/pytest -n 2

# Compiled code can't be traced: the tests of rules, knowledge and records run once more as plain Python.
coverage: env
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -m interpreted
	$(BIN)/coverage report
	$(BIN)/coverage report --fail-under=100 --include="src/vendome/games/*,src/vendome/engine/record.py" --skip-empty

bench: env
	$(BIN)/python benchmarks/playouts.py
	$(BIN)/python benchmarks/table.py

lock:
	$(BIN)/python -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --group dev pyproject.toml --output-file requirements.lock

wheel: env
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

clean:
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
