"""Benchmarks: each prints what it measured beside a reference measured in the same run. No part of the tests."""
