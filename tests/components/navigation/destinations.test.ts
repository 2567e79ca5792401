import { expect, test } from "vitest";
import { destinations, linksTo } from "@/components/navigation/destinations";
import {
  barPlaces,
  moreTilePlaces,
  ownPlaces,
  settingsPlaces,
  sitePlaces,
  tilePlaces,
  wideTilePlaces,
} from "@/components/navigation/menus";
import { matchRoute } from "@/lib/domain/access/routes";
import names from "@/locales/th/navigation.json";

test("every place is a page of the site, and stands once", () => {
  const hrefs = Object.values(destinations).map(({ href }) => href);
  expect(hrefs.filter((href) => !matchRoute(href.split("/").filter(Boolean)))).toEqual([]);
  expect(new Set(hrefs).size).toBe(hrefs.length);
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
