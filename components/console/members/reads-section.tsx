"use client";
import type { OperatorRead } from "@/lib/contract/operators/audit";
import { useAskPages } from "@/stores/console/use-ask";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";

/** Which operators have read a member's data, newest first. */
export function ReadsSection({ uuid }: { uuid: string }) {
  const t = useConsoleWords("members");
  const list = useAskPages("audit", "allOperatorReads", { member: uuid });
  const columns: Column<OperatorRead>[] = [
    { key: "at", head: t("at"), cell: ({ at }) => <When at={at} /> },
    { key: "by", head: t("by"), cell: ({ userName }) => userName },
    { key: "call", head: t("readBy"), cell: ({ call, search }) => (search ? `${call} “${search}”` : call) },
  ];
  return (
    <Section title={t("reads")}>
      <RecordList
        label={t("reads")}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={t("noReads")}
      />
    </Section>
  );
}
