"use client";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { LimitRow, Limits } from "@/lib/contract/operators/limits";
import type { MarketOption } from "@/lib/contract/operators/tiers";
import { plainDigits } from "@/lib/domain/money/typed-amount";
import { whatIf } from "@/lib/domain/numbers/what-if";
import type { Reason } from "@/lib/domain/operators/operator-reasons";
import { digitsOf, type PoyOption } from "@/lib/domain/poy/options";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useConsoleWords } from "../words/console-words";
import { bookOf } from "./book";
import type { RateOutcome } from "./rate-outcome";
import { typedRate } from "./typed-rate";
import { WhatIfTable } from "./what-if-table";

interface Props {
  /** Null: a number is typed. */
  row: LimitRow | null;
  limits: Limits;
  options: readonly MarketOption[];
  /** It is saved or waits: the dialog has done its work. */
  onOutcome: (outcome: RateOutcome) => void;
  onClose: () => void;
}

/** The most that one number pays in the round: 0 closes it, empty removes the limit. */
export function SetLimitDialog({ row, limits, options, onOutcome, onClose }: Props) {
  const t = useConsoleWords("rates");
  const names = useConsoleWords("names");
  const sold = limits.rates.filter(({ defaultRate }) => defaultRate > 0).map(({ option }) => option);
  const [option, setOption] = useState<PoyOption>(row?.option ?? sold[0] ?? "teng_bon_2");
  const [number, setNumber] = useState(row?.number ?? "");
  const [typed, setTyped] = useState(row?.limit === null || !row ? "" : String(row.limit));
  const set = useAct("limits", "setLimit");
  const multiply = typed.trim() === "" ? null : typedRate(typed);
  const isRate = typed.trim() === "" || multiply !== null;
  const isReady = isRate && number.length === digitsOf(option);
  const act = (reason?: Reason) =>
    set.mutate(
      { body: { betId: limits.betId, option, number, multiply, reason } },
      { onSuccess: ({ state }) => onOutcome(state) },
    );
  return (
    <ActDialog
      title={row ? `${t("setLimit")}: ${names(`option.${option}`)} ${number}` : t("setLimit")}
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
        <>
          <TextField
            select
            margin="dense"
            label={t("option")}
            value={option}
            onChange={({ target }) => setOption(target.value as PoyOption)}
          >
            {sold.map((each) => (
              <MenuItem key={each} value={each}>
                {names(`option.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={t("number")}
            value={number}
            onChange={({ target }) =>
              setNumber(plainDigits(target.value).replace(/\D/g, "").slice(0, digitsOf(option)))
            }
            slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "off" } }}
          />
        </>
      )}
      <TextField
        margin="dense"
        label={t("limitRate")}
        helperText={t("limitHelp")}
        value={typed}
        error={!isRate}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: "decimal", autoComplete: "off" } }}
      />
      {isReady ? (
        <WhatIfTable found={whatIf(bookOf(limits, options), { kind: "limit", option, number, multiply })} />
      ) : null}
    </ActDialog>
  );
}
