"use client";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { ChannelSettings as Channel } from "@/lib/contract/operators/deposit-channels";
import { satang } from "@/lib/domain/money";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { ActDialog } from "../act/act-dialog";
import { Button } from "../controls/button";
import { Baht } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";

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

function ChangeChannel({ channel: before, onClose }: { channel: Channel; onClose: () => void }) {
  const t = useConsoleWords("settings");
  const set = useAct("depositChannels", "setChannelSettings");
  const [isOn, setOn] = useState(before.isOn);
  const [min, setMin] = useState(String(before.min / 100));
  const [max, setMax] = useState(String(before.max / 100));
  const [from, setFrom] = useState(before.hours?.from ?? "");
  const [to, setTo] = useState(before.hours?.to ?? "");
  const [minutes, setMinutes] = useState(String(before.minutes));
  const figures = [min, max, minutes].map(Number);
  const isReady =
    figures.every((figure) => Number.isInteger(figure) && figure > 0) && (from === "") === (to === "");
  const number = (label: string, value: string, change: (typed: string) => void) => (
    <TextField
      label={label}
      value={value}
      onChange={(event) => change(event.target.value.replace(/\D/g, ""))}
      slotProps={{ htmlInput: { inputMode: "numeric" } }}
    />
  );
  const time = (label: string, value: string, change: (typed: string) => void) => (
    <TextField
      type="time"
      label={label}
      value={value}
      onChange={(event) => change(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <ActDialog
      title={t(`channel.${before.channel}`)}
      label={t("change")}
      reasons="house"
      isReady={isReady}
      isPending={set.isPending}
      fault={set.error}
      onAct={(reason = "") =>
        set.mutate(
          {
            body: {
              channel: before.channel,
              isOn,
              min: satang(Number(min) * 100),
              max: satang(Number(max) * 100),
              hours: from ? { from, to } : null,
              minutes: Number(minutes),
              reason,
            },
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <FormControlLabel
        label={t("channelOn")}
        control={<Checkbox checked={isOn} onChange={(event) => setOn(event.target.checked)} />}
      />
      {number(t("least"), min, setMin)}
      {number(t("most"), max, setMax)}
      {time(t("opens"), from, setFrom)}
      {time(t("closes"), to, setTo)}
      {number(t("usualMinutes"), minutes, setMinutes)}
    </ActDialog>
  );
}
