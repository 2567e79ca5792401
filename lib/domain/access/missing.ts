import { normalise } from "./path";

/** What an address names, where nothing is found there: its own words and next steps are shown. */
export const missingThings = ["page", "slip", "market", "round", "draw", "game", "video", "receipt"] as const;
export type MissingThing = (typeof missingThings)[number];

/**
 * Read from the address alone, so that whatever is behind it (another member's slip, a receipt that was switched off)
 * is answered like what never was.
 */
export function missingAt(pathname: string): MissingThing {
  const [first, ...rest] = normalise(pathname)?.segments ?? [];
  switch (first) {
    case "poy": {
      // Slips of sets stand one segment deeper.
      const own = rest[0] === "lottery" ? rest.slice(1) : rest;
      return own.length > 1 ? "slip" : own.length === 1 ? "market" : "page";
    }
    case "lotto":
      return rest.length > 1 ? "round" : rest.length === 1 ? "market" : "page";
    case "results":
      return rest[0] === "yeekee" && rest.length > 1 ? "draw" : "page";
    case "game":
      return rest.length > 0 ? "game" : "page";
    case "vdo":
      return rest.length > 0 ? "video" : "page";
    case "receipt":
      return "receipt";
    default:
      return "page";
  }
}

/** Where the reader goes on from what is missing; null where only the home page is near. */
export const insteadOf: Readonly<Record<MissingThing, string | null>> = {
  page: null,
  slip: "/poy",
  market: "/lotto",
  round: "/lotto",
  draw: "/results",
  game: "/games",
  video: "/vdo",
  receipt: null,
};
