# Everything a newcomer types. Each target sets up what it needs by itself.
.PHONY: help setup build demo test wheel lint bench docs conformance-jax clean

help:
	@echo "make demo             run the running example and a transformer block in JAX on Tesela"
	@echo "make test             set up, build, run all tests"
	@echo "make build            build/release/bin/tesela, tesela-opt; .venv with the Python side"
	@echo "make wheel            build/wheel/tesela-*.whl, for pip install"
	@echo "make lint             formatting, folder order, clang-tidy on what changed"
	@echo "make bench            Tesela beside its peers; writes docs/performance.md"
	@echo "make docs             write docs/conformance.md from a measured run"
	@echo "make conformance-jax  JAX's own lax tests; name a source tree: JAX_SOURCE=path"

setup:
	@scripts/setup.sh

build: setup
	@scripts/build.sh

demo: build
	@scripts/demo.sh

test: build
	@scripts/test.sh

wheel: build
	@scripts/wheel.sh

lint: setup
	@scripts/lint.sh

bench: build
	@scripts/bench.sh

docs: build
	@scripts/conformance.sh

conformance-jax: build
	@JAX_SOURCE="$(JAX_SOURCE)" TESTS="$(TESTS)" scripts/conformance_jax.sh

clean:
	rm -rf build .venv
