import { Field } from "@/components/member/field";
import { DayInput } from "@/components/ui/day-input";
import { bangkokDate, displayTime } from "@/lib/domain/time";
import { judgeMoment } from "@/lib/domain/typed-moment";
import type { DepositWords } from "./deposit-words";
import styles from "./report-fields.module.css";
import { type Slip, SlipField } from "./slip-field";

interface ReportFieldsProps {
  words: DepositWords["report"];
  /** The initial time in the boxes, epoch ms. */
  atMs: number;
  timeProblem: string | null;
  slip: Slip;
  onSlip: (slip: Slip) => void;
}

/** Time, note and slip of a transfer. The values are read from the form (`readReport`). */
export function ReportFields({ words, atMs, timeProblem, slip, onSlip }: ReportFieldsProps) {
  return (
    <>
      <div className={styles.when}>
        <div className={styles.field}>
          <label htmlFor="day">{words.day}</label>
          <div className={styles.day}>
            <DayInput
              id="day"
              name="day"
              defaultValue={bangkokDate(atMs)}
              max={bangkokDate(atMs)}
              aria-invalid={timeProblem !== null || undefined}
              aria-describedby={timeProblem ? "time-error time-hint" : "time-hint"}
            />
          </div>
        </div>
        <Field
          name="time"
          label={words.time}
          defaultValue={displayTime(atMs)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          placeholder="HH:mm"
          hint={words.timeHint}
          {...(timeProblem && { error: timeProblem })}
        />
      </div>
      <Field name="note" label={words.note} maxLength={200} autoComplete="off" />
      <SlipField words={words} slip={slip} onSlip={onSlip} />
    </>
  );
}

/** The values of the boxes: the time or its error, and the note. */
export function readReport(form: FormData, nowMs: number) {
  const textOf = (name: string) => String(form.get(name) ?? "");
  const note = textOf("note").trim();
  return { ...judgeMoment(textOf("day"), textOf("time"), nowMs), ...(note && { note }) };
}
