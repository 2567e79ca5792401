"use client";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useActForm } from "../act/use-act-form";
import { TypedField } from "../form/typed-field";
import { useConsoleWords } from "../words/console-words";
import { EnteredRounds } from "./entered-rounds";
import { MarketBoxes } from "./market-boxes";

interface Props {
  /** Markets that may have a holiday, by betType. */
  markets: readonly string[];
  /** The day that is offered first. */
  day: string;
  onClose: () => void;
}

/**
 * Closes markets on one day: no round is planned, and those that exist are void. Each has its own outcome, which the
 * dialog then lists.
 */
export function HolidayDialog({ markets, day, onClose }: Props) {
  const t = useConsoleWords("rounds");
  const holiday = useAct("rounds", "holidayRounds");
  const form = useActForm(holiday, {
    reasons: "round",
    suggestedCode: "holiday",
    defaultValues: { dt: day, betTypes: "" },
    read: (boxes, reason) => {
      const betTypes = boxes.isOn("betTypes") ? [...markets] : [...boxes.chosen("betTypes")];
      if (betTypes.length === 0) boxes.wrong("betTypes", t("marketsMissing"));
      return { betTypes, dt: boxes.needed("dt"), reason };
    },
  });
  const found = holiday.data;
  return (
    <ActDialog
      title={t("holiday")}
      label={t("act.void")}
      isDanger
      hasOwnField
      isOver={found !== undefined}
      form={form}
      onClose={onClose}
    >
      <p>{t("holidayText")}</p>
      <TypedField form={form} name="dt" autoFocus margin="dense" type="date" label={t("day")} isLabelAbove />
      <MarketBoxes markets={markets} problem={form.errors.betTypes} />
      {found ? <EnteredRounds rows={found.rows} done="holiday.done" without={found.withoutRounds} /> : null}
    </ActDialog>
  );
}
