"use client";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import type { Limits } from "@/lib/contract/operators/limits";
import type { MarketOption } from "@/lib/contract/operators/tiers";
import { formatBaht } from "@/lib/domain/money/money";
import { typedTiers } from "@/lib/domain/numbers/tiers";
import { whatIf } from "@/lib/domain/numbers/what-if";
import type { Reason } from "@/lib/domain/operators/operator-reasons";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { Button } from "../controls/button";
import { useConsoleWords } from "../words/console-words";
import { bookOf } from "./book";
import type { RateOutcome } from "./rate-outcome";
import { WhatIfTable } from "./what-if-table";

interface Props {
  betType: string;
  row: MarketOption;
  limits: Limits;
  options: readonly MarketOption[];
  /** It is saved or waits: the dialog has done its work. */
  onOutcome: (outcome: RateOutcome) => void;
  onClose: () => void;
}

const MOST_TIERS = 20;

/** An option's tiers in the whole market: by what is sold on a number, the share of its rate that it keeps. */
export function SetTiersDialog({ betType, row, limits, options, onOutcome, onClose }: Props) {
  const t = useConsoleWords("rates");
  const names = useConsoleWords("names");
  const [rows, setRows] = useState(() =>
    row.tiers.map(({ soldFrom, percent }, key) => ({
      key,
      from: formatBaht(soldFrom).replaceAll(",", ""),
      percent: String(percent),
    })),
  );
  const set = useAct("tiers", "setTiers");
  const { option } = row;
  const tiers = typedTiers(rows);
  const act = (reason: Reason) => {
    if (tiers)
      set.mutate(
        { body: { betType, option, tiers: [...tiers], reason } },
        { onSuccess: ({ state }) => onOutcome(state) },
      );
  };
  const change = (key: number, part: Partial<(typeof rows)[number]>) =>
    setRows((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const add = () =>
    setRows((before) => [...before, { key: (before.at(-1)?.key ?? 0) + 1, from: "", percent: "" }]);
  return (
    <ActDialog
      title={`${t("setTiers")}: ${names.code("market", betType)}, ${names(`option.${option}`)}`}
      label={t("save")}
      reasons="rate"
      isReady={tiers !== null}
      isPending={set.isPending}
      fault={set.error}
      onAct={(reason = "") => act(reason)}
      onClose={onClose}
    >
      <p>{t("tiersAll")}</p>
      {rows.map(({ key, from, percent }, at) => (
        <Stack key={key} direction="row" sx={{ gap: 1, alignItems: "center" }}>
          <TextField
            margin="dense"
            label={t("tierFrom")}
            value={from}
            onChange={({ target }) => change(key, { from: target.value })}
            slotProps={{ htmlInput: { inputMode: "decimal" } }}
          />
          <TextField
            margin="dense"
            label={t("tierPercent")}
            value={percent}
            onChange={({ target }) => change(key, { percent: target.value })}
            slotProps={{ htmlInput: { inputMode: "numeric" } }}
          />
          <IconButton
            aria-label={t("tierRemove", { n: at + 1 })}
            onClick={() => setRows((before) => before.filter((each) => each.key !== key))}
          >
            <Icon name="trash" size={20} />
          </IconButton>
        </Stack>
      ))}
      <Button onClick={add} disabled={rows.length >= MOST_TIERS} icon={<Icon name="plus" size={18} />}>
        {t("tierAdd")}
      </Button>
      {tiers ? (
        <WhatIfTable found={whatIf(bookOf(limits, options), { kind: "tiers", option, tiers })} />
      ) : (
        <p>{t("tiersOrder")}</p>
      )}
    </ActDialog>
  );
}
