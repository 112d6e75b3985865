"""docs/python.md lists just what is traced."""

from conftest import ROOT
from tesela import listing


def test_lists():
    page = (ROOT / "docs/python.md").read_text()
    assert listing.write(page) == page, "python -m tesela.listing docs/python.md"
    assert all(f"<!-- {title} -->" in page for title in [*listing.names(), "Refused"])
