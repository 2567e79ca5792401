"use client";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { OperatorRoundPage } from "@/lib/contract/operators/rounds";
import type { Reason } from "@/lib/domain/operators/operator-reasons";
import { atBangkok, bangkokIso, SECOND_MS } from "@/lib/domain/time/time";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useDatedRoundName } from "../fields/round-name";
import { useConsoleWords } from "../words/console-words";

/** New times of a round, at the site's time; a closed one may only get a later result. */
export function RescheduleDialog({ round, onClose }: { round: OperatorRoundPage; onClose: () => void }) {
  const t = useConsoleWords("rounds");
  const nameOf = useDatedRoundName();
  const { betId, status, unixTimeStamp } = round;
  const [close, setClose] = useState(() => boxOf(unixTimeStamp.realCloseTime));
  const [result, setResult] = useState(() => boxOf(unixTimeStamp.realResultTime));
  const reschedule = useAct("rounds", "rescheduleRound");
  const times = { closeTime: timeOf(close), resultTime: timeOf(result) };
  const act = (reason: Reason = "") => {
    const { closeTime, resultTime } = times;
    if (closeTime && resultTime)
      reschedule.mutate({ body: { betId, closeTime, resultTime, reason } }, { onSuccess: onClose });
  };
  const box = (label: string, value: string, onValue: (value: string) => void, isDisabled = false) => (
    <TextField
      type="datetime-local"
      margin="dense"
      label={label}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onValue(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 1 } }}
    />
  );
  return (
    <ActDialog
      title={`${t("act.reschedule")}: ${nameOf(round)}`}
      label={t("act.reschedule")}
      reasons="round"
      suggestedCode="moved-draw"
      isReady={times.closeTime !== null && times.resultTime !== null}
      isPending={reschedule.isPending}
      fault={reschedule.error}
      onAct={act}
      onClose={onClose}
    >
      <p>{t("ask.reschedule")}</p>
      {box(t("newClose"), close, setClose, status === "closed")}
      {box(t("newResult"), result, setResult)}
    </ActDialog>
  );
}

/** As the browser's box has a moment: `2026-11-23T15:20:00`, here in Bangkok wherever the browser is. */
const boxOf = (seconds: number): string => bangkokIso(seconds * SECOND_MS).slice(0, 19);

/** The moment of such a box on the wire; null while it is incomplete. */
function timeOf(box: string): string | null {
  const [date = "", time = ""] = box.split("T");
  try {
    return bangkokIso(atBangkok(date, time));
  } catch {
    return null;
  }
}
