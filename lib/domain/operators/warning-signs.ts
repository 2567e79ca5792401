/** What speaks against a member's request for money, of what staff can see. */
import { isSameName } from "../banks/banks";
import { DAY_MS } from "../time/time";

/** In the order of their weight. */
export const warningSigns = [
  "shared-device",
  "shared-bank",
  "another-name",
  "self-excluded",
  "hand-made-money",
  "shared-address",
  "name-changed",
  "turnover-left",
  "new-member",
] as const;
export type WarningSign = (typeof warningSigns)[number];

/** Signs that alone are a reason to look closely; the others are common among honest members. */
const grave: readonly WarningSign[] = [
  "shared-device",
  "shared-bank",
  "another-name",
  "self-excluded",
  "hand-made-money",
];
export const isGrave = (sign: WarningSign): boolean => grave.includes(sign);

/** How long after the signup a member counts as new. */
const NEW_MS = 2 * DAY_MS;

export interface Evidence {
  /** The member's name, and names they had before. */
  readonly name: string;
  readonly formerNames: readonly string[];
  /** The name on the account that is decided on; null where none is. */
  readonly accountName: string | null;
  /** What other accounts have in common with this one. */
  readonly links: readonly { readonly signs: readonly ("device" | "bank" | "address")[] }[];
  /** False while credits must still be staked. */
  readonly canWithdraw: boolean;
  readonly isSelfExcluded: boolean;
  /** What operators gave by hand of late (satang) */
  readonly handMade: number;
  /** Epoch ms */
  readonly memberSinceMs: number;
}

/** The signs that the evidence shows, the gravest first. @param nowMs epoch ms */
export function warningSignsOf(evidence: Evidence, nowMs: number): readonly WarningSign[] {
  const { name, formerNames, accountName, links, canWithdraw, isSelfExcluded, handMade, memberSinceMs } =
    evidence;
  const shares = (sign: "device" | "bank" | "address") => links.some(({ signs }) => signs.includes(sign));
  const holds: Record<WarningSign, boolean> = {
    "shared-device": shares("device"),
    "shared-bank": shares("bank"),
    "another-name": accountName !== null && !isSameName(accountName, name),
    "self-excluded": isSelfExcluded,
    "hand-made-money": handMade > 0,
    "shared-address": shares("address"),
    "name-changed": formerNames.length > 0,
    "turnover-left": !canWithdraw,
    "new-member": nowMs - memberSinceMs < NEW_MS,
  };
  return warningSigns.filter((sign) => holds[sign]);
}
