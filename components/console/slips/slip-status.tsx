"use client";
import Chip from "@mui/material/Chip";
import type { PoyStatus } from "@/lib/contract/poys";
import { useConsoleWords } from "../words/console-words";

export const slipStatuses = [
  "accepted",
  "won",
  "lost",
  "cancelled",
  "refunded",
] as const satisfies readonly PoyStatus[];

const colours = {
  accepted: "info",
  won: "success",
  lost: "default",
  cancelled: "warning",
  refunded: "warning",
} as const satisfies Record<PoyStatus, string>;

/** A slip's state; one whose round's payouts are being checked says so. */
export function SlipStatus({
  status,
  isBeingChecked,
}: {
  status: PoyStatus;
  isBeingChecked?: true | undefined;
}) {
  const t = useConsoleWords("slips");
  return (
    <Chip
      size="small"
      variant="outlined"
      sx={{ justifySelf: "start" }}
      color={colours[status]}
      label={isBeingChecked ? t("status.checking") : t(`status.${status}`)}
    />
  );
}
