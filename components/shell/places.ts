import type { IconName } from "@/components/ui/icon";

/** One place of the bottom bar and the rail. `word` is its key in the shell's words. */
export interface Place {
  href: string;
  icon: IconName;
  word: "home" | "bet" | "slips" | "results" | "credit" | "games" | "deposit";
  /** Only on the rail of a desktop: a phone has room for five and reaches it by the account menu. */
  isRailOnly?: true;
}

/** The places of a member: five in the order of the thumb, and what the rail adds. */
export const memberPlaces: readonly Place[] = [
  { href: "/main", icon: "home", word: "home" },
  { href: "/lotto", icon: "bet", word: "bet" },
  { href: "/poy", icon: "slip", word: "slips" },
  { href: "/results", icon: "trophy", word: "results" },
  { href: "/credit/deposit", icon: "wallet", word: "credit" },
  { href: "/games", icon: "dice", word: "games", isRailOnly: true },
];

/** Pages where a decision about money is taken: no bottom bar on a phone, the page's own bar stands there. */
const barePages: readonly RegExp[] = [/^\/lotto\/[^/]+\/[^/]+$/, /^\/lotto\/4d$/];

/** `pathname` without its language prefix. */
export function isBare(pathname: string): boolean {
  return barePages.some((page) => page.test(pathname));
}

/** The place a page belongs to; the longest address that leads to it. */
export function placeOf(pathname: string, places: readonly Place[] = memberPlaces): Place | undefined {
  const fits = places.filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
  if (fits.length === 0 && pathname.startsWith("/game/")) return places.find(({ word }) => word === "games");
  // Bank accounts are where credit comes from and goes to.
  if (fits.length === 0 && /^\/(credit|bank)(\/|$)/.test(pathname))
    return places.find(({ word }) => word === "credit");
  return fits.sort((one, other) => other.href.length - one.href.length)[0];
}
