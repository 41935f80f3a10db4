# `make play` starts the bot with its sandbox, `make test` proves it sound, `make check` does in two minutes what it can.
# All set themselves up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
READY_DEV := $(VENV)/.ready-dev

.PHONY: play test check check-pythons lint types tests quick coverage bench requirements

play: $(READY)
	$(BIN)/python bot.py

test: lint types tests

check: lint types quick

# On each other supported Python of this machine: what the README says, a game of each title, and the rules' tests.
check-pythons: $(READY_DEV)
	$(BIN)/python -m tests.pythons

lint: $(READY_DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff check --preview --select PLW1514 . # Windows takes an encoding that is not named for an old code page
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/codespell

types: $(READY_DEV)
	$(BIN)/mypy .

tests: $(READY_DEV)
	$(BIN)/pytest -n 3 --dist worksteal

quick: $(READY_DEV)
	$(BIN)/pytest -n 2 --quick -q

# Counting lines makes the tests take twice as long, so it has a target of its own.
coverage: $(READY_DEV)
	$(BIN)/pytest -n 2 --cov --cov-report=term:skip-covered

bench: $(READY_DEV)
	$(BIN)/pip install --quiet open-spiel
	$(BIN)/python -m tests.bench

# Extras are kept in what is compiled: pip takes a requirement on coverage[toml] for one that coverage==... does not pin,
# so the next release of coverage would break the installation.
COMPILE := $(BIN)/uv pip compile --universal --python-version 3.11 --no-strip-extras --generate-hashes \
	--no-emit-index-url --custom-compile-command "make requirements" --quiet

requirements: $(READY_DEV)
	$(BIN)/pip install --quiet uv
	$(COMPILE) requirements.in -o requirements.txt
	$(COMPILE) requirements-dev.in -o requirements-dev.txt
	$(COMPILE) requirements-hikari.in -o requirements-hikari.txt
	$(BIN)/python -m tests.machines

# Tests start some hundred processes. What they read is compiled once, even where the surroundings forbid to keep it:
# to compile it each time took a tenth of the tests' time.
tests quick coverage: export PYTHONDONTWRITEBYTECODE =

$(READY): prepare.py requirements.txt
	$(PYTHON) prepare.py
	touch $@

$(READY_DEV): prepare.py requirements.txt requirements-dev.txt requirements-hikari.txt
	$(PYTHON) prepare.py tests
	touch $(READY) $@
