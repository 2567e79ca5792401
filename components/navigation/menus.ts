import type { Place } from "./destinations";

/** The member's bar: five places in the order of their use, and three that only fit a desktop's rail. */
export const barPlaces = [
  "home",
  "lotto",
  "poy",
  "results",
  "credit",
  "games",
  "profile",
  "howTo",
] as const satisfies readonly Place[];

/** The settings' sub-navigation, by group; the first group begins with the overview. */
export const settingsPlaces = {
  account: ["profile", "profileEdit", "notifications", "support"],
  safety: ["changePin", "devices", "limits"],
  money: ["affiliate", "achievement"],
} as const satisfies Record<string, readonly Place[]>;

/** The member's own pages in the account menu: the profile has the links to its own. */
export const ownPlaces = ["profile", "withdraw", "statement", "games"] as const satisfies readonly Place[];

/**
 * Public pages in everyone's account menu, which has the help above them. The live casino is none: its partners are
 * listed with the games.
 */
export const sitePlaces = ["promotions", "videos", "download"] as const satisfies readonly Place[];

/** The tiles of the member's home page. */
export const tilePlaces = [
  "lotto",
  "sets",
  "results",
  "poy",
  "numberSets",
  "affiliate",
  "statement",
  "download",
] as const satisfies readonly Place[];

/** The tiles behind "All" on the member's home page. */
export const moreTilePlaces = [
  "games",
  "achievement",
  "promotions",
  "howTo",
] as const satisfies readonly Place[];

/** The tiles of a desktop's home page, beside the rail: none of its places. */
export const wideTilePlaces = [
  "sets",
  "numberSets",
  "affiliate",
  "achievement",
  "statement",
  "banks",
  "promotions",
  "download",
] as const satisfies readonly Place[];
