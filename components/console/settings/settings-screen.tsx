"use client";
import { useState } from "react";
import type { ApprovalRule } from "@/lib/contract/operators/approvals";
import type { ChannelSettings as Channel } from "@/lib/contract/operators/deposit-channels";
import type { HouseAccount } from "@/lib/contract/operators/house-accounts";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { ActDialog, WaitsForSecond } from "../act/act-dialog";
import { Button } from "../controls/button";
import { Note } from "../controls/note";
import { onDemand } from "../controls/on-demand";
import { Baht, When } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { PageHead } from "../page/page-head";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";

/** Limits that ask for two people, the site's own accounts, and the switch that closes the site. */
export function SettingsScreen() {
  const t = useConsoleWords("settings");
  const may = useMay();
  return (
    <>
      <PageHead title={t("title")} />
      {may("administrator") ? <MaintenanceSwitch /> : null}
      <ApprovalRules />
      <HouseAccounts />
      <ChannelSettings />
    </>
  );
}

/** Closes the members' site and opens it again; the console stays open. */
function MaintenanceSwitch() {
  const t = useConsoleWords("settings");
  const [chosen, choose] = useState<"close" | "open" | null>(null);
  const set = useAct("site", "setMaintenance");
  return (
    <Section title={t("maintenance")}>
      <p>{t("maintenanceText")}</p>
      {set.data ? (
        <Note tone={set.data.on ? "warning" : "success"} role="status">
          {t(set.data.on ? "isClosed" : "isOpen")}
        </Note>
      ) : null}
      <div>
        <Button look="danger" onClick={() => choose("close")}>
          {t("close")}
        </Button>
        <Button onClick={() => choose("open")}>{t("open")}</Button>
      </div>
      {chosen ? (
        <ActDialog
          title={t(chosen)}
          label={t(chosen)}
          isDanger={chosen === "close"}
          reasons="house"
          isPending={set.isPending}
          fault={set.error}
          onAct={(reason) =>
            set.mutate({ body: { on: chosen === "close", reason } }, { onSuccess: () => choose(null) })
          }
          onClose={() => choose(null)}
        />
      ) : null}
    </Section>
  );
}

const ChangeRule = onDemand(() => import("./change-rule").then((module) => module.ChangeRule));

/** Above which amounts an act needs a second operator. Two super administrators change a limit together. */
function ApprovalRules() {
  const t = useConsoleWords("settings");
  const may = useMay();
  const { data = [], isPending, error } = useAsk("approvals", "allApprovalRules");
  const [opened, open] = useState<ApprovalRule | null>(null);
  const columns: Column<ApprovalRule>[] = [
    { key: "rule", head: t("rule"), cell: ({ rule }) => t(`rule.${rule}`) },
    {
      key: "value",
      head: t("value"),
      isNumber: true,
      cell: ({ value, unit }) => t(`unit.${unit}`, { n: figure(value) }),
    },
    {
      key: "initial",
      head: t("initial"),
      isNumber: true,
      cell: ({ initial, unit }) => t(`unit.${unit}`, { n: figure(initial) }),
    },
    {
      key: "change",
      head: t("change"),
      cell: (row) => (may("superAdmin") ? <Button onClick={() => open(row)}>{t("change")}</Button> : "—"),
    },
  ];
  return (
    <Section title={t("rules")}>
      <RecordList
        label={t("rules")}
        columns={columns}
        list={{ rows: data, isPending, error }}
        keyOf={({ rule }) => rule}
        empty=""
      />
      {opened ? <ChangeRule rule={opened} onClose={() => open(null)} /> : null}
    </Section>
  );
}

const AddHouseAccount = onDemand(() =>
  import("./add-house-account").then((module) => module.AddHouseAccount),
);

/** The accounts to which members transfer. Adding, closing and opening one needs two super administrators. */
function HouseAccounts() {
  const t = useConsoleWords("settings");
  const may = useMay();
  const { data = [], isPending, error } = useAsk("houseAccounts", "allHouseAccounts");
  const change = useAct("houseAccounts", "changeHouseAccount");
  const [opened, open] = useState<HouseAccount | null>(null);
  const [isAdding, setAdding] = useState(false);
  const columns: Column<HouseAccount>[] = [
    { key: "bank", head: t("bank"), cell: ({ bankCode }) => bankCode },
    { key: "number", head: t("number"), cell: ({ accountNumber }) => accountNumber },
    { key: "name", head: t("name"), cell: ({ name }) => name },
    { key: "waiting", head: t("waiting"), isNumber: true, cell: ({ waiting }) => waiting },
    { key: "feed", head: t("feed"), cell: ({ feedReadAt }) => (feedReadAt ? <When at={feedReadAt} /> : "—") },
    { key: "state", head: t("state"), cell: ({ closedAt }) => t(closedAt ? "accountClosed" : "accountOpen") },
    {
      key: "change",
      head: t("change"),
      cell: (row) =>
        may("superAdmin") ? (
          <Button onClick={() => open(row)}>{t(row.closedAt ? "accountReopen" : "accountClose")}</Button>
        ) : (
          "—"
        ),
    },
  ];
  const isWaiting = change.data?.state === "waiting";
  return (
    <Section
      title={t("accounts")}
      aside={may("superAdmin") ? <Button onClick={() => setAdding(true)}>{t("accountAdd")}</Button> : null}
    >
      <RecordList
        label={t("accounts")}
        columns={columns}
        list={{ rows: data, isPending, error }}
        keyOf={({ bankId }) => String(bankId)}
        empty={t("accountsNone")}
      />
      {isAdding ? <AddHouseAccount onClose={() => setAdding(false)} /> : null}
      {opened ? (
        <ActDialog
          title={`${opened.bankCode} ${opened.accountNumber}`}
          label={t(opened.closedAt ? "accountReopen" : "accountClose")}
          reasons="house"
          isReady={!isWaiting}
          isPending={change.isPending}
          fault={change.error}
          onAct={(reason = "") =>
            change.mutate({ body: { bankId: opened.bankId, isOpen: opened.closedAt !== null, reason } })
          }
          onClose={() => {
            change.reset();
            open(null);
          }}
        >
          {isWaiting ? <WaitsForSecond /> : null}
        </ActDialog>
      ) : null}
    </Section>
  );
}

const ChangeChannel = onDemand(() => import("./change-channel").then((module) => module.ChangeChannel));

/** The ways by which members pay in: on or off, limits, hours, usual time. */
function ChannelSettings() {
  const t = useConsoleWords("settings");
  const may = useMay();
  const { data = [], isPending, error } = useAsk("depositChannels", "allChannelSettings");
  const [opened, open] = useState<Channel | null>(null);
  const columns: Column<Channel>[] = [
    { key: "channel", head: t("channel"), cell: ({ channel }) => t(`channel.${channel}`) },
    { key: "on", head: t("state"), cell: ({ isOn }) => t(isOn ? "accountOpen" : "accountClosed") },
    { key: "min", head: t("least"), isNumber: true, cell: ({ min }) => <Baht amount={min} /> },
    { key: "max", head: t("most"), isNumber: true, cell: ({ max }) => <Baht amount={max} /> },
    {
      key: "hours",
      head: t("hours"),
      cell: ({ hours }) => (hours ? `${hours.from}–${hours.to}` : t("allDay")),
    },
    {
      key: "change",
      head: t("change"),
      cell: (row) => (may("administrator") ? <Button onClick={() => open(row)}>{t("change")}</Button> : "—"),
    },
  ];
  return (
    <Section title={t("channels")}>
      <RecordList
        label={t("channels")}
        columns={columns}
        list={{ rows: data, isPending, error }}
        keyOf={({ channel }) => channel}
        empty=""
      />
      {opened ? <ChangeChannel channel={opened} onClose={() => open(null)} /> : null}
    </Section>
  );
}

const figure = (value: number): string => value.toLocaleString("en-US");
