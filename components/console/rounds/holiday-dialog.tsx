"use client";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import { useId } from "react";
import { Fault, isFaultCode } from "@/lib/contract/fault";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useActForm } from "../act/use-act-form";
import { TypedField } from "../form/typed-field";
import { Facts } from "../page/facts";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./holiday-dialog.module.css";

interface Props {
  /** Markets that may have a holiday, by betType. */
  markets: readonly string[];
  /** The day that is offered first. */
  day: string;
  onClose: () => void;
}

/** Voids the rounds of some markets on one day; each has its own outcome, which the dialog then lists. */
export function HolidayDialog({ markets, day, onClose }: Props) {
  const t = useConsoleWords("rounds");
  const names = useConsoleWords("names");
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
  const problem = form.errors.betTypes;
  const problemId = useId();
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
      <fieldset className={styles.markets} aria-describedby={problem ? problemId : undefined}>
        <legend>{t("market")}</legend>
        {markets.map((betType) => (
          <FormControlLabel
            key={betType}
            label={names.code("market", betType)}
            control={
              <Checkbox
                name="betTypes"
                value={betType}
                slotProps={{ input: { "aria-invalid": problem ? true : undefined } }}
              />
            }
          />
        ))}
        {problem ? (
          <FormHelperText id={problemId} error role="alert">
            {problem}
          </FormHelperText>
        ) : null}
      </fieldset>
      {found ? (
        <div role="status">
          <Facts
            facts={[
              ...found.rows.map(
                ({ betId, betType, state, fault }) =>
                  [
                    `${names.code("market", betType)} ${betId}`,
                    state === "refused" && fault && isFaultCode(fault) ? (
                      <FaultText key={betId} fault={new Fault(fault)} />
                    ) : (
                      t(`holiday.${state}`)
                    ),
                  ] as const,
              ),
              ...found.withoutRounds.map(
                (betType) => [names.code("market", betType), t("holiday.none")] as const,
              ),
            ]}
          />
        </div>
      ) : null}
    </ActDialog>
  );
}
