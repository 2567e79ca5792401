"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon, type IconName } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { MarkedText } from "@/components/ui/marked-text";
import { typedFrom } from "@/lib/domain/money/typed-amount";
import type { Ask, Choice } from "@/lib/domain/poy/paste/ambiguities";
import type { Pasted, PastedRow } from "@/lib/domain/poy/paste/paste";
import { limitKey, type PricedOut } from "@/lib/domain/poy/paste/priced-out";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPaste, usePaste } from "@/stores/slip/paste";
import styles from "./paste-lines.module.css";

const icons: Record<PastedRow["mark"], IconName> = {
  read: "check",
  heading: "down",
  ignored: "minus",
  asks: "chat",
  unread: "alert",
};

/** A question of a line: of the reader, or what becomes of prices that this round does not take. */
interface LineAsk extends Omit<Ask, "about"> {
  readonly about: Ask["about"] | "limit";
}

interface PasteLinesProps extends Pick<Pasted, "rows" | "bets"> {
  /** Bets whose price this round does not take, with the one that it takes and what was said to that. */
  pricedOut: readonly PricedOut[];
}

/**
 * The pasted text line by line, each part coloured by what it became; a question stands at its line, and so do the
 * prices that this round does not take, before → after.
 */
export function PasteLines({ rows, bets, pricedOut }: PasteLinesProps) {
  const t = useTranslations("numbers.paste");
  const counts = new Map<number, number>();
  for (const { row } of bets) counts.set(row, (counts.get(row) ?? 0) + 1);
  const changedAt = new Map<number, PricedOut[]>();
  for (const one of pricedOut) changedAt.set(one.from.row, [...(changedAt.get(one.from.row) ?? []), one]);
  const [isWhole, setWhole] = useState(false);
  const answers = usePaste((state) => state.answers);
  /** A price beyond a limit, and nothing said to it. */
  const waits = (changed: readonly PricedOut[]) =>
    changed.some((one) => answers[limitKey(one)] === undefined);
  const filled = rows
    .map((row, at) => ({ row, at, count: counts.get(at) ?? 0, changed: changedAt.get(at) ?? [] }))
    .filter(({ row }) => row.text.trim() !== "");
  const isLong = filled.length > LONG && !isWhole;
  const shown = isLong ? filled.filter(needsLook) : filled;
  const asks: LineAsk[] = rows.flatMap(({ ask }) => (ask ? [ask] : []));
  const limits = filled.flatMap(({ changed }) => (changed.length > 0 ? [limitAsk(changed)] : []));
  return (
    <section aria-label={t("byLine")}>
      <h3 className={styles.title}>{t("byLine")}</h3>
      <ol className={styles.lines}>
        {shown.map(({ row, at, count, changed }) => (
          <li
            key={at}
            className={styles.line}
            data-mark={row.mark}
            data-repriced={changed.length > 0 ? "" : undefined}
          >
            <MarkedText text={row.text} parts={row.spans()} />
            <span className={styles.mark}>
              <Icon name={icons[waits(changed) ? "asks" : row.mark]} size={16} />
              {waits(changed)
                ? t("mark.asks")
                : row.mark === "read" && count > 0
                  ? t("read", { n: count })
                  : t(`mark.${row.mark}`)}
            </span>
            {row.why ? <span className={styles.why}>{t(`why.${row.why}`)}</span> : null}
            {changed.length > 0 ? (
              <Question
                ask={limitAsk(changed)}
                text={row.text.trim()}
                like={limits}
                numbers={changesText(changed)}
              />
            ) : null}
            {row.mark === "asks" ? (
              row.ask ? (
                <Question
                  ask={row.ask}
                  text={row.text.trim()}
                  like={asks.filter((one) => isLike(one, row.ask))}
                />
              ) : (
                <span className={styles.why}>{t("ask.below")}</span>
              )
            ) : null}
          </li>
        ))}
      </ol>
      {isLong ? (
        <Button size="small" look="plain" onClick={() => setWhole(true)}>
          {t("allLines", { n: filled.length })}
        </Button>
      ) : null}
    </section>
  );
}

/** Of a longer text first those lines are shown that need a look, and the first ones. */
const LONG = 120;
const FIRST = 40;

const needsLook = ({ row, changed }: { row: PastedRow; changed: readonly unknown[] }, at: number): boolean =>
  at < FIRST || row.mark === "asks" || row.mark === "unread" || changed.length > 0;

/** A change stays on one line. */
const NO_BREAK_SPACE = "\u00a0";
/** The most changes that a line names. */
const NAMED = 12;

const limitAsk = (changed: readonly PricedOut[]): LineAsk => ({
  about: "limit",
  keys: [...new Set(changed.map(limitKey))],
  choices: ["take", "leave"],
});

function changesText(changed: readonly PricedOut[]): string {
  const named = changed
    .slice(0, NAMED)
    .map(({ number, asked, price }) =>
      [number, `฿${typedFrom(asked)}`, "→", `฿${typedFrom(price)}`].join(NO_BREAK_SPACE),
    );
  return named.join(", ") + (changed.length > NAMED ? " …" : "");
}

/** Questions that one answer fits: not those about words, each of which is another. */
const isLike = (one: LineAsk, other: LineAsk | undefined): boolean =>
  one.about === other?.about && one.words === other.words && one.choices.join() === other.choices.join();

interface QuestionProps {
  ask: LineAsk;
  /** The line in question, for screen readers. */
  text: string;
  /** Every question of the same kind, including this one. */
  like: readonly LineAsk[];
  /** The numbers that it is about, before → after. */
  numbers?: string;
}

/** An answer for one line, or for all lines with the same question. */
function Question({ ask, text, like, numbers = "" }: QuestionProps) {
  const t = useTranslations("numbers.paste");
  const paste = useStoreInstance(createPaste);
  const given = usePaste(({ answers }) => answers[ask.keys[0] ?? ""]);
  const answer = (keys: readonly string[], choice: Choice) => paste.getState().answer(keys, choice);
  const question = t(`ask.${ask.about}`, { words: ask.words ?? "", numbers });
  const everywhere = like.flatMap(({ keys }) => keys);
  return (
    <fieldset className={styles.question} aria-label={`${text}: ${question}`}>
      <span className={styles.ask}>{question}</span>
      <span className={styles.choices}>
        {ask.choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-label={t("choiceFor", { choice: t(`choice.${choice}`), text })}
            aria-pressed={ask.about === "limit" ? given === choice : undefined}
            onClick={() => answer(ask.keys, choice)}
          >
            {t(`choice.${choice}`)}
          </button>
        ))}
      </span>
      {like.length > 1 && like[0]?.keys[0] === ask.keys[0] ? (
        <>
          <span className={styles.ask}>{t("forAll", { n: like.length })}</span>
          <span className={styles.choices}>
            {ask.choices.map((choice) => (
              <button
                key={choice}
                type="button"
                aria-label={`${t("forAll", { n: like.length })}: ${t(`choice.${choice}`)}`}
                onClick={() => answer(everywhere, choice)}
              >
                {t(`choice.${choice}`)}
              </button>
            ))}
          </span>
        </>
      ) : null}
    </fieldset>
  );
}
