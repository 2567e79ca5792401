"use client";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { SetLimitRow } from "@/lib/contract/operators/limits";
import { SET_QUOTA } from "@/lib/domain/four-digit/tiers";
import { plainDigits } from "@/lib/domain/money/typed-amount";
import { whatIfQuota } from "@/lib/domain/numbers/what-if";
import type { Reason } from "@/lib/domain/operators/operator-reasons";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useConsoleWords } from "../words/console-words";
import type { RateOutcome } from "./rate-outcome";
import { WhatIfTable } from "./what-if-table";

interface Props {
  betId: string;
  /** Null: a number is typed. */
  row: SetLimitRow | null;
  sets: readonly SetLimitRow[];
  /** It is saved or waits: the dialog has done its work. */
  onOutcome: (outcome: RateOutcome) => void;
  onClose: () => void;
}

const MOST = 1_000;

/** How many sets of a number the round sells: 0 closes it, empty restores the usual quota. */
export function SetQuotaDialog({ betId, row, sets, onOutcome, onClose }: Props) {
  const t = useConsoleWords("rates");
  const [number, setNumber] = useState(row?.number ?? "");
  const [typed, setTyped] = useState(row ? String(row.quota) : "");
  const set = useAct("limits", "setQuota");
  const quota = typed === "" ? null : Number(typed);
  const isReady = number.length === 4 && (quota === null || quota <= MOST);
  const digits = (text: string) => plainDigits(text).replace(/\D/g, "").slice(0, 4);
  const act = (reason?: Reason) =>
    set.mutate(
      { body: { betId, number, sets: quota, reason } },
      { onSuccess: ({ state }) => onOutcome(state) },
    );
  return (
    <ActDialog
      title={row ? `${t("setQuota")}: ${number}` : t("setQuota")}
      label={t("save")}
      reasons="rate"
      suggestedCode="risk"
      isReady={isReady}
      isPending={set.isPending}
      fault={set.error}
      onAct={act}
      onClose={onClose}
    >
      {row ? null : (
        <TextField
          margin="dense"
          label={t("number")}
          value={number}
          onChange={({ target }) => setNumber(digits(target.value))}
          slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "off" } }}
        />
      )}
      <TextField
        margin="dense"
        label={t("quota")}
        helperText={t("quotaHelp")}
        value={typed}
        error={quota !== null && quota > MOST}
        onChange={({ target }) => setTyped(digits(target.value))}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: "numeric" } }}
      />
      {isReady ? <WhatIfTable found={whatIfQuota(sets, { number, quota: quota ?? SET_QUOTA })} /> : null}
    </ActDialog>
  );
}
