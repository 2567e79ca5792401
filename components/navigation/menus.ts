import type { Place } from "./destinations";

/** A member's bar: five places in the order of the thumb, and games, for which only a desktop's rail has room. */
export const barPlaces = [
  "home",
  "lotto",
  "poy",
  "results",
  "credit",
  "games",
] as const satisfies readonly Place[];

/** A member's own pages beyond the bar, in the account menu. */
export const ownPlaces = [
  "profile",
  "games",
  "withdraw",
  "statement",
  "banks",
  "affiliate",
  "achievement",
  "limits",
] as const satisfies readonly Place[];

/** What a member may look at besides, in the account menu; the live casino stands among the games. */
export const sitePlaces = ["promotions", "howTo", "videos", "download"] as const satisfies readonly Place[];

/** What a guest may look at, in the same menu. */
export const guestPlaces = ["casino", ...sitePlaces] as const;

/** The tiles of a member's front page. */
export const tilePlaces = [
  "lotto",
  "sets",
  "poy",
  "games",
  "numberSets",
  "results",
  "affiliate",
  "statement",
  "achievement",
  "promotions",
  "howTo",
  "download",
] as const satisfies readonly Place[];
