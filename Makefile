# `make play` starts the bot with its sandbox, `make test` proves it sound, `make check` does in two minutes what it can.
# All set themselves up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
READY_DEV := $(VENV)/.ready-dev
READY_HIKARI := $(VENV)/hikari/.ready

.PHONY: play test check lint types tests quick coverage bench requirements

play: $(READY)
	$(BIN)/python bot.py

test: lint types tests

check: lint types quick

lint: $(READY_DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/codespell

types: $(READY_DEV)
	$(BIN)/mypy .

tests: $(READY_DEV) $(READY_HIKARI)
	$(BIN)/pytest -n 3 --dist worksteal

quick: $(READY_DEV)
	$(BIN)/pytest -n 2 --quick -q

# Counting lines makes the tests take twice as long, so it has a target of its own.
coverage: $(READY_DEV) $(READY_HIKARI)
	$(BIN)/pytest -n 2 --cov --cov-report=term:skip-covered

bench: $(READY_DEV)
	$(BIN)/pip install --quiet open-spiel
	$(BIN)/python -m tests.bench

# Extras are kept in what is compiled: pip takes a requirement on coverage[toml] for one that coverage==... does not pin,
# so the next release of coverage would break the installation.
requirements: $(READY_DEV)
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --no-strip-extras --generate-hashes --no-emit-index-url --quiet requirements.in -o requirements.txt
	$(BIN)/uv pip compile --no-strip-extras --generate-hashes --no-emit-index-url --quiet requirements-dev.in -o requirements-dev.txt
	$(BIN)/uv pip compile --no-strip-extras --generate-hashes --no-emit-index-url --quiet requirements-hikari.in -o requirements-hikari.txt

# Tests start some hundred processes. What they read is compiled once, even where the surroundings forbid to keep it:
# to compile it each time took a tenth of the tests' time.
tests quick coverage: export PYTHONDONTWRITEBYTECODE =

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(READY): requirements.txt | $(VENV)/bin/python
	$(BIN)/pip install --quiet --require-hashes -r requirements.txt
	touch $@

$(READY_DEV): requirements-dev.txt $(READY)
	$(BIN)/pip install --quiet --require-hashes -r requirements-dev.txt
	touch $@

# A second client library for the sandbox's tests; it cannot share the bot's environment.
$(READY_HIKARI): requirements-hikari.txt | $(VENV)/bin/python
	$(PYTHON) -m venv $(VENV)/hikari
	$(VENV)/hikari/bin/pip install --quiet --require-hashes -r requirements-hikari.txt
	touch $@
