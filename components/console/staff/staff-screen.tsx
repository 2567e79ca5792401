"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import type { StaffRow } from "@/lib/contract/operators/members";
import { operatorAccessEvents } from "@/lib/domain/operators/staff";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { ChoiceFilter } from "../list/filters";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { useAddress } from "../list/use-address";
import { PageHead } from "../page/page-head";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";

const StaffDialog = onDemand(() => import("./staff-dialog").then((module) => module.StaffDialog));

const AddStaff = onDemand(() => import("./add-staff").then((module) => module.AddStaff));

/** The people who run the site: who they are, what they may, and every login. */
export function StaffScreen() {
  const t = useConsoleWords("staff");
  const [opened, open] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const list = useAskPages("members", "allStaff", {});
  const columns: Column<StaffRow>[] = [
    {
      key: "name",
      head: t("name"),
      cell: ({ uuid, userName }) => (
        <Button onClick={() => open(uuid)} look="link">
          {userName}
        </Button>
      ),
    },
    { key: "role", head: t("role"), cell: ({ role }) => t(`role.${role}`) },
    {
      key: "factor",
      head: t("factor"),
      cell: ({ hasSecondFactor }) => t(hasSecondFactor ? "set" : "notSet"),
    },
    { key: "created", head: t("created"), cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      key: "state",
      head: t("state"),
      cell: ({ disabledAt }) => (disabledAt ? <strong>{t("disabled")}</strong> : t("enabled")),
    },
  ];
  const chosen = list.rows.find(({ uuid }) => uuid === opened);
  return (
    <>
      <PageHead title={t("title")}>
        <Button look="primary" icon={<Icon name="plus" size={18} />} onClick={() => setAdding(true)}>
          {t("add")}
        </Button>
      </PageHead>
      <ListBar onExport={() => exportCsv("members", "allStaff", {}, "staff")} />
      <RecordList
        label={t("title")}
        columns={columns}
        list={list}
        keyOf={({ uuid }) => uuid}
        empty={t("none")}
      />
      <LoginLog />
      {chosen ? <StaffDialog operator={chosen} onClose={() => open(null)} /> : null}
      {isAdding ? <AddStaff onClose={() => setAdding(false)} /> : null}
    </>
  );
}

/** Operators' logins, failed logins, locks and ended sessions. */
function LoginLog() {
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
