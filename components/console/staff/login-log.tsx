"use client";
import { operatorAccessEvents } from "@/lib/domain/operators/staff";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { When } from "../fields/values";
import { ChoiceFilter } from "../list/choice-filter";
import type { Column } from "../list/column";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { useAddress } from "../list/use-address";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";

/** Operators' logins, failed logins, locks and ended sessions. */
export function LoginLog() {
  const t = useConsoleWords("staff");
  const address = useAddress();
  const body = { event: operatorAccessEvents.find((event) => event === address.get("event")) };
  const list = useAskPages("staff", "allOperatorAccess", body);
  const columns: Column<(typeof list.rows)[number]>[] = [
    { key: "at", head: t("at"), cell: ({ at }) => <When at={at} /> },
    { key: "name", head: t("name"), cell: ({ userName }) => userName },
    { key: "event", head: t("event"), cell: ({ event }) => t(`event.${event}`) },
    { key: "address", head: t("address"), cell: ({ address: from }) => from },
    { key: "device", head: t("device"), cell: ({ device }) => device },
  ];
  return (
    <Section title={t("logins")}>
      <ListBar onExport={() => exportCsv("staff", "allOperatorAccess", body, "logins")}>
        <ChoiceFilter
          name="event"
          label={t("event")}
          choices={operatorAccessEvents.map((event) => [event, t(`event.${event}`)] as const)}
        />
      </ListBar>
      <RecordList
        label={t("logins")}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={t("none")}
      />
    </Section>
  );
}
