"use client";
import type { OperatorPoy } from "@/lib/contract/operators/poys";
import { Baht } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { type SlipLine, slipLines } from "./lines-of";

/** A slip's lines as they were accepted, with their outcome. */
export function SlipLines({ slip }: { slip: OperatorPoy }) {
  const t = useConsoleWords("slips");
  const names = useConsoleWords("names");
  const lines = slipLines(slip);
  const columns: Column<SlipLine>[] = [
    { key: "number", head: t("number"), cell: ({ number }) => <strong>{number}</strong> },
    {
      key: "option",
      head: t("option"),
      cell: ({ option, sets = 0 }) => (option ? names(`option.${option}`) : t("sets", { n: sets })),
    },
    { key: "stake", head: t("stake"), isNumber: true, cell: ({ price }) => <Baht amount={price} /> },
    { key: "rate", head: t("rate"), isNumber: true, cell: ({ multiply }) => multiply ?? "—" },
    { key: "outcome", head: t("outcome"), cell: ({ outcome }) => t(`outcome.${outcome}`) },
    { key: "win", head: t("win"), isNumber: true, cell: ({ win }) => <Baht amount={win} /> },
  ];
  return (
    <Section title={t("lines", { n: lines.length })}>
      <RecordList
        label={t("lines", { n: lines.length })}
        columns={columns}
        list={{ rows: lines }}
        keyOf={({ key }) => key}
        empty="—"
      />
    </Section>
  );
}
