"use client";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { PoyStatus } from "@/lib/contract/poys";
import { useConsoleWords } from "../words/console-words";

export const slipStatuses = [
  "accepted",
  "won",
  "lost",
  "cancelled",
  "refunded",
] as const satisfies readonly PoyStatus[];

const tones: Readonly<Record<PoyStatus, ChipTone>> = {
  accepted: "link",
  won: "success",
  lost: "neutral",
  cancelled: "warning",
  refunded: "warning",
};

/** A slip's state; one whose round's payouts are being checked says so. */
export function SlipStatus({
  status,
  isBeingChecked,
}: {
  status: PoyStatus;
  isBeingChecked?: true | undefined;
}) {
  const t = useConsoleWords("slips");
  return <Chip tone={tones[status]}>{isBeingChecked ? t("status.checking") : t(`status.${status}`)}</Chip>;
}
