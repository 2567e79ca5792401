import type { ChipTone } from "@/components/ui/chip";
import type { PoyLineOutcome, PoyRow, PoyStatus } from "@/lib/contract/poys";
import { type Satang, satang, subtractSatang } from "@/lib/domain/money";
import { digitsOf, type PoyOption } from "@/lib/domain/poy/options";

/** What a slip's chip says: a slip whose round is paid after a check is told apart from one that waits for its result. */
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

/** What the slip left the member with; null while the result is out. A slip given back left him as he was. */
export function netOf(poy: Pick<PoyRow, "status" | "total" | "win">): Satang | null {
  if (poy.status === "accepted") return null;
  if (poy.status === "cancelled" || poy.status === "refunded") return satang(0);
  return subtractSatang(poy.win, poy.total);
}

/** The same for one line; null while it waits. */
export function lineNetOf(line: { outcome: PoyLineOutcome; price: Satang; win: Satang }): Satang | null {
  if (line.outcome === "pending") return null;
  return line.outcome === "refunded" ? satang(0) : subtractSatang(line.win, line.price);
}

/** An option keeps the colour of its digit count everywhere. */
export function optionTone(option: PoyOption): "digits1" | "digits2" | "digits3" {
  return `digits${digitsOf(option)}`;
}
