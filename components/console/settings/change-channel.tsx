"use client";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import type { ChannelSettings as Channel } from "@/lib/contract/operators/deposit-channels";
import { satang } from "@/lib/domain/money/money";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useActForm } from "../act/use-act-form";
import { TypedField } from "../form/typed-field";
import { useConsoleWords } from "../words/console-words";

/** A channel on or off, its limits, hours and usual time. */
export function ChangeChannel({ channel: before, onClose }: { channel: Channel; onClose: () => void }) {
  const t = useConsoleWords("settings");
  const form = useActForm(useAct("depositChannels", "setChannelSettings"), {
    reasons: "house",
    defaultValues: {
      isOn: before.isOn,
      min: String(before.min / 100),
      max: String(before.max / 100),
      from: before.hours?.from ?? "",
      to: before.hours?.to ?? "",
      minutes: String(before.minutes),
    },
    read: (boxes, reason) => {
      const figure = (name: "min" | "max" | "minutes") => {
        const typed = boxes.count(name);
        if (typed <= 0) boxes.malformed(name);
        return typed;
      };
      const [from, to] = [boxes.text("from"), boxes.text("to")];
      // Open all day without hours; with one of them the other is needed.
      if (from || to) for (const name of ["from", "to"] as const) boxes.needed(name);
      return {
        channel: before.channel,
        isOn: boxes.isOn("isOn"),
        min: satang(figure("min") * 100),
        max: satang(figure("max") * 100),
        hours: from ? { from, to } : null,
        minutes: figure("minutes"),
        reason,
      };
    },
    onDone: onClose,
  });
  const number = (name: "min" | "max" | "minutes", label: string) => (
    <TypedField form={form} name={name} label={label} box={{ inputMode: "numeric" }} />
  );
  return (
    <ActDialog title={t(`channel.${before.channel}`)} label={t("change")} form={form} onClose={onClose}>
      <FormControlLabel
        label={t("channelOn")}
        control={<Checkbox name="isOn" defaultChecked={before.isOn} />}
      />
      {number("min", t("least"))}
      {number("max", t("most"))}
      <TypedField form={form} name="from" type="time" label={t("opens")} isLabelAbove />
      <TypedField form={form} name="to" type="time" label={t("closes")} isLabelAbove />
      {number("minutes", t("usualMinutes"))}
    </ActDialog>
  );
}
