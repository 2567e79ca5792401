"use client";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { IconButton } from "@/components/ui/controls/icon-button";
import type { Limits } from "@/lib/contract/operators/limits";
import type { MarketOption } from "@/lib/contract/operators/tiers";
import { formatBaht } from "@/lib/domain/money/money";
import { typedTiers } from "@/lib/domain/numbers/tiers";
import { whatIf } from "@/lib/domain/numbers/what-if";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useActForm } from "../act/use-act-form";
import { Button } from "../controls/button";
import { TypedField } from "../form/typed-field";
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

type Part = "from" | "percent";
/** The box of a row's part; rows keep their key when others go. */
const boxOf = (part: Part, key: number) => `${part}-${key}` as const;

/** An option's tiers in the whole market: by what is sold on a number, the share of its rate that it keeps. */
export function SetTiersDialog({ betType, row, limits, options, onOutcome, onClose }: Props) {
  const t = useConsoleWords("rates");
  const names = useConsoleWords("names");
  const { option } = row;
  const [keys, setKeys] = useState(() => row.tiers.map((_, key) => key));
  /** The key of the next row: none comes twice, or it would begin with what stood in the one before. */
  const [nextKey, setNextKey] = useState(row.tiers.length);
  const add = () => {
    setKeys([...keys, nextKey]);
    setNextKey(nextKey + 1);
  };
  const form = useActForm(useAct("tiers", "setTiers"), {
    reasons: "rate",
    defaultValues: Object.fromEntries(
      row.tiers.flatMap(({ soldFrom, percent }, key) => [
        [boxOf("from", key), formatBaht(soldFrom).replaceAll(",", "")],
        [boxOf("percent", key), String(percent)],
      ]),
    ) as Record<ReturnType<typeof boxOf>, string>,
    read: (boxes, reason) => {
      const rows = keys.map((key) => ({
        from: boxes.needed(boxOf("from", key)),
        percent: boxes.needed(boxOf("percent", key)),
      }));
      const tiers = typedTiers(rows);
      if (tiers) return { betType, option, tiers: [...tiers], reason };
      const wrong = rows.findIndex((_, at) => typedTiers(rows.slice(0, at + 1)) === null);
      return boxes.wrong(boxOf("from", keys[wrong] ?? 0), t("tiersOrder"));
    },
    onDone: ({ state }) => onOutcome(state),
  });
  const tiers = typedTiers(
    keys.map((key) => ({ from: form.watch(boxOf("from", key)), percent: form.watch(boxOf("percent", key)) })),
  );
  return (
    <ActDialog
      title={`${t("setTiers")}: ${names.code("market", betType)}, ${names(`option.${option}`)}`}
      label={t("save")}
      form={form}
      onClose={onClose}
    >
      <p>{t("tiersAll")}</p>
      {keys.map((key, at) => (
        <Stack key={key} direction="row" sx={{ gap: 1, alignItems: "center" }}>
          <TypedField
            form={form}
            name={boxOf("from", key)}
            margin="dense"
            label={t("tierFrom")}
            box={{ inputMode: "decimal" }}
          />
          <TypedField
            form={form}
            name={boxOf("percent", key)}
            margin="dense"
            label={t("tierPercent")}
            box={{ inputMode: "numeric" }}
          />
          <IconButton
            aria-label={t("tierRemove", { n: at + 1 })}
            onClick={() => setKeys(keys.filter((each) => each !== key))}
          >
            <Icon name="trash" size={20} />
          </IconButton>
        </Stack>
      ))}
      <Button onClick={add} disabled={keys.length >= MOST_TIERS} icon={<Icon name="plus" size={18} />}>
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
