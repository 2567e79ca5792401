"use client";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { Limits } from "@/lib/contract/operators/limits";
import type { MarketOption } from "@/lib/contract/operators/tiers";
import { whatIf } from "@/lib/domain/numbers/what-if";
import type { Reason } from "@/lib/domain/operators/operator-reasons";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useConsoleWords } from "../words/console-words";
import { bookOf } from "./book";
import type { RateOutcome } from "./rate-outcome";
import { typedRate } from "./typed-rate";
import { WhatIfTable } from "./what-if-table";

interface Props {
  row: MarketOption & { defaultRate: number };
  limits: Limits;
  options: readonly MarketOption[];
  /** It is saved or waits: the dialog has done its work. */
  onOutcome: (outcome: RateOutcome) => void;
  onClose: () => void;
}

/** A new rate of an option in the round; accepted lines keep theirs. */
export function SetRateDialog({ row: { option, defaultRate }, limits, options, onOutcome, onClose }: Props) {
  const t = useConsoleWords("rates");
  const names = useConsoleWords("names");
  const [typed, setTyped] = useState(String(defaultRate));
  const set = useAct("limits", "setRate");
  const multiply = typedRate(typed);
  const act = (reason?: Reason) => {
    if (multiply === null) return;
    const body = { betId: limits.betId, option, multiply, reason };
    set.mutate({ body }, { onSuccess: ({ state }) => onOutcome(state) });
  };
  return (
    <ActDialog
      title={`${t("setRate")}: ${names(`option.${option}`)}`}
      label={t("save")}
      reasons="rate"
      suggestedCode="risk"
      isReady={multiply !== null}
      isPending={set.isPending}
      fault={set.error}
      onAct={act}
      onClose={onClose}
    >
      <TextField
        margin="dense"
        label={t("limitRate")}
        helperText={t("rateHelp")}
        value={typed}
        error={multiply === null}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { inputMode: "decimal" } }}
      />
      {multiply === null ? null : (
        <WhatIfTable found={whatIf(bookOf(limits, options), { kind: "rate", option, multiply })} />
      )}
    </ActDialog>
  );
}
