"use client";
import { type FormEvent, useId, useState } from "react";
import { NumericFormat } from "react-number-format";
import { Button } from "@/components/ui/button";
import { ErrorMessage } from "@/components/ui/error-message";
import { moneyText } from "@/components/ui/money";
import { Sheet } from "@/components/ui/sheet";
import type { LimitsState } from "@/lib/contract/player-limits";
import { satang } from "@/lib/domain/money";
import {
  isLooser,
  type LimitKind,
  LOOSER_WAIT_MS,
  limitSpans,
  reachedBefore,
  type SpanLimits,
} from "@/lib/domain/player-limits";
import { displayDateTime } from "@/lib/domain/time";
import { fill } from "@/lib/i18n/fill";
import type { LimitWords } from "@/lib/i18n/limit-words";
import { useStoreInstance } from "@/stores/_core/registry";
import { createClock } from "@/stores/clock";
import styles from "./limit-form.module.css";
import { useChange } from "./use-change";

interface LimitFormProps {
  kind: LimitKind;
  limitsState: LimitsState;
  words: LimitWords;
  onClose: () => void;
}

/** A kind of limit by day, week and month. A looser limit is marked as taking effect later, before it is saved. */
export function LimitForm({ kind, limitsState, words, onClose }: LimitFormProps) {
  const current = limitsState[kind];
  // Filled in with a pending limit, so that saving it unchanged keeps its waiting time.
  const [first] = useState<SpanLimits>(limitsState.pending?.[kind] ?? current);
  const [wanted, setWanted] = useState(first);
  const isTouched = limitSpans.some((span) => wanted[span] !== first[span]);
  const clock = useStoreInstance(createClock);
  const { isBusy, refusal, save } = useChange();
  const formId = useId();
  const waits = limitSpans.some((span) => isLooser(wanted[span], current[span]));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const time = displayDateTime(clock.getState().nowMs + LOOSER_WAIT_MS);
    const said = waits ? fill(words.savedWaiting, { time }) : words.saved;
    if (await save({ [kind]: wanted }, said)) onClose();
  };

  return (
    <Sheet
      isOpen
      title={words.kind[kind]}
      onClose={onClose}
      closesBy={isBusy ? "nothing" : isTouched ? "button" : "all"}
      footer={
        <div className={styles.acts}>
          <Button look="quiet" disabled={isBusy} onClick={onClose}>
            {words.form.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {isBusy ? words.form.saving : words.form.save}
          </Button>
        </div>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <p>{words.form.rule}</p>
        {limitSpans.map((span, at) => {
          const id = `${formId}-${span}`;
          const before = reachedBefore(wanted, span);
          return (
            <div key={span} className={styles.field}>
              <label htmlFor={id}>{fill(words.form.amount, { span: words.span[span] })}</label>
              <NumericFormat
                id={id}
                value={wanted[span] === null ? "" : (wanted[span] ?? 0) / 100}
                thousandSeparator=","
                decimalScale={2}
                allowNegative={false}
                isAllowed={({ floatValue }) => floatValue === undefined || floatValue < 1_000_000_000}
                inputMode="decimal"
                autoComplete="off"
                placeholder={words.noLimit}
                aria-describedby={`${id}-note`}
                {...(at === 0 && { "data-first-focus": "" })}
                onValueChange={({ floatValue }) =>
                  setWanted((old) => ({
                    ...old,
                    [span]: floatValue === undefined ? null : satang(Math.round(floatValue * 100)),
                  }))
                }
              />
              <p id={`${id}-note`} className={styles.waits} aria-live="polite">
                {isLooser(wanted[span], current[span]) ? words.form.waits : null}
                {before ? (
                  <span>{fill(words.form.before[before.span], { limit: moneyText(before.limit) })}</span>
                ) : null}
              </p>
            </div>
          );
        })}
        <p className={styles.hint}>{words.form.empty}</p>
        <ErrorMessage code={refusal} />
      </form>
    </Sheet>
  );
}
