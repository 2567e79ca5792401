"use client";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { SetLimitRow } from "@/lib/contract/operators/limits";
import { Baht } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import type { RateOutcome } from "./rate-outcome";
import { SetQuotaDialog } from "./set-quota-dialog";

interface Props {
  betId: string;
  sets: readonly SetLimitRow[];
  onOutcome: (outcome: RateOutcome) => void;
}

/** Numbers of a four-digit round: sets sold, quotas, and what each draw would pay. */
export function SetQuotas({ betId, sets, onOutcome }: Props) {
  const t = useConsoleWords("rates");
  const mayAct = useMay()("administrator");
  const [opened, open] = useState<SetLimitRow | "new" | null>(null);
  const columns: Column<SetLimitRow>[] = [
    { key: "number", head: t("number"), cell: ({ number }) => <strong>{number}</strong> },
    { key: "sold", head: t("sold"), isNumber: true, cell: ({ sold }) => sold },
    { key: "quota", head: t("quota"), isNumber: true, cell: ({ quota }) => quota },
    { key: "stakes", head: t("stakes"), isNumber: true, cell: ({ stakes }) => <Baht amount={stakes} /> },
    {
      key: "exposure",
      head: t("exposure"),
      isNumber: true,
      cell: ({ exposure }) => <Baht amount={exposure} />,
    },
  ];
  if (mayAct)
    columns.push({
      key: "change",
      head: t("change"),
      cell: (row) => (
        <Button size="small" onClick={() => open(row)} aria-label={`${t("change")} ${row.number}`}>
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
            {t("setQuota")}
          </Button>
        ) : null
      }
    >
      <RecordList
        label={t("numbers")}
        columns={columns}
        rows={sets}
        keyOf={({ number }) => number}
        isLoading={false}
        fault={null}
        empty={t("numbersNone")}
      />
      {opened ? (
        <SetQuotaDialog
          betId={betId}
          row={opened === "new" ? null : opened}
          sets={sets}
          onOutcome={finish}
          onClose={() => open(null)}
        />
      ) : null}
    </Section>
  );
}
