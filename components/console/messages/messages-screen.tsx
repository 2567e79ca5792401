"use client";
import type { OutboxMessage } from "@/lib/contract/operators/audit";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { PageHead } from "../page/page-head";
import { useConsoleWords } from "../words/console-words";

/** Messages that the simulators have taken instead of a text message or a mail. */
export function MessagesScreen() {
  const t = useConsoleWords("messages");
  const list = useAskPages("audit", "allOutbox", {}, { everyMs: 5_000 });
  const columns: Column<OutboxMessage>[] = [
    { key: "at", head: t("at"), cell: ({ at }) => <When at={at} /> },
    { key: "channel", head: t("channel"), cell: ({ channel }) => channel },
    { key: "to", head: t("to"), cell: ({ to }) => to },
    { key: "text", head: t("text"), cell: ({ text }) => text },
  ];
  return (
    <>
      <PageHead title={t("title")} />
      <p>{t("explained")}</p>
      <ListBar onExport={() => exportCsv("audit", "allOutbox", {}, "messages")} />
      <RecordList label={t("title")} columns={columns} list={list} keyOf={({ id }) => id} empty={t("none")} />
    </>
  );
}
