import type { ChipTone } from "@/components/ui/chip";
import type { PoyLineOutcome, PoyRow, PoyStatus } from "@/lib/contract/poys";
import { type Satang, satang, subtractSatang } from "@/lib/domain/money";
import { digitsOf, type PoyOption } from "@/lib/domain/poy/options";

/** The label of a slip's chip: a round that is paid after a check is distinguished from one without a result. */
export const shownStatus = ({
  status,
  isBeingChecked,
}: Pick<PoyRow, "status" | "isBeingChecked">): ShownStatus =>
  status === "accepted" && isBeingChecked ? "checking" : status;

export type ShownStatus = PoyStatus | "checking";

export const statusTone: Record<ShownStatus, ChipTone> = {
  accepted: "link",
  checking: "warning",
  won: "gold",
  lost: "neutral",
  cancelled: "warning",
  refunded: "warning",
};

export const outcomeTone: Record<PoyLineOutcome, ChipTone> = {
  pending: "link",
  won: "gold",
  lost: "neutral",
  refunded: "warning",
};

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
