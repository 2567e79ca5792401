import type { Place } from "./destinations";

/** The member's bar: five places in the order of their use, and games, which only fit a desktop's rail. */
export const barPlaces = [
  "home",
  "lotto",
  "poy",
  "results",
  "credit",
  "games",
] as const satisfies readonly Place[];

/** The member's own pages in the account menu. */
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

/** Public pages in a member's account menu; the live casino is listed with the games. */
export const sitePlaces = ["promotions", "howTo", "videos", "download"] as const satisfies readonly Place[];

/** Public pages in a guest's account menu. */
export const guestPlaces = ["casino", ...sitePlaces] as const;

/** The tiles of the member's home page. */
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
