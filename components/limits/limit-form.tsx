"use client";
import { type ComponentProps, useId, useState } from "react";
import { NumericFormat } from "react-number-format";
import { useZodForm } from "@/components/form/use-zod-form";
import { Button } from "@/components/ui/controls/button";
import { typePlainDigits } from "@/components/ui/hooks/type-plain-digits";
import { moneyText } from "@/components/ui/money";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { Sheet } from "@/components/ui/sheet/sheet";
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
import { type Satang, satang } from "@/lib/domain/money/money";
import { typedFrom } from "@/lib/domain/money/typed-amount";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import type { LimitWords } from "@/lib/i18n/limit-words";
import { useStoreInstance } from "@/stores/_core/registry";
import { createClock } from "@/stores/page/clock";
import styles from "./limit-form.module.css";
import { readLimit } from "./read-limit";
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
  const clock = useStoreInstance(createClock);
  const change = useChange();
  const formId = useId();
  // What a surprising change means, once it was asked about: the next press saves it.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const form = useZodForm({
    schema: () => import("./limit-schema").then(({ limitForm }) => limitForm),
    words: {},
    defaultValues: { day: textOf(first.day), week: textOf(first.week), month: textOf(first.month) },
    onSubmit: async (limits) => {
      const used = limitsState.used?.[kind];
      const { usedUp, overtaken } = surprisesOf(limits, current, used);
      if (asked.length === 0 && usedUp.length + overtaken.length > 0) {
        const { nowMs } = clock.getState();
        setAsked([
          ...usedUp.map((span) =>
            fill(words.form.usedUp, {
              span: words.span[span],
              used: moneyText(used?.[span] ?? satang(0)),
              time: displayDateTime(spanEndMs(span, nowMs)),
            }),
          ),
          ...overtaken.flatMap((span) => beforeOf(limits, span, words) ?? []),
          words.form.atOnce,
        ]);
        return;
      }
      const time = displayDateTime(clock.getState().nowMs + LOOSER_WAIT_MS);
      const waits = limitSpans.some((span) => isLooser(limits[span], current[span]));
      const said = waits ? fill(words.savedWaiting, { time }) : words.saved;
      if (await change.save({ [kind]: limits }, said)) onClose();
    },
  });
  /** As typed; where the text is no amount (yet), as it was. */
  const wantedIn = (span: LimitSpan) => {
    const amount = readLimit(form.watch(span));
    return amount === undefined ? first[span] : amount;
  };
  const wanted: SpanLimits = { day: wantedIn("day"), week: wantedIn("week"), month: wantedIn("month") };
  const isTouched = limitSpans.some((span) => wanted[span] !== first[span]);
  const isBusy = change.isBusy || form.isSubmitting;

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
      <form
        {...form.props}
        id={formId}
        className={styles.form}
        onChange={(event) => {
          setAsked([]);
          form.props.onChange(event);
        }}
      >
        <p>{words.form.rule}</p>
        {limitSpans.map((span, at) => {
          const id = `${formId}-${span}`;
          const before = beforeOf(wanted, span, words);
          return (
            <div key={span} className={styles.field}>
              <label htmlFor={id}>{fill(words.form.amount, { span: words.span[span] })}</label>
              <NumericFormat
                id={id}
                name={span}
                customInput={AnyDigits}
                defaultValue={textOf(first[span])}
                thousandSeparator=","
                decimalScale={2}
                allowNegative={false}
                isAllowed={({ floatValue }) => floatValue === undefined || floatValue < 1_000_000_000}
                inputMode="decimal"
                autoComplete="off"
                placeholder={words.noLimit}
                aria-describedby={`${id}-note`}
                {...(at === 0 && { "data-first-focus": "" })}
                aria-invalid={span in form.problems ? true : undefined}
              />
              <p id={`${id}-note`} className={styles.waits} aria-live="polite">
                {isLooser(wanted[span], current[span]) ? words.form.waits : null}
                {before ? <span>{before}</span> : null}
              </p>
            </div>
          );
        })}
        <p className={styles.hint}>{words.form.empty}</p>
        <ErrorMessage code={form.refusal?.code ?? change.refusal} />
      </form>
    </Sheet>
  );
}

const textOf = (limit: Satang | null) => (limit === null ? "" : typedFrom(limit));

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
