"""The bill of materials of a release, as CycloneDX: everything that the site contains, with its licence."""

import base64
import json
import time
import uuid
from pathlib import Path
from typing import Any, Final

from web.licences import shipped
from web.site_files import WEB

FORMAT: Final = "1.5"
NAMESPACE: Final = uuid.UUID("6ba7b811-9dad-11d1-80b4-00c04fd430c8")  # for URLs: RFC 9562
NOTICES: Final = WEB / "licence_texts" / "pyodide"


def bill_of_materials(release: str, digest: str, made: int) -> bytes:
    """Return the bill of a release; `digest` is the digest of the built site."""
    root = f"pkg:pypi/rollbook@{release}"
    packages = [_package(path, package) for path, package in shipped().items()]
    inside = [_inside(file) for file in sorted(NOTICES.glob("*.txt"))]
    pyodide = next(one for one in packages if one["name"] == "pyodide")
    pyodide["components"] = inside
    bill = {
        "$schema": f"http://cyclonedx.org/schema/bom-{FORMAT}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": FORMAT,
        "serialNumber": f"urn:uuid:{uuid.uuid5(NAMESPACE, f'{root}#{digest}')}",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(made)),
            "component": {
                "type": "application",
                "bom-ref": root,
                "name": "rollbook",
                "version": release,
                "licenses": [{"license": {"id": "MIT"}}],
                "purl": root,
                "properties": [{"name": "rollbook:site-digest", "value": digest}],
            },
        },
        "components": packages,
        "dependencies": [{"ref": root, "dependsOn": [one["bom-ref"] for one in packages]}],
    }
    return (json.dumps(bill, indent=2, ensure_ascii=False) + "\n").encode()


def _package(path: str, package: dict[str, Any]) -> dict[str, Any]:
    """Return the entry of an npm package, from the lock file."""
    name = path.rpartition("node_modules/")[2]
    version = package["version"]
    purl = f"pkg:npm/{name.replace('@', '%40')}@{version}"
    kind, _, digest = package["integrity"].partition("-")
    group, _, own = name.rpartition("/")
    return {
        "type": "library",
        "bom-ref": purl,
        **({"group": group} if group else {}),
        "name": own,
        "version": version,
        "hashes": [{"alg": kind.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}],
        "licenses": [{"license": {"id": package["license"]}}],
        "purl": purl,
    }


def _inside(notice: Path) -> dict[str, Any]:
    """Return a library within Pyodide's WebAssembly: the notice's first line is the name, all of it the licence."""
    text = notice.read_text("utf-8")
    named = text.partition("\n")[0].partition(",")[0].strip()
    name, _, version = named.rpartition(" ")
    known = bool(name) and version[:1].isdigit()
    return {
        "type": "library",
        "bom-ref": f"pyodide/{notice.stem}",
        "name": name if known else named,
        **({"version": version} if known else {}),
        "licenses": [{"license": {"name": f"licenses.txt: {named}", "text": {"content": text}}}],
    }
