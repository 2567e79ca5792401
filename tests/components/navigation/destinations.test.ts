import { expect, test } from "vitest";
import { BELL_CALL, destinations, linksTo, offeredNames } from "@/components/navigation/destinations";
import {
  barPlaces,
  moreTilePlaces,
  ownPlaces,
  settingsPlaces,
  sitePlaces,
  tilePlaces,
  wideTilePlaces,
} from "@/components/navigation/menus";
import { entries } from "@/lib/contract";
import { callKey } from "@/lib/contract/endpoint";
import { matchRoute } from "@/lib/domain/access/routes";
import names from "@/locales/th/navigation.json";

test("every place is a page of the site, and stands once", () => {
  const hrefs = Object.values(destinations).map(({ href }) => href);
  expect(hrefs.filter((href) => !matchRoute(href.split("/").filter(Boolean)))).toEqual([]);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test("a place leaves the menus where the upstream has not its call, and no other does", () => {
  const calls = Object.values(destinations).flatMap((place) => ("call" in place ? [place.call] : []));
  const known = new Set(entries.map(([, entry]) => callKey(entry)));
  expect([BELL_CALL, ...calls].filter((call) => !known.has(call))).toEqual([]);
  for (const call of calls) {
    const rest = Object.keys(names).length - Object.keys(offeredNames(names, [call])).length;
    expect([call, rest]).toEqual([call, 1]);
  }
  expect(offeredNames(names, ["GET /nothing.all"])).toEqual(names);
  const bar = linksTo(barPlaces, offeredNames(names, ["POST /poys.all"])).map(({ place }) => place);
  expect(bar).not.toContain("poy");
});

test("every name is one of a place", () => {
  expect(Object.keys(names).filter((name) => !(name in destinations))).toEqual([]);
});

test.each(
  Object.entries({
    "a member's bar": barPlaces,
    "a member's account menu": [...ownPlaces, ...sitePlaces],
    "a guest's menu": sitePlaces,
    "the tiles of the front page": [...tilePlaces, ...moreTilePlaces],
    "the tiles of a desktop's front page": wideTilePlaces,
    "the settings": Object.values(settingsPlaces).flat(),
  }),
)("no two places of %s look alike", (_, menu) => {
  const icons = menu.map((place) => destinations[place].icon);
  expect(icons).toEqual([...new Set(icons)]);
});

test("a menu's links stand in its order, by the names it gives", () => {
  expect(linksTo(["results", "lotto"], { results: "Results", lotto: "Bet" })).toEqual([
    { place: "results", href: "/results", icon: "trophy", name: "Results" },
    { place: "lotto", href: "/lotto", icon: "bet", name: "Bet" },
  ]);
});
