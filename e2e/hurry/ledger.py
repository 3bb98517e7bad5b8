"""What was stored on the device, and what may follow what: matches, robots and classes stay their own."""

import re
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final

from rollbook import Match

HEADS: Final = re.compile(r"^(game|options|seed): .*$", re.MULTILINE)
MARK: Final = re.compile(r"^# mark (\d+)$", re.MULTILINE)
"""A line of a robot's code that the hurry has written, each only once."""
STAYS: Final = {"robot": ("id", "game", "made"), "class": ("id", "code", "made")}
"""What a robot and a class keep all their life."""

Fault = Callable[[str, str, str], None]
"""Takes what is wrong, what was expected and what was seen."""
Head = tuple[list[str], int]


class Ledger:
    """All that pages have told of their storage."""

    def __init__(self, fault: Fault) -> None:
        self._fault = fault
        self.records: dict[str, dict[int, str]] = defaultdict(dict)
        """Of each match, its records by revision."""
        self.heads: dict[str, Head] = {}
        self.done: dict[str, int] = defaultdict(int)
        """The latest revision of which a page has said that all is done."""
        self.kept: dict[str, dict[str, dict[str, Any]]] = {"robot": {}, "class": {}}
        """Robots and classes as they were stored last."""
        self._told: dict[str, dict[str, Any]] = {}
        """What was told with them."""
        self._spent: dict[tuple[str, str], int] = {}

    @property
    def saved(self) -> int:
        """How often a match was stored."""
        return sum(map(len, self.records.values()))

    def hear(self, told: dict[str, Any]) -> None:
        """Take in what a page has stored."""
        kind, value = told["kind"], told["value"]
        if kind == "gone":
            self._gone(told["key"])
        elif kind == "match":
            self._match(told, value["id"], value["revision"], value["record"])
        else:
            self._thing(told, kind, value)

    def _gone(self, key: str) -> None:
        known = {*self.records, *self.kept["robot"], *self.kept["class"]}
        if key in known or key == "everything":
            self._fault("Something was deleted", "nothing is deleted that nobody has asked to delete", key)

    # matches

    def _match(self, told: dict[str, Any], id: str, revision: int, record: str) -> None:
        known = self.records[id]
        if known.setdefault(revision, record) != record:
            self._fault("A revision was stored twice", known[revision], f"{id}, revision {revision}:\n{record}")
            return
        wanted = self.heads.setdefault(id, head(record))
        self._check_record(f"{id}, revision {revision}", record, wanted)
        before = known.get(revision - 1)
        if before is None:
            return
        old, new = actions(before), actions(record)
        if not consistent(old, new):
            self._fault("A revision does not follow", before, f"{id}, revision {revision}:\n{record}")
        elif len(new) < len(old):
            spent = (told["doc"], "undo")
            self._spent[spent] = self._spent.get(spent, 0) + 1
            if self._spent[spent] > told["undos"]:
                self._fault(
                    "A match has shrunk", f"only by the {told['undos']} asked there:\n{before}", f"{id}:\n{record}"
                )

    def _check_record(self, what: str, record: str, wanted: Head) -> None:
        try:
            match = Match.parse(record)
        except ValueError as error:
            self._fault("A record does not parse", "it does", f"{what}: {error}\n{record}")
            return
        if str(match) != record or head(record) != wanted:
            self._fault("A match is not its own", str(wanted), f"{what}:\n{record}")

    # robots and classes

    def _thing(self, told: dict[str, Any], kind: str, value: dict[str, Any]) -> None:
        before = self.kept[kind].get(value["id"])
        # Two tabs tell each for itself, and so what was stored first may be told last.
        late = before is not None and value["changed"] < before["changed"]
        if before is not None and late:
            told, before, value = self._told[value["id"]], value, before
        self.kept[kind][value["id"]] = value
        self._told[value["id"]] = told
        if before is None:
            return
        changed = [name for name in STAYS[kind] if before[name] != value[name]]
        if changed:
            self._fault(f"A {kind} has become another", str([before[name] for name in changed]), str(value)[:1000])
        if kind == "class":
            lost = [result for result in before["results"] if result not in value["results"]]
            if lost:
                self._fault("A class has lost results", "it only gains them", f"{value['code']}: {lost[0][:500]}")
        elif before["source"] != value["source"] and not told["left"]:
            if late:
                self._versions(told, before, value)
            else:
                self._source(told, before, value)

    def _source(self, told: dict[str, Any], before: dict[str, Any], value: dict[str, Any]) -> None:
        """Another code: written there, and what another tab wrote is kept as a version."""
        spent = (told["doc"], value["id"])
        if told["edits"] <= self._spent.get(spent, 0):
            self._fault(
                "A tab in which nobody wrote has changed a robot's code",
                before["source"][:300],
                f"{value['name']}: {value['source'][:300]}",
            )
        self._spent[spent] = told["edits"]
        self._versions(told, before, value)

    def _versions(self, told: dict[str, Any], before: dict[str, Any], value: dict[str, Any]) -> None:
        """What stood in this tab's editor may be written over there; what another tab has written becomes a version."""
        there = written(value)
        lost = set(MARK.findall(before["source"])) - there - set(told["marks"])
        if lost:
            later = value["changed"] - before["changed"]
            self._fault(
                "What was written in another tab is lost",
                f"marks {sorted(lost)} among the versions of {value['name']}",
                f"marks {sorted(there)}, stored by {told['doc']} {later} ms after {sorted(written(before))}",
            )

    # at the end

    def check(self, kept: list[dict[str, Any]]) -> None:
        """Compare all that was told with what is there at last."""
        found: dict[str, dict[str, Any]] = {one["value"]["id"]: one["value"] for one in kept}
        for id, wanted in self.heads.items():
            if id not in found:
                self._fault("A match has gone", str(wanted), id)
                continue
            revision, record = found[id]["revision"], found[id]["record"]
            self._check_record(f"{id}, as it is kept", record, wanted)
            last = max([self.done[id], *self.records[id]])
            if revision < last or self.records[id].get(revision, record) != record:
                self._fault("Something done is lost", f"{id}: revision {last}", f"revision {revision}:\n{record}")
        for kind, things in self.kept.items():
            for id, thing in things.items():
                if found.get(id) != thing:
                    self._fault(f"A {kind} is not as it was stored", str(thing)[:1000], str(found.get(id))[:1000])


def written(robot: dict[str, Any]) -> set[str]:
    """The marks in a robot's code and in all its versions."""
    return {mark for one in (robot, *robot["versions"]) for mark in MARK.findall(one["source"])}


def head(record: str) -> Head:
    """What a match keeps all its life: its game, options and seed, and how many seats it has."""
    above = record.partition("\n\n")[0]
    return [line.group() for line in HEADS.finditer(above)], above.count(" | ")


def actions(record: str) -> list[str]:
    """A record's actions, without remarks."""
    return [line for line in record.partition("\n\n")[2].splitlines() if not line.startswith("#")]


def consistent(before: list[str], after: list[str]) -> bool:
    """Whether one list goes on where the other ends, or lacks one action of a round that seats play together."""
    longer, shorter = (before, after) if len(before) >= len(after) else (after, before)
    if longer[: len(shorter)] == shorter:
        return True
    return any(before[:at] + before[at + 1 :] == after for at in range(len(before)))
