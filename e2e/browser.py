"""The start of Chromium for tests, measurements and pictures."""

import os
import shutil
from typing import Any, Final

# Chromium draws what its address bar may show as web pages of their own, again for every window: about a second of
# computing that no visitor waits for, as it is over before an address is typed, but every test and measurement would.
ADDRESS_BAR: Final = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
# Of two lists of features to leave out Chromium obeys the last one, so what Playwright leaves out stands here again.
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
