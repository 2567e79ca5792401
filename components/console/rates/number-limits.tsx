"use client";
import type { LimitRow, Limits } from "@/lib/contract/operators/limits";
import type { MarketOption } from "@/lib/contract/operators/tiers";
import { onDemand } from "../controls/on-demand";
import { Baht } from "../fields/values";
import type { Column } from "../list/column";
import { useConsoleWords } from "../words/console-words";
import { NumberTable } from "./number-table";
import type { RateOutcome } from "./rate-outcome";

const SetLimitDialog = onDemand(() => import("./set-limit-dialog").then((module) => module.SetLimitDialog));

interface Props {
  limits: Limits;
  options: readonly MarketOption[];
  onOutcome: (outcome: RateOutcome) => void;
}

/** Numbers with stakes or a rate of their own, those that would cost most on top. */
export function NumberLimits({ limits, options, onOutcome }: Props) {
  const t = useConsoleWords("rates");
  const names = useConsoleWords("names");
  const columns: Column<LimitRow>[] = [
    { key: "option", head: t("option"), cell: ({ option }) => names(`option.${option}`) },
    { key: "number", head: t("number"), cell: ({ number }) => <strong>{number}</strong> },
    { key: "stakes", head: t("stakes"), isNumber: true, cell: ({ stakes }) => <Baht amount={stakes} /> },
    {
      key: "exposure",
      head: t("exposure"),
      isNumber: true,
      cell: ({ exposure }) => <Baht amount={exposure} />,
    },
    { key: "rate", head: t("rate"), isNumber: true, cell: ({ multiply }) => multiply },
    { key: "source", head: t("source"), cell: ({ source }) => t(`source.${source}`) },
  ];
  return (
    <NumberTable
      rows={limits.rows}
      columns={columns}
      nameOf={({ option, number }) => `${names(`option.${option}`)} ${number}`}
      newLabel={t("setLimit")}
      dialogOf={(opened) => <SetLimitDialog limits={limits} options={options} {...opened} />}
      onOutcome={onOutcome}
    />
  );
}
