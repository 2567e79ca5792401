"use client";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { MarketOption } from "@/lib/contract/operators/tiers";
import { satang } from "@/lib/domain/money/money";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useConsoleWords } from "../words/console-words";
import type { RateOutcome } from "./rate-outcome";
import { typedRate } from "./typed-rate";

interface Props {
  betType: string;
  row: MarketOption;
  /** It is saved or waits: the dialog has done its work. */
  onOutcome: (outcome: RateOutcome) => void;
  onClose: () => void;
}

/** An option's rate and limits in rounds that are planned from now on; those that stand keep theirs. */
export function SetMarketDialog({ betType, row, onOutcome, onClose }: Props) {
  const t = useConsoleWords("rates");
  const names = useConsoleWords("names");
  const [rate, setRate] = useState(String(row.multiply));
  const [stakes, setStakes] = useState({
    betMin: String(row.betMin / 100),
    betMax: String(row.betMax / 100),
    memberMax: String(row.memberMax / 100),
  });
  const set = useAct("tiers", "setMarketRates");
  const multiply = typedRate(rate);
  const [betMin, betMax, memberMax] = [stakes.betMin, stakes.betMax, stakes.memberMax].map(Number) as [
    number,
    number,
    number,
  ];
  const isReady = multiply !== null && betMin > 0 && betMin <= betMax && betMax <= memberMax;
  const { option } = row;
  return (
    <ActDialog
      title={`${t("setMarket")}: ${names.code("market", betType)}, ${names(`option.${option}`)}`}
      label={t("save")}
      reasons="rate"
      hasOwnField
      isReady={isReady}
      isPending={set.isPending}
      fault={set.error}
      onAct={(reason = "") =>
        multiply !== null &&
        set.mutate(
          {
            body: {
              betType,
              option,
              multiply,
              betMin: satang(betMin * 100),
              betMax: satang(betMax * 100),
              memberMax: satang(memberMax * 100),
              reason,
            },
          },
          { onSuccess: ({ state }) => onOutcome(state) },
        )
      }
      onClose={onClose}
    >
      <p>{t("setMarketText")}</p>
      <TextField
        autoFocus
        margin="dense"
        label={t("usual")}
        value={rate}
        error={multiply === null}
        onChange={(event) => setRate(event.target.value)}
        slotProps={{ htmlInput: { inputMode: "decimal" } }}
      />
      {(["betMin", "betMax", "memberMax"] as const).map((name) => (
        <TextField
          key={name}
          label={t(name)}
          value={stakes[name]}
          onChange={(event) => setStakes({ ...stakes, [name]: event.target.value.replace(/\D/g, "") })}
          slotProps={{ htmlInput: { inputMode: "numeric" } }}
        />
      ))}
    </ActDialog>
  );
}
