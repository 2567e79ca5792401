"use client";
import { useAsk } from "@/stores/console/use-ask";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { DeviceName } from "./device-name";

/** A member's newest sessions; the status "must sign in again" ends them all. */
export function SessionsSection({ uuid }: { uuid: string }) {
  const t = useConsoleWords("members");
  const { data, isPending, error } = useAsk("memberEvidence", "memberEvidence", { uuid });
  const rows = data?.sessions ?? [];
  const columns: Column<(typeof rows)[number]>[] = [
    { key: "device", head: t("device"), cell: ({ device }) => <DeviceName userAgent={device} /> },
    { key: "address", head: t("address"), cell: ({ place }) => place || "—" },
    { key: "started", head: t("started"), cell: ({ startedAt }) => <When at={startedAt} /> },
    { key: "lastSeen", head: t("lastSeen"), cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
    {
      key: "ended",
      head: t("ended"),
      cell: ({ endedAt }) => (endedAt ? <When at={endedAt} /> : <strong>{t("sessionOpen")}</strong>),
    },
  ];
  return (
    <Section title={t("sessions")}>
      <RecordList
        label={t("sessions")}
        columns={columns}
        list={{ rows: rows, isPending, error }}
        keyOf={({ id }) => id}
        empty={t("noSessions")}
      />
    </Section>
  );
}
