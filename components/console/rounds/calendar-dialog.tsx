"use client";
import { useAct } from "@/stores/console/use-act";
import { ActDialog, WaitsForSecond } from "../act/act-dialog";
import { useActForm } from "../act/use-act-form";
import { TypedField } from "../form/typed-field";
import { useConsoleWords } from "../words/console-words";
import { EnteredRounds } from "./entered-rounds";
import { MarketBoxes } from "./market-boxes";

export type EnteredKind = "short" | "usual" | "moved";

interface Props {
  kind: EnteredKind;
  /** Markets that it may be about, by betType; of one there is nothing to choose. */
  markets: readonly string[];
  /** The day that is offered first. */
  day: string;
  onClose: () => void;
}

/** Enters days ahead: short ones, usual ones that no table knows, or the other day of a draw. */
export function CalendarDialog({ kind, markets, day, onClose }: Props) {
  const t = useConsoleWords("rounds");
  const set = useAct("calendar", "setCalendarDays");
  const form = useActForm(set, {
    reasons: "round",
    suggestedCode: kind === "moved" ? "moved-draw" : "holiday",
    defaultValues: { from: day, to: day, figure: "", heldOn: "", betTypes: "" },
    read: (boxes, reason) => {
      const isAll = markets.length === 1 || boxes.isOn("betTypes");
      const betTypes = isAll ? [...markets] : [...boxes.chosen("betTypes")];
      if (betTypes.length === 0) boxes.wrong("betTypes", t("marketsMissing"));
      const from = boxes.needed("from");
      const days = { betTypes, from, to: kind === "moved" ? from : boxes.needed("to"), reason };
      if (kind === "short") return { kind, ...days, figure: boxes.needed("figure") };
      return kind === "moved" ? { kind, ...days, heldOn: boxes.needed("heldOn") } : { kind, ...days };
    },
    boxOf: { "calendar-days-malformed": "from", "window-too-long": "to" },
  });
  const outcome = set.data;
  const box = (name: "from" | "to" | "figure" | "heldOn", type: "date" | "time") => (
    <TypedField
      form={form}
      name={name}
      type={type}
      margin="dense"
      label={t(`calendar.${name}`)}
      autoFocus={name === "from"}
      isLabelAbove
    />
  );
  return (
    <ActDialog
      title={t(`calendar.${kind}`)}
      label={t("calendar.enter")}
      hasOwnField
      isOver={outcome !== undefined}
      form={form}
      onClose={onClose}
    >
      <p>{t(`calendarText.${kind}`)}</p>
      {box("from", "date")}
      {kind === "moved" ? box("heldOn", "date") : box("to", "date")}
      {kind === "short" ? box("figure", "time") : null}
      {markets.length > 1 ? <MarketBoxes markets={markets} problem={form.errors.betTypes} /> : null}
      {outcome?.state === "waiting" ? <WaitsForSecond /> : null}
      {outcome?.state === "done" ? (
        <>
          <p role="status">{t("calendar.days", { n: outcome.result.days })}</p>
          <EnteredRounds rows={outcome.result.rows} done="calendar.done" />
        </>
      ) : null}
    </ActDialog>
  );
}
