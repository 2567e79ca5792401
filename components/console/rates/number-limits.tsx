"use client";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { LimitRow, Limits } from "@/lib/contract/operators/limits";
import type { MarketOption } from "@/lib/contract/operators/tiers";
import { Baht } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import type { RateOutcome } from "./rate-outcome";
import { SetLimitDialog } from "./set-limit-dialog";

interface Props {
  limits: Limits;
  options: readonly MarketOption[];
  onOutcome: (outcome: RateOutcome) => void;
}

const keyOf = ({ option, number }: LimitRow) => `${option} ${number}`;

/** Numbers with stakes or a rate of their own, those that would cost most on top. */
export function NumberLimits({ limits, options, onOutcome }: Props) {
  const t = useConsoleWords("rates");
  const names = useConsoleWords("names");
  const mayAct = useMay()("administrator");
  const [opened, open] = useState<LimitRow | "new" | null>(null);
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
  if (mayAct)
    columns.push({
      key: "change",
      head: t("change"),
      cell: (row) => (
        <Button
          size="small"
          onClick={() => open(row)}
          aria-label={`${t("change")} ${names(`option.${row.option}`)} ${row.number}`}
        >
          {t("change")}
        </Button>
      ),
    });
  const finish = (outcome: RateOutcome) => {
    onOutcome(outcome);
    open(null);
  };
  return (
    <Section
      title={t("numbers")}
      aside={
        mayAct ? (
          <Button variant="outlined" onClick={() => open("new")}>
            {t("setLimit")}
          </Button>
        ) : null
      }
    >
      <RecordList
        label={t("numbers")}
        columns={columns}
        rows={limits.rows}
        keyOf={keyOf}
        isLoading={false}
        fault={null}
        empty={t("numbersNone")}
      />
      {opened ? (
        <SetLimitDialog
          row={opened === "new" ? null : opened}
          limits={limits}
          options={options}
          onOutcome={finish}
          onClose={() => open(null)}
        />
      ) : null}
    </Section>
  );
}
