import type { IconName } from "@/components/ui/art/icon";

/** A place's address and its icon in every menu. */
interface Destination {
  href: string;
  icon: IconName;
  /** The call that the place lives on, as `callKey` has it: where the upstream lacks it, the place leaves the menus. */
  call?: string;
}

/** Every destination of the menus, once. Its key is the key of its label in the messages of `navigation`. */
export const destinations = {
  home: { href: "/main", icon: "home" },
  lotto: { href: "/lotto", icon: "bet" },
  sets: { href: "/lotto/4d", icon: "sets" },
  poy: { href: "/poy", icon: "slip", call: "POST /poys.all" },
  numberSets: { href: "/number-set", icon: "note", call: "GET /number-sets.all" },
  results: { href: "/results", icon: "trophy" },
  credit: { href: "/credit/deposit", icon: "wallet" },
  withdraw: { href: "/credit/withdraw", icon: "withdraw" },
  statement: { href: "/credit/statement", icon: "chart" },
  banks: { href: "/bank/status", icon: "bank" },
  games: { href: "/games", icon: "dice" },
  profile: { href: "/profile", icon: "user" },
  profileEdit: { href: "/profile/edit", icon: "note" },
  notifications: { href: "/profile/notifications", icon: "bell", call: "GET /users.notices" },
  support: { href: "/profile/support", icon: "chat", call: "GET /tickets.all" },
  changePin: { href: "/profile/change-pin", icon: "lock", call: "POST /users.change-password" },
  devices: { href: "/profile/devices", icon: "system", call: "GET /users.sessions" },
  limits: { href: "/profile/limits", icon: "shield", call: "GET /player-limits" },
  affiliate: { href: "/profile/affiliate", icon: "gift" },
  achievement: { href: "/profile/achievement", icon: "flag", call: "GET /achievements.all" },
  casino: { href: "/live/casino", icon: "dice" },
  promotions: { href: "/promotions", icon: "star", call: "GET /promotions.all" },
  howTo: { href: "/how-to", icon: "info" },
  videos: { href: "/vdo", icon: "eye", call: "GET /vdos.all" },
  download: { href: "/download", icon: "deposit" },
} satisfies Record<string, Destination>;

/** The bell's call, as `callKey` has it: without it there is no bell. */
export const BELL_CALL = "GET /notifications.all";

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
 * The links of a menu, in the order of `places`, with the labels given: those of `navigation`, or a menu's own. A place
 * without a label is none (`offeredNames`).
 */
export function linksTo<Named extends Place>(
  places: readonly Named[],
  names: Readonly<Partial<Record<Named, string>>>,
): NavigationLink[] {
  return places.flatMap((place) => {
    const { href, icon }: Destination = destinations[place];
    const name = names[place];
    return name === undefined ? [] : [{ place, href, icon, name }];
  });
}

/** Labels without those of the places that the upstream has no call for. @param lacking keys of such calls */
export function offeredNames<Names extends Readonly<Partial<Record<Place, string>>>>(
  names: Names,
  lacking: readonly string[],
): Partial<Names> {
  const isGone = (name: string) => {
    const place: Destination | undefined = Object.hasOwn(destinations, name)
      ? destinations[name as Place]
      : undefined;
    return place?.call !== undefined && lacking.includes(place.call);
  };
  return Object.fromEntries(Object.entries(names).filter(([name]) => !isGone(name))) as Partial<Names>;
}
