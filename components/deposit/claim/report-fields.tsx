import { pasteMoment } from "@/components/form/paste-moment";
import type { ZodForm } from "@/components/form/use-zod-form";
import { Field } from "@/components/member/field";
import { DayInput } from "@/components/ui/days/day-input";
import { bangkokDate, displayTime } from "@/lib/domain/time/time";
import type { DepositWords } from "../deposit-words";
import styles from "./report-fields.module.css";
import { type Slip, SlipField } from "./slip-field";

interface ReportFieldsProps {
  words: DepositWords["report"];
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  lastDay: string;
  form: Pick<ZodForm<"day" | "time" | "note">, "register">;
  /** Why the form was not sent, where that lies with the slip. */
  slipProblem: string | undefined;
  slip: Slip;
  onSlip: (slip: Slip) => void;
}

/** When a transfer was made, as it stands in the boxes at first. */
export const momentOf = (atMs: number) => ({ day: bangkokDate(atMs), time: displayTime(atMs) });

/** Time, note and slip of a transfer. */
export function ReportFields({ words, lastDay, form, slipProblem, slip, onSlip }: ReportFieldsProps) {
  return (
    <>
      <WhenFields words={words} lastDay={lastDay} form={form} />
      <Field {...form.register("note")} label={words.note} maxLength={200} autoComplete="off" />
      <SlipField words={words} slip={slip} problem={slipProblem} onSlip={onSlip} />
    </>
  );
}

interface WhenFieldsProps extends Pick<ReportFieldsProps, "words" | "lastDay"> {
  form: Pick<ZodForm<"day" | "time">, "register">;
}

/** Day and time of a transfer. */
export function WhenFields({ words, lastDay, form }: WhenFieldsProps) {
  const day = form.register("day");
  return (
    <div className={styles.when} onPaste={(event) => pasteMoment(event, { day: "day", time: "time" })}>
      <div className={styles.field}>
        <label htmlFor="day">{words.day}</label>
        <div className={styles.day}>
          <DayInput
            id="day"
            name={day.name}
            defaultValue={day.defaultValue}
            max={lastDay}
            aria-invalid={day.error ? true : undefined}
            aria-describedby={day.error ? "day-error" : undefined}
          />
        </div>
        {day.error ? (
          <p id="day-error" className={styles.error}>
            {day.error}
          </p>
        ) : null}
      </div>
      <Field
        {...form.register("time")}
        label={words.time}
        inputMode="numeric"
        autoComplete="off"
        placeholder="HH:mm"
        hint={words.timeHint}
      />
    </div>
  );
}
