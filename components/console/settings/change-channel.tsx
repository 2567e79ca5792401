"use client";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { ChannelSettings as Channel } from "@/lib/contract/operators/deposit-channels";
import { satang } from "@/lib/domain/money/money";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useConsoleWords } from "../words/console-words";

/** A channel on or off, its limits, hours and usual time. */
export function ChangeChannel({ channel: before, onClose }: { channel: Channel; onClose: () => void }) {
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
