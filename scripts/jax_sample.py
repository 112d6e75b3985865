"""A pytest plugin of conformance_jax.sh.

JAX's tests ask for the device by name and leave out what only "cpu" can do;
Tesela's device is a processor too, so they are told that name. Of a long file
a sample runs, the same every time: the TESELA_SAMPLE tests whose names have the
least checksums, in the file's order.
"""

import os
import zlib


def pytest_collection_modifyitems(config, items):
    # Not before: the module keeps the standard output that it is imported with.
    from jax._src import test_util

    test_util.device_under_test = lambda: "cpu"
    most = int(os.environ.get("TESELA_SAMPLE", "0"))
    if most and len(items) > most:
        ordered = sorted(items, key=lambda item: zlib.crc32(item.nodeid.encode()))
        sample = {item.nodeid for item in ordered[:most]}
        items[:] = [item for item in items if item.nodeid in sample]
