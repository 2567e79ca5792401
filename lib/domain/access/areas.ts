import { memberStatus } from "./session";

/**
 * Parts of the site that a member's status can close: the middleware refuses their pages, the upstream their
 * calls.
 */
export const areas = ["credit", "bank", "game", "lotto"] as const;
export type Area = (typeof areas)[number];

const closedBy: Readonly<Record<number, readonly Area[]>> = {
  [memberStatus.noCredit]: ["credit", "bank"],
  [memberStatus.noGames]: ["game"],
  [memberStatus.noLotto]: ["lotto"],
};

/** True where a status closes an area: the middleware forbids its pages, the upstream refuses its calls. */
export const isClosedBy = (status: number, area: Area): boolean => closedBy[status]?.includes(area) ?? false;
