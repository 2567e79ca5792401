"use client";
import type { SetLimitRow } from "@/lib/contract/operators/limits";
import { onDemand } from "../controls/on-demand";
import { Baht } from "../fields/values";
import type { Column } from "../list/column";
import { useConsoleWords } from "../words/console-words";
import { NumberTable } from "./number-table";
import type { RateOutcome } from "./rate-outcome";

const SetQuotaDialog = onDemand(() => import("./set-quota-dialog").then((module) => module.SetQuotaDialog));

interface Props {
  betId: string;
  sets: readonly SetLimitRow[];
  onOutcome: (outcome: RateOutcome) => void;
}

/** Numbers of a four-digit round: sets sold, quotas, and what each draw would pay. */
export function SetQuotas({ betId, sets, onOutcome }: Props) {
  const t = useConsoleWords("rates");
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
  return (
    <NumberTable
      rows={sets}
      columns={columns}
      nameOf={({ number }) => number}
      newLabel={t("setQuota")}
      dialogOf={(opened) => <SetQuotaDialog betId={betId} sets={sets} {...opened} />}
      onOutcome={onOutcome}
    />
  );
}
