/** Outlines of screens, by what fills them. */
export type ScreenShape = "home" | "markets" | "tiles" | "rows" | "bet" | "form";

/** The first pattern that fits; pages that are read or filled in are `form`. */
const shapes: readonly (readonly [RegExp, ScreenShape])[] = [
  [/^\/lotto\/(?:4d|[^/]+\/[^/]+)$/, "bet"],
  [/^\/main$/, "home"],
  [/^\/lotto(?:\/(?:gov|stock))?$/, "markets"],
  [/^\/(?:lotto|games?)(?:\/|$)/, "tiles"],
  [/^\/(?:poy|results|dreams|number-set|promotions|vdo|how-to)(?:\/|$)/, "rows"],
  [/^\/credit\/(?:deposit|statement|status)$/, "rows"],
  [/^\/(?:bank\/status|profile\/(?:achievement|affiliate|devices))$/, "rows"],
];

/** @param pathname without its language prefix */
export const shapeOf = (pathname: string): ScreenShape =>
  shapes.find(([pages]) => pages.test(pathname))?.[1] ?? "form";
