"use client";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";

/** Where the operator is signed in; any of these sessions can be ended. */
export function OwnSessions() {
  const t = useConsoleWords("account");
  const { data, isPending, error } = useAsk("session", "operatorSessions");
  const end = useAct("session", "revokeOperatorSession");
  const rows = data?.items ?? [];
  const columns: Column<(typeof rows)[number]>[] = [
    { key: "device", head: t("device"), cell: ({ device }) => device },
    { key: "address", head: t("address"), cell: ({ place }) => place },
    { key: "used", head: t("lastUsed"), cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
    {
      key: "end",
      head: t("end"),
      cell: ({ id, current }) =>
        current ? (
          t("thisOne")
        ) : (
          <Button size="small" onClick={() => end.mutate({ body: { id } })} disabled={end.isPending}>
            {t("end")}
          </Button>
        ),
    },
  ];
  return (
    <Section
      title={t("sessions")}
      aside={
        <Button
          onClick={() => end.mutate({ body: { others: true } })}
          disabled={end.isPending || rows.length < 2}
        >
          {t("endOthers")}
        </Button>
      }
    >
      <RecordList
        label={t("sessions")}
        columns={columns}
        list={{ rows: rows, isPending, error }}
        keyOf={({ id }) => id}
        empty=""
      />
      <FaultText fault={end.error} />
    </Section>
  );
}
