# Everything a person or a machine does with this repository. `make` alone lists it.
#   PYTHON=/path/to/python   the Python that .venv is made with
#   ARGS='...'               more arguments for the tool that the target runs

.DEFAULT_GOAL := help
.PHONY: help play setup test check bench fuzz soak mutants screenshots clean
BIN := .venv/bin
ARGS ?=

help: ## list these targets
	@awk -F': .*## ' '/^[a-z]+: .*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## set up what is needed and play in the browser
	@PYTHON='$(PYTHON)' tools/setup.sh runtime
	@$(BIN)/harena serve $(ARGS)

setup: ## make or refresh .venv: harena (compiled where a C compiler is) and all tools
	@PYTHON='$(PYTHON)' tools/setup.sh dev

test: setup ## run the tests, in parallel and in random order
	$(BIN)/python -m pytest -n auto $(ARGS)

check: setup ## style, types, layers, and then the tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -n auto $(ARGS)

bench: setup ## measure the speed of the engine
	$(BIN)/harena bench $(ARGS)

fuzz: setup ## feed the parsers a million malformed inputs (HARENA_FUZZ=number)
	HARENA_FUZZ=$${HARENA_FUZZ:-1000000} $(BIN)/python -m pytest -n auto -m fuzz $(ARGS)

soak: setup ## play very many games with all checks (HARENA_SOAK=number)
	HARENA_SOAK=$${HARENA_SOAK:-100000} $(BIN)/python -m pytest -n auto -m soak $(ARGS)

mutants: setup ## change the rules in many small ways and see whether the tests notice
	$(BIN)/python -m tools.mutants $(ARGS)

screenshots: setup ## take pictures of the browser table in all its states (needs Chromium)
	$(BIN)/python tools/screenshots.py $(ARGS)

clean: ## remove the environment, builds and caches
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf .benchmarks .import_linter_cache src/harena/web/static frontend/node_modules
	find src tests benchmarks tools -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' -o -name '_compiled.*.stamp' \) -delete
