"""`data-busy`, on which every test relies, is reset only when the work that set it has finished."""

from playwright.sync_api import expect

from e2e.conftest import OpenContext, Serve
from e2e.pages import Screen

FAULTS = """() => {
  Promise.reject(new TypeError("of no concern"));
  setTimeout(() => { throw new TypeError("of no concern"); });
}"""


def test_a_fault_elsewhere_leaves_a_page_busy_while_python_starts(open_context: OpenContext, serve: Serve) -> None:
    watch = open_context()
    watch.expect("of no concern")
    page = watch.context.new_page()
    with serve() as site:
        site.faults = {".wasm": "hanging"}
        page.goto(f"{site.url}#/matches")
        there = Screen(page)
        expect(there.main("matches")).to_be_visible()
        site.wait_requested(".wasm")
        page.evaluate(FAULTS)
        expect(there.notices.filter(has_text="of no concern")).to_be_visible()
        expect(there.root).to_have_attribute("data-busy", "true")
        assert "start Python" in {one["name"] for one in page.evaluate("rollbook.held()")}
        site.mend()
        there.wait_ready()
        there.wait_idle()
        assert page.evaluate("rollbook.held()") == []
