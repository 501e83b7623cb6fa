# Needs Python 3.11 or newer with pip, make and git. Everything else is installed inside this folder, pinned by hash;
# only the browser for the tests comes from the system.

PYTHON ?= python3
UV := .tools/bin/uv

.DEFAULT_GOAL := help
.PHONY: help play test quick campaign mutants lint format observations goldens bench peers ismcts lock clean
# One thing after the other, even under -j: the output stays in order and the game keeps the keyboard.
.NOTPARALLEL:

help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/package ## Play in the browser: serves the tables, and says where
	@.venv/bin/sousbois serve

# --- Checks ----------------------------------------------------------------------------------------------------------

LINT := mypy 'ruff check' 'ruff format --check' 'lint-imports --no-logo'
GAMES := $(patsubst src/sousbois/games/%/__init__.py,%,$(wildcard src/sousbois/games/*/__init__.py))
COMPILING := $(patsubst %,'python -m tests.compiling %',$(filter-out igels,$(GAMES)))
# Reads all tests once, so that the processes that run them find them compiled.
COLLECTING := 'pytest --collect-only -q'

# Many containers forbid bytecode files. Without them, every process would compile every module again.
test quick: export PYTHONDONTWRITEBYTECODE =
test: .venv/package .venv/checks .venv/browser ## Run every check: lint and first-run compilation, then all tests
	@# The longest first: igels, then mypy.
	@.venv/bin/python -m tests.side_by_side 'python -m tests.compiling igels' $(LINT) $(COMPILING) $(COLLECTING)
	@printf '\n=== pytest ===\n' && .venv/bin/pytest -n 4 --dist loadgroup

quick: .venv/package .venv/checks ## Lint, and run the tests that the changed files can affect
	@.venv/bin/python -m tests.quick $(LINT)

campaign: .venv/package .venv/checks .venv/browser .venv/engines ## Run what takes hours, before a release; goes on where it was stopped
	@.venv/bin/python -m tests.campaign

lint: .venv/package .venv/checks ## Run the checks that run no code: style, types, imports
	@.venv/bin/python -m tests.side_by_side $(LINT)

format: .venv/checks ## Sort imports and format the code
	@.venv/bin/ruff check --select I --fix
	@.venv/bin/ruff format

observations: .venv/package ## Describe observations and actions anew, after a change of what is declared
	@.venv/bin/python -m sousbois.doors.describing > docs/observations.md

goldens: .venv/package .venv/checks ## Write the golden games anew, after a meant change of the rules
	@.venv/bin/python -m tests.regenerate_goldens

# --- Measurements ----------------------------------------------------------------------------------------------------

bench: .venv/package ## Measure the speed of the engine
	@.venv/bin/sousbois bench

peers: .venv-peers/package ## Measure it beside other engines (a large install)
	@.venv-peers/bin/python benchmarks/peers.py

ismcts: .venv-peers/package ## Play against OpenSpiel's IS-MCTS (GAME=hunt; a large install)
	@.venv-peers/bin/python benchmarks/ismcts.py $(or $(GAME),hunt)

mutants: .venv/package .venv/checks ## Plant mistakes and count those that the tests find (GAME=hunt, core, play, bots; all)
	@.venv/bin/python -m tests.mutants $(GAME)

# --- Environments ----------------------------------------------------------------------------------------------------
# An empty file marks each finished step: a step runs again only when what it was made from has changed.

# uv is the faster. Where it is missing, or cannot reach the packages that pip reaches, pip does the same from the same
# locks; its --python option spares the environments a pip of their own, which some systems' Pythons cannot make.
environment = { test -x $(UV) && $(UV) venv --quiet --clear --python "$$(command -v $(PYTHON))" $(1); } || \
	$(PYTHON) -m venv --clear --without-pip $(1)
install = { test -x $(UV) && $(UV) pip install --python $(1) $(2); } || \
	$(PYTHON) -m pip --python $(1) install $(2)

.tools/ready: requirements/tools.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	 { echo "sousbois needs Python 3.11 or newer (make PYTHON=...), not: $$($(PYTHON) --version 2>&1)" >&2; exit 1; }
	@rm -rf $(@D) && mkdir $(@D)
	@echo 'Installing uv'
	@$(PYTHON) -m pip install --quiet --root-user-action ignore --require-hashes --target $(@D) -r $< || \
	 { $(PYTHON) -m venv $(@D) && $(@D)/bin/python -m pip install --quiet --require-hashes -r $<; } || \
	 echo 'No uv to be had: pip installs the rest'
	@touch $@

.venv/ready: requirements/play.txt
.venv-peers/ready: requirements/peers.txt
.venv/ready .venv-peers/ready: | .tools/ready
	@echo 'Installing $< into $(@D)'
	@$(call environment,$(@D))
	@$(call install,$(@D),--require-hashes -r $<)
	@touch $@

.venv/checks: requirements/test.txt .venv/ready
	@echo 'Installing $< into $(@D)'
	@$(call install,$(@D),--require-hashes -r $<)
	@touch $@

# What does not come inside this folder: the tests of the pages need a Chromium, and emoji to show.
BROWSER := chromium-headless-shell fonts-noto-color-emoji
packages = test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo 'Installing $(1)' && \
	apt-get update && apt-get install -y --no-install-recommends $(1)
.venv/browser: .venv/ready
	@{ command -v chromium-headless-shell || command -v chromium || command -v google-chrome; } >/dev/null || \
	 { $(call packages,$(BROWSER)); } || \
	 { echo 'The tests need a Chromium; on Debian, as root: apt-get install $(BROWSER)' >&2; exit 1; }
	@touch $@

# The other engines, without which one stage of the campaign fails and all others run.
ENGINES := firefox-esr webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb
.venv/engines: .venv/ready
	@{ { command -v firefox-esr || command -v firefox; } && command -v WebKitWebDriver && command -v Xvfb && \
	  /usr/bin/python3 -c 'import gi; gi.require_version("WebKit2", "4.1")'; } >/dev/null 2>&1 || \
	 { $(call packages,$(ENGINES)); } || \
	 { echo 'No Firefox or no WebKitGTK; on Debian, as root: apt-get install $(ENGINES)' >&2; exit 0; } && \
	 touch $@

.venv/package .venv-peers/package: %/package: pyproject.toml %/ready
	@$(call install,$(@D),--no-build-isolation --no-deps --editable .)
	@touch $@

# --- Upkeep ----------------------------------------------------------------------------------------------------------

# One lock for every Python from 3.11 on and every system, without the address of any package index. What the test lock
# pins, the others follow, so that one version is tested, played and measured.
compile = $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command 'make lock'

lock: .tools/ready ## Pin the newest versions that pyproject.toml allows
	@$(compile) --group tools -o requirements/tools.txt
	@$(compile) pyproject.toml --all-extras --group build --group test -o requirements/test.txt
	@$(compile) pyproject.toml --group build -c requirements/test.txt -o requirements/play.txt
	@$(compile) pyproject.toml --all-extras --group build --group peers -c requirements/test.txt -o requirements/peers.txt

clean: ## Remove everything that was installed or made
	@rm -rf .venv .venv-peers .tools .campaign .hypothesis .import_linter_cache .mutants .mypy_cache .pytest_cache \
	 .ruff_cache dist
	@find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +
