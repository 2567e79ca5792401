"use client";
import { useState } from "react";
import type { ChannelSettings as Channel } from "@/lib/contract/operators/deposit-channels";
import { useAsk } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { Baht } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";

const ChangeChannel = onDemand(() => import("./change-channel").then((module) => module.ChangeChannel));

/** The ways by which members pay in: on or off, limits, hours, usual time. */
export function ChannelSettings() {
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
