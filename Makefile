# Each target is a script in scripts/ that can be run by itself.
.DEFAULT_GOAL := help
.PHONY: help setup build test lint format docs bench install clean demo release

PREFIX ?= /usr/local

help:
	@scripts/help
setup:
	@scripts/setup
build:
	@scripts/build
release:
	@scripts/build-release
test:
	@scripts/test
lint:
	@scripts/lint
format:
	@scripts/format
docs:
	@scripts/docs
bench:
	@scripts/bench
install:
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" scripts/install
clean:
	@scripts/clean
demo:
	@scripts/demo
