import type { IconName } from "@/components/ui/art/icon";
import type { StaffRole } from "@/lib/domain/operators/staff";

/** A page of the console that the menu and the palette lead to. */
export interface Place {
  /** Its message in the namespace `shell`: `place.today`. */
  name: PlaceName;
  href: `/operator${string}`;
  icon: IconName;
  /** The lowest role that has a use for it. */
  role: StaffRole;
}

export type PlaceName =
  | "today"
  | "approvals"
  | "deposits"
  | "feed-rows"
  | "withdrawals"
  | "banks"
  | "tickets"
  | "protection"
  | "members"
  | "all-deposits"
  | "all-withdrawals"
  | "slips"
  | "rounds"
  | "rates"
  | "partners"
  | "content"
  | "site"
  | "reports"
  | "audit"
  | "staff"
  | "jobs"
  | "messages"
  | "settings";

const place = (name: PlaceName, path: string, icon: IconName, role: StaffRole = "staff"): Place => ({
  name,
  href: `/operator${path}`,
  icon,
  role,
});

/** The menu, in groups; the first group has no heading. */
export const placeGroups: readonly {
  name: "work" | "people" | "house" | "control";
  places: readonly Place[];
}[] = [
  {
    name: "work",
    places: [
      place("today", "", "home"),
      place("approvals", "/approvals", "check"),
      place("deposits", "/queues/deposits", "deposit"),
      place("feed-rows", "/queues/feed-rows", "search"),
      place("withdrawals", "/queues/withdrawals", "withdraw"),
      place("banks", "/queues/banks", "bank"),
      place("tickets", "/queues/tickets", "chat"),
      place("protection", "/queues/protection", "shield"),
    ],
  },
  {
    name: "people",
    places: [
      place("members", "/members", "user"),
      place("slips", "/slips", "slip"),
      place("all-deposits", "/deposits", "deposit"),
      place("all-withdrawals", "/withdrawals", "withdraw"),
    ],
  },
  {
    name: "house",
    places: [
      place("rounds", "/rounds", "calendar"),
      place("rates", "/rates", "chart"),
      place("partners", "/partners", "dice"),
      place("content", "/content", "note", "administrator"),
      place("site", "/site", "globe", "administrator"),
      place("reports", "/reports", "wallet", "administrator"),
    ],
  },
  {
    name: "control",
    places: [
      place("audit", "/audit", "eye", "administrator"),
      place("staff", "/staff", "lock", "superAdmin"),
      place("jobs", "/jobs", "clock"),
      place("messages", "/messages", "chat", "administrator"),
      place("settings", "/settings", "filter"),
    ],
  },
];

export const allPlaces: readonly Place[] = placeGroups.flatMap(({ places }) => places);

/** The place that an address belongs to: the longest that it begins with. */
export function placeOf(pathname: string): Place | undefined {
  return allPlaces
    .filter(({ href }) => pathname === href || (href !== "/operator" && pathname.startsWith(`${href}/`)))
    .toSorted((one, other) => other.href.length - one.href.length)[0];
}
