"use client";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";

/** Which operator read which members' data. */
export function ReadLog() {
  const t = useConsoleWords("audit");
  const list = useAskPages("audit", "allOperatorReads", {});
  const columns: Column<(typeof list.rows)[number]>[] = [
    { key: "at", head: t("at"), cell: ({ at }) => <When at={at} /> },
    { key: "operator", head: t("operator"), cell: ({ userName }) => userName },
    { key: "call", head: t("call"), cell: ({ call }) => call },
    { key: "search", head: t("search"), cell: ({ search }) => search ?? "—" },
    { key: "members", head: t("members"), isNumber: true, cell: ({ members }) => members.length },
  ];
  return (
    <Section title={t("reads")}>
      <ListBar onExport={() => exportCsv("audit", "allOperatorReads", {}, "reads")} />
      <RecordList label={t("reads")} columns={columns} list={list} keyOf={({ id }) => id} empty={t("none")} />
    </Section>
  );
}
