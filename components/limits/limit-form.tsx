"use client";
import { type ComponentProps, type FormEvent, useId, useState } from "react";
import { NumericFormat } from "react-number-format";
import { Button } from "@/components/ui/button";
import { ErrorMessage } from "@/components/ui/error-message";
import { moneyText } from "@/components/ui/money";
import { Sheet } from "@/components/ui/sheet";
import { typePlainDigits } from "@/components/ui/type-plain-digits";
import type { LimitsState } from "@/lib/contract/player-limits";
import {
  isLooser,
  type LimitKind,
  type LimitSpan,
  LOOSER_WAIT_MS,
  limitSpans,
  reachedBefore,
  type SpanLimits,
  spanEndMs,
  surprisesOf,
} from "@/lib/domain/members/player-limits";
import { satang } from "@/lib/domain/money/money";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import type { LimitWords } from "@/lib/i18n/limit-words";
import { useStoreInstance } from "@/stores/_core/registry";
import { createClock } from "@/stores/page/clock";
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

  // What a surprising change means, once it was asked about: the next press saves it.
  const [asked, setAsked] = useState<readonly string[]>([]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const used = limitsState.used?.[kind];
    const { usedUp, overtaken } = surprisesOf(wanted, current, used);
    if (asked.length === 0 && usedUp.length + overtaken.length > 0) {
      const { nowMs } = clock.getState();
      return setAsked([
        ...usedUp.map((span) =>
          fill(words.form.usedUp, {
            span: words.span[span],
            used: moneyText(used?.[span] ?? satang(0)),
            time: displayDateTime(spanEndMs(span, nowMs)),
          }),
        ),
        ...overtaken.flatMap((span) => beforeOf(wanted, span, words) ?? []),
        words.form.atOnce,
      ]);
    }
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
          <div role="alert" className={styles.asked}>
            {[...new Set(asked)].map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <Button look="quiet" disabled={isBusy} onClick={onClose}>
            {words.form.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {isBusy ? words.form.saving : asked.length > 0 ? words.form.saveSo : words.form.save}
          </Button>
        </div>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <p>{words.form.rule}</p>
        {limitSpans.map((span, at) => {
          const id = `${formId}-${span}`;
          const before = beforeOf(wanted, span, words);
          return (
            <div key={span} className={styles.field}>
              <label htmlFor={id}>{fill(words.form.amount, { span: words.span[span] })}</label>
              <NumericFormat
                id={id}
                customInput={AnyDigits}
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
                onValueChange={({ floatValue }) => {
                  setAsked([]);
                  setWanted((old) => ({
                    ...old,
                    [span]: floatValue === undefined ? null : satang(Math.round(floatValue * 100)),
                  }));
                }}
              />
              <p id={`${id}-note`} className={styles.waits} aria-live="polite">
                {isLooser(wanted[span], current[span]) ? words.form.waits : null}
                {before ? <span>{before}</span> : null}
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

/** An input that takes the digits of any of the site's scripts: the number format drops all but 0–9. */
function AnyDigits({ onChange, ...input }: ComponentProps<"input">) {
  return (
    <input
      {...input}
      onChange={(event) => {
        typePlainDigits(event);
        onChange?.(event);
      }}
    />
  );
}

/** That a longer span's lower limit is reached before this span's; null where it is not. */
function beforeOf(limits: SpanLimits, span: LimitSpan, words: LimitWords): string | null {
  const before = reachedBefore(limits, span);
  return before && fill(words.form.before[before.span], { limit: moneyText(before.limit) });
}
