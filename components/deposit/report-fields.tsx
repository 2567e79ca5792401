import { Field } from "@/components/member/field";
import { DayInput } from "@/components/ui/day-input";
import { bangkokDate, displayTime } from "@/lib/domain/time/time";
import { judgeMoment } from "@/lib/domain/time/typed-moment";
import type { DepositWords } from "./deposit-words";
import styles from "./report-fields.module.css";
import { type Slip, SlipField } from "./slip-field";

/** What is wrong, in words, by the field that it stands below. */
export type ReportProblems = { readonly [field in "day" | "time" | "slip"]?: string };

interface ReportFieldsProps {
  words: DepositWords["report"];
  /** The initial time in the boxes, epoch ms. */
  atMs: number;
  problems: ReportProblems;
  slip: Slip;
  onSlip: (slip: Slip) => void;
}

/** Time, note and slip of a transfer. The values are read from the form (`readReport`). */
export function ReportFields({ words, atMs, problems, slip, onSlip }: ReportFieldsProps) {
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
              aria-invalid={problems.day ? true : undefined}
              aria-describedby={problems.day ? "day-error" : undefined}
            />
          </div>
          {problems.day ? (
            <p id="day-error" className={styles.error}>
              {problems.day}
            </p>
          ) : null}
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
          {...(problems.time && { error: problems.time })}
        />
      </div>
      <Field name="note" label={words.note} maxLength={200} autoComplete="off" />
      <SlipField words={words} slip={slip} problem={problems.slip} onSlip={onSlip} />
    </>
  );
}

/** The values of the boxes: the time, the note, and what is wrong with them or with the slip, in words. */
export function readReport(form: FormData, nowMs: number, slip: Slip, words: DepositWords["report"]) {
  const textOf = (name: string) => String(form.get(name) ?? "");
  const note = textOf("note").trim();
  const { atMs, problems } = judgeMoment(textOf("day"), textOf("time"), nowMs);
  const said: ReportProblems = {
    ...(problems?.day && { day: words[problems.day] }),
    ...(problems?.time && { time: words[problems.time] }),
    ...(slip.isSending && { slip: words.slipWait }),
  };
  return { atMs, problems: said, ...(note && { note }) };
}
