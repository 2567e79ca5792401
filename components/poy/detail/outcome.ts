import type { ChipTone } from "@/components/ui/chip";
import type { PoyLineOutcome, PoyRow, PoyStatus } from "@/lib/contract/poys";
import { type Satang, satang, subtractSatang } from "@/lib/domain/money/money";
import { type Outcome, outcomeOf } from "@/lib/domain/money/outcome";
import { digitsOf, type PoyOption } from "@/lib/domain/poy/options";

type Settled = Pick<PoyRow, "status" | "total" | "win">;

/**
 * The label of a slip's chip: a round that is paid after a check is distinguished from one without a result, and a win
 * that brought no gain from one that did.
 */
export function shownStatus(poy: Settled & Pick<PoyRow, "isBeingChecked">): ShownStatus {
  const { status, isBeingChecked } = poy;
  if (status === "accepted" && isBeingChecked) return "checking";
  return status === "won" ? wonStatus[slipOutcomeOf(poy) ?? "loss"] : status;
}

export type ShownStatus = PoyStatus | "checking" | "even" | "less";

/** A slip whose numbers won, by what is left of its stake. */
const wonStatus = { win: "won", even: "even", loss: "less" } as const satisfies Record<Outcome, ShownStatus>;

const statusTone: Record<ShownStatus, ChipTone> = {
  accepted: "link",
  checking: "warning",
  won: "gold",
  even: "neutral",
  less: "neutral",
  lost: "neutral",
  cancelled: "warning",
  refunded: "warning",
};

/** The colour of a slip's state: gold is for a gain, so that a win below the stake is not celebrated. */
export const toneOf = (poy: Settled & Pick<PoyRow, "isBeingChecked">): ChipTone =>
  statusTone[shownStatus(poy)];

/** What came of a slip that was drawn; null while it is open, and where it was given back. */
export function slipOutcomeOf(poy: Settled): Outcome | null {
  if (poy.status !== "won" && poy.status !== "lost") return null;
  return outcomeOf(subtractSatang(poy.win, poy.total));
}

/** The slip brought more than its stake. */
export const isGain = (poy: Settled): boolean => slipOutcomeOf(poy) === "win";

/** Its round was voided without a result: none comes any more. */
export const awaitsNoResult = ({ status, result }: Pick<PoyRow, "status" | "result">): boolean =>
  status === "refunded" && !result;

/** The slip's net result; null while it is open. A refunded slip is 0. */
export function netOf(poy: Pick<PoyRow, "status" | "total" | "win">): Satang | null {
  if (poy.status === "accepted") return null;
  if (poy.status === "cancelled" || poy.status === "refunded") return satang(0);
  return subtractSatang(poy.win, poy.total);
}

/** The same for one line; null while it is open. */
export function lineNetOf(line: { outcome: PoyLineOutcome; price: Satang; win: Satang }): Satang | null {
  if (line.outcome === "pending") return null;
  return line.outcome === "refunded" ? satang(0) : subtractSatang(line.win, line.price);
}

/** An option keeps the colour of its digit count everywhere. */
export function optionTone(option: PoyOption): "digits1" | "digits2" | "digits3" {
  return `digits${digitsOf(option)}`;
}
