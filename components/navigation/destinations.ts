import type { IconName } from "@/components/ui/art/icon";

/** A place's address and its icon in every menu. */
interface Destination {
  href: string;
  icon: IconName;
}

/** Every destination of the menus, once. Its key is the key of its label in the messages of `navigation`. */
export const destinations = {
  home: { href: "/main", icon: "home" },
  lotto: { href: "/lotto", icon: "bet" },
  sets: { href: "/lotto/4d", icon: "sets" },
  poy: { href: "/poy", icon: "slip" },
  numberSets: { href: "/number-set", icon: "note" },
  results: { href: "/results", icon: "trophy" },
  credit: { href: "/credit/deposit", icon: "wallet" },
  withdraw: { href: "/credit/withdraw", icon: "withdraw" },
  statement: { href: "/credit/statement", icon: "chart" },
  banks: { href: "/bank/status", icon: "bank" },
  games: { href: "/games", icon: "dice" },
  profile: { href: "/profile", icon: "user" },
  profileEdit: { href: "/profile/edit", icon: "note" },
  notifications: { href: "/profile/notifications", icon: "bell" },
  changePin: { href: "/profile/change-pin", icon: "lock" },
  devices: { href: "/profile/devices", icon: "system" },
  limits: { href: "/profile/limits", icon: "shield" },
  affiliate: { href: "/profile/affiliate", icon: "gift" },
  achievement: { href: "/profile/achievement", icon: "flag" },
  casino: { href: "/live/casino", icon: "dice" },
  promotions: { href: "/promotions", icon: "star" },
  howTo: { href: "/how-to", icon: "info" },
  videos: { href: "/vdo", icon: "eye" },
  download: { href: "/download", icon: "deposit" },
} satisfies Record<string, Destination>;

export type Place = keyof typeof destinations;

/** The place that a page is, or lies below: the one with the longest address. */
export function placeAt(pathname: string): Place | undefined {
  const [nearest] = (Object.keys(destinations) as Place[])
    .filter((place) => `${pathname}/`.startsWith(`${destinations[place].href}/`))
    .sort((one, other) => destinations[other].href.length - destinations[one].href.length);
  return nearest;
}

export interface NavigationLink extends Destination {
  place: Place;
  name: string;
}

/**
 * The links of a menu, in the order of `places`, with the labels given: those of `navigation`, or a menu's own.
 */
export function linksTo<Named extends Place>(
  places: readonly Named[],
  names: Readonly<Record<Named, string>>,
): NavigationLink[] {
  return places.map((place) => {
    const { href, icon }: Destination = destinations[place];
    return { place, href, icon, name: names[place] };
  });
}
