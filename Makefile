# make play    environment and page, then the tables in your browser
# make page    the browser's page, built into the package
# make test    lint, types, layers, the tests, coverage; of the long end what a change is about
# make soak    the long end of the tests as well, before a release
# make check   the fast part of it that a change concerns, for every commit; all of it with ALL=1
# make torch   what the examples for Stable-Baselines3 and TorchRL need
# make wheel   what a server needs, into dist
# make lock    resolve the dependencies anew

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYING := $(VENV)/.playing# the packages that playing needs
EVERYTHING := $(VENV)/.everything# and those of the tests
PAGE := src/vendome/table/page/index.html
BUILDERS := web/node_modules/.builders# what the page is built with
MODULES := web/node_modules/.stamp# and what it is tested with
CHECKED := web/node_modules/.checked
UNPACKED := $(VENV)/debian
TORCH := $(VENV)/.torch
SMALL_TORCH := $(filter-out x86_64,$(shell uname -m))# empty where its wheels bring CUDA
NODE := $(VENV)/node# brought by a wheel where the system has none, or one too old for Vite
PYTEST := pytest -n 2 --dist worksteal# who has done its share takes over what is left
PHASE := $(BIN)/python tests/gates/phases.py run
ONCE := $(BIN)/python tests/gates/once.py
NPM := env PATH="$(CURDIR)/$(NODE)/bin:$$PATH" npm --prefix web --no-audit --no-fund --no-update-notifier --loglevel=error
STEP := $(PYTHON) setup/step.py
UV := $(BIN)/uv

# Many containers set this. Every process would compile all of Vendôme anew, and the tests start hundreds.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play page env test check read read-python read-page played measured lint fast whole soak browser coverage page-types \
	page-tests chromium firefox webkit systemd proxies torch bench lock wheel clean

# Python and the page at once: neither needs the other.
play:
	@$(MAKE) --silent --jobs 2 $(PLAYING) page
	@$(BIN)/vendome

env: $(EVERYTHING)

NEEDS_PYTHON := $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	|| { echo "Vendôme needs Python 3.11 or newer: make PYTHON=python3.11" >&2; exit 1; }

$(PLAYING): requirements.lock pyproject.toml
	@$(NEEDS_PYTHON)
	@$(PYTHON) setup/environment.py $(VENV) requirements.lock "what playing needs"
	@touch $@

$(EVERYTHING): tests/requirements.lock pyproject.toml
	@$(NEEDS_PYTHON)
	@$(PYTHON) setup/environment.py $(VENV) tests/requirements.lock "what playing and testing need"
	@touch $(PLAYING) $@

page: $(PAGE)

IS_NODE_NEW := const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)
NEEDS_NODE := { node -e '$(IS_NODE_NEW)' && command -v npm || test -x $(NODE)/bin/npm; } >/dev/null 2>&1 \
	|| $(PYTHON) setup/environment.py $(NODE) web/requirements.lock Node

$(BUILDERS): web/package.json web/package-lock.json
	@$(NEEDS_PYTHON)
	@$(NEEDS_NODE)
	@$(STEP) "Installing what the page is built with" $(NPM) ci --omit=dev
	@touch $@

# `npm ci` would begin by deleting what is there.
$(MODULES): web/package.json web/package-lock.json | $(BUILDERS)
	@$(NEEDS_NODE)
	@$(STEP) "Installing what the page is tested with" $(NPM) install --no-save
	@touch $@

# That more is installed beside them changes nothing about what it is built with. A Node that was brought stays for the
# tests only: it is 190 MB.
$(PAGE): web/package.json web/package-lock.json $(shell find web/src web/worker web/public web/index.html $(filter-out \
	web/vitest.config.ts,$(wildcard web/*.ts)) web/svelte.config.js -type f) | $(BUILDERS)
	@$(NEEDS_NODE)
	@$(STEP) "Building the page" $(NPM) run --silent build -- --logLevel error
	@test -e $(MODULES) || rm -rf $(NODE)
	@touch $@

check: env
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint $(CHECKED)
	@$(MAKE) --no-print-directory fast

# What takes seconds to fail comes first. Then the tests wait for servers and browsers now and then, so coverage is measured
# beside them with the lowest priority.
test: env
	@$(BIN)/python tests/gates/phases.py clear
	@$(MAKE) --no-print-directory --jobs 2 read && $(MAKE) --no-print-directory --jobs 2 played measured; \
		failed=$$?; $(BIN)/python tests/gates/phases.py table; exit $$failed

read: page
	@$(MAKE) --no-print-directory --jobs 2 read-python read-page

read-python: env
	@$(PHASE) lint $(MAKE) --no-print-directory lint

# What these two say follows from the files alone. What has succeeded on this machine before is not looked at again.
PAGE_TEXT := $(filter-out web/node_modules,$(wildcard web/* web/.prettier*)) src/vendome/games
RULES_TEXT := $(addprefix src/vendome/,__init__.py engine games bots lab luck notebook puzzles review) \
	$(addprefix tests/,bots conformance engine games lab notebook conftest.py support.py) pyproject.toml

read-page: $(MODULES)
	@$(PHASE) page $(ONCE) page $(PAGE_TEXT) -- $(MAKE) --no-print-directory page-types page-tests

played: page
	@$(PHASE) whole $(MAKE) --no-print-directory whole
	@$(PHASE) browser $(MAKE) --no-print-directory browser

measured: env
	@$(PHASE) coverage $(ONCE) coverage $(RULES_TEXT) -- nice -n 19 $(MAKE) --no-print-directory coverage

lint: env
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

# Of what changed against main. WHY=1 says why each file of tests was chosen, ALL=1 takes all.
fast: env
	$(BIN)/$(PYTEST) -m "not slow" $(if $(ALL),,--affected) $(if $(WHY),--why)

# A page that has not changed since is not checked again. A folder is newer when something in it was removed.
$(CHECKED): $(MODULES) $(shell find web -mindepth 1 \( -name node_modules -o -name .svelte-check \) -prune -o -print)
	@$(MAKE) --no-print-directory page-types page-tests
	@touch $@

page-types: $(MODULES)
	$(NPM) run --silent check
	$(NPM) run --silent lint

# The boards' and the shell's own tests; the browser's are Python's.
page-tests: $(MODULES)
	$(NPM) run --silent test -- --reporter=dot

# The shell is Chromium without windows: it takes less time, and the tests do without it where there is none.
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& apt-get update --quiet && apt-get install --yes --quiet --no-install-recommends chromium fonts-liberation libgl1-mesa-dri; } || { \
		echo "The browser tests need Chromium: install the package chromium, or Google Chrome." >&2; exit 1; }
	@command -v chromium-headless-shell >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& apt-get install --yes --quiet --no-install-recommends chromium-headless-shell; } || true

# Playwright speaks to it by BiDi, which the ESR before 153 does not know well enough (`network.addDataCollector`).
FIREFOX_IS_NEW := { firefox-esr --version || firefox --version; } 2>/dev/null | awk '{ is_new = $$NF + 0 >= 143 } END { exit !is_new }'

firefox:
	@$(FIREFOX_IS_NEW) || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& apt-get update --quiet && apt-get install --yes --quiet --no-install-recommends firefox-esr && $(FIREFOX_IS_NEW); } || { \
		echo "The browser tests need Firefox 143 or newer: install the package firefox-esr, or Firefox." >&2; exit 1; }

webkit:
	@{ command -v WebKitWebDriver && command -v Xvfb; } >/dev/null || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& apt-get update --quiet && apt-get install --yes --quiet --no-install-recommends webkit2gtk-driver xvfb; } || { \
		echo "The browser tests need WebKit: install the packages webkit2gtk-driver and xvfb." >&2; exit 1; }

systemd:
	@{ command -v systemd-analyze && command -v openssl; } >/dev/null || { \
		test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& apt-get update --quiet && apt-get install --yes --quiet --no-install-recommends systemd openssl; } || { \
		echo "The tests of deploy/ need systemd-analyze and openssl: install the packages systemd and openssl." >&2; exit 1; }

# Unpacked, not installed: a proxy that is installed starts, and serves the network.
proxies: env
	@PATH="$$PATH:/usr/sbin"; { command -v nginx && command -v caddy; } >/dev/null || test -x $(UNPACKED)/usr/bin/caddy || { \
		mkdir -p $(UNPACKED) && cd $(UNPACKED) \
		&& { apt-get download --quiet nginx caddy || { apt-get update --quiet && apt-get download --quiet nginx caddy; }; } \
		&& dpkg-deb --extract nginx_*.deb . && dpkg-deb --extract caddy_*.deb . && rm *.deb; } || { \
		echo "The tests of deploy/ need nginx and Caddy: install the packages nginx and caddy." >&2; exit 1; }

torch: $(TORCH)

$(TORCH): examples/requirements.lock | $(EVERYTHING)
	@$(STEP) "Installing torch, Stable-Baselines3 and TorchRL into $(VENV): a download of $(if $(SMALL_TORCH),160 MB,4.1 GB with CUDA)" \
		$(UV) pip install --quiet --python $(VENV) --require-hashes --requirement examples/requirements.lock
	@touch $@

# Where torch is small it is part of the whole, and its tests may not be skipped. Three at a time: while one waits for
# servers that are killed and started, the others keep both cores busy.
whole: env page chromium systemd proxies $(if $(SMALL_TORCH),torch)
	VENDOME_STRIDE=7 $(if $(SMALL_TORCH),VENDOME_TORCH=1) $(BIN)/$(PYTEST) -n 3 --ignore=tests/browser --soak-if-changed

# All of them, not only those that a change is about.
soak: env page chromium firefox webkit systemd proxies $(if $(SMALL_TORCH),torch)
	$(BIN)/$(PYTEST) -n 2 -m soak

# By themselves: Playwright's event loop stays in its process, where no test that awaits could run after it.
browser: env page chromium firefox webkit
	$(BIN)/$(PYTEST) tests/browser --soak-if-changed

# Compiled code can't be traced: the tests of rules, knowledge and records run once more as plain Python. What only speaks
# about games, or plays them, is not held to 100%.
NOT_RULES := */mind/*,*/remarks/*,*/lens.py,*/tweaks.py,*/registry.py,*/games/__init__.py

coverage: env
	$(BIN)/coverage erase
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m $(PYTEST) -m interpreted $$(grep -rl --include="test_*.py" --exclude-dir=added "mark.interpreted" tests)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report
	$(BIN)/coverage report --fail-under=100 --include="src/vendome/games/*,src/vendome/engine/records/re*" --omit="$(NOT_RULES)" --skip-empty

bench: env
	$(BIN)/python benchmarks/playouts.py
	$(BIN)/python benchmarks/table.py

RESOLVE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	--no-emit-index-url
AGREEING := $(RESOLVE) --constraint tests/requirements.lock

# The first has everything; all others agree with it.
lock: env
	$(RESOLVE) --group dev pyproject.toml --output-file tests/requirements.lock
	$(AGREEING) pyproject.toml --output-file requirements.lock
	$(AGREEING) --extra postgresql --extra nats pyproject.toml --output-file deploy/requirements.lock
	$(AGREEING) --group torch --output-file examples/requirements.lock
	$(AGREEING) --group setup --output-file setup/requirements.lock
	$(RESOLVE) --group node --output-file web/requirements.lock
	$(NPM) install --package-lock-only --omit-lockfile-registry-resolved

wheel: page
	@rm -rf dist
	@$(PYTHON) setup/build_wheel.py
	@cp deploy/requirements.lock dist

clean:
	rm -rf $(VENV) web/node_modules web/.svelte-check src/vendome/table/page dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*
