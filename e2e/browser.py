"""The start of Chromium for tests, measurements and pictures."""

import os
import shutil
from typing import Any, Final

# Chromium renders the suggestions of its address bar as web pages, again for every window: about a second of CPU time.
# A visitor never waits for that, because it is over before an address is typed, but every test and measurement would.
ADDRESS_BAR: Final = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
# Of two lists of features to disable, Chromium uses the last one, so Playwright's list is repeated here.
LEFT_OUT: Final = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "TcpPortRandomizationWin",
    "ThirdPartyStoragePartitioning",
)
# V8 optimises WebAssembly that is used often, at a price that pays off over minutes. Few tests live so long: here it
# waits until far more has run, so that the long ones (the rules' tests) have optimised code and the short ones do
# without, as a visitor's first seconds do.
OPTIMISED_LATER: Final = "--js-flags=--wasm-tiering-budget=1000000000"


def launch_options(*more: str) -> dict[str, Any]:
    """Playwright's options for starting the browser that CHROME_PATH names or that is found, with some flags more."""
    found = os.environ.get("CHROME_PATH") or shutil.which("chromium") or shutil.which("google-chrome")
    flags = [f"--disable-features={','.join((*LEFT_OUT, *ADDRESS_BAR))}", *more]
    return {"args": flags, "chromium_sandbox": False, **({"executable_path": found} if found else {})}
