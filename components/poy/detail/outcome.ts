import type { ChipTone } from "@/components/ui/chip";
import type { PoyLineOutcome, PoyRow, PoyStatus } from "@/lib/contract/poys";
import { type Satang, satang, subtractSatang } from "@/lib/domain/money/money";
import { digitsOf, type PoyOption } from "@/lib/domain/poy/options";

/** The label of a slip's chip: a round that is paid after a check is distinguished from one without a result. */
export const shownStatus = ({
  status,
  isBeingChecked,
}: Pick<PoyRow, "status" | "isBeingChecked">): ShownStatus =>
  status === "accepted" && isBeingChecked ? "checking" : status;

export type ShownStatus = PoyStatus | "checking";

const statusTone: Record<ShownStatus, ChipTone> = {
  accepted: "link",
  checking: "warning",
  won: "gold",
  lost: "neutral",
  cancelled: "warning",
  refunded: "warning",
};

/** The colour of a slip's state: gold is for a gain, so that a win below the stake is not celebrated. */
export function toneOf(poy: Pick<PoyRow, "status" | "isBeingChecked" | "total" | "win">): ChipTone {
  const status = shownStatus(poy);
  return status === "won" && !isGain(poy) ? "neutral" : statusTone[status];
}

/** The slip brought more than its stake. */
export const isGain = (poy: Pick<PoyRow, "status" | "total" | "win">): boolean => (netOf(poy) ?? 0) > 0;

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
