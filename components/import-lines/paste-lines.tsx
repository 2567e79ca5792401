"use client";
import { useTranslations } from "next-intl";
import { Icon, type IconName } from "@/components/ui/art/icon";
import { typedFrom } from "@/lib/domain/money/typed-amount";
import type { ImportedLines } from "@/lib/domain/poy/import-lines";
import type { Ask, Choice } from "@/lib/domain/poy/paste/ambiguities";
import type { Pasted, PastedRow } from "@/lib/domain/poy/paste/paste";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPaste } from "@/stores/slip/paste";
import styles from "./paste-lines.module.css";

const icons: Record<PastedRow["mark"], IconName> = {
  read: "check",
  heading: "down",
  ignored: "minus",
  asks: "chat",
  unread: "alert",
};

interface PasteLinesProps extends Pick<Pasted, "rows" | "bets"> {
  /** Bets whose price this round does not take, with the one that it takes. */
  repriced: ImportedLines<Pasted["bets"][number]>["repriced"];
}

/**
 * The pasted text line by line with the parsed result; an ambiguous line shows its question in place, and one whose
 * prices are beyond the round's limits which it gets instead.
 */
export function PasteLines({ rows, bets, repriced }: PasteLinesProps) {
  const t = useTranslations("numbers.paste");
  const shown = rows
    .map((row, at) => ({
      row,
      at,
      count: bets.filter((bet) => bet.row === at).length,
      changed: repriced.filter(({ from }) => from.row === at),
    }))
    .filter(({ row }) => row.text.trim() !== "");
  const asks = rows.flatMap(({ ask }) => (ask ? [ask] : []));
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
            <span className={styles.text}>{row.text}</span>
            <span className={styles.mark}>
              <Icon name={icons[row.mark]} size={16} />
              {row.mark === "read" && count > 0 ? t("read", { n: count }) : t(`mark.${row.mark}`)}
            </span>
            {row.why ? <span className={styles.why}>{t(`why.${row.why}`)}</span> : null}
            {changed.length > 0 ? (
              <span className={styles.why}>
                {t("clamped", { n: changed.length, numbers: changesText(changed) })}
              </span>
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
    </section>
  );
}

/** A change stays on one line. */
const NO_BREAK_SPACE = "\u00a0";
/** The most changes that a line names. */
const NAMED = 12;

function changesText(changed: PasteLinesProps["repriced"]): string {
  const named = changed
    .slice(0, NAMED)
    .map(({ number, asked, price }) =>
      [number, `฿${typedFrom(asked)}`, "→", `฿${typedFrom(price)}`].join(NO_BREAK_SPACE),
    );
  return named.join(", ") + (changed.length > NAMED ? " …" : "");
}

const isLike = (one: Ask, other: Ask | undefined): boolean =>
  one.about === other?.about && one.choices.join() === other.choices.join();

interface QuestionProps {
  ask: Ask;
  /** The line in question, for screen readers. */
  text: string;
  /** Every question of the same kind, including this one. */
  like: readonly Ask[];
}

/** An answer for one line, or for all lines with the same question. */
function Question({ ask, text, like }: QuestionProps) {
  const t = useTranslations("numbers.paste");
  const paste = useStoreInstance(createPaste);
  const answer = (keys: readonly string[], choice: Choice) => paste.getState().answer(keys, choice);
  const everywhere = like.flatMap(({ keys }) => keys);
  return (
    <fieldset className={styles.question} aria-label={`${text}: ${t(`ask.${ask.about}`)}`}>
      <span className={styles.ask}>{t(`ask.${ask.about}`)}</span>
      <span className={styles.choices}>
        {ask.choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-label={t("choiceFor", { choice: t(`choice.${choice}`), text })}
            onClick={() => answer(ask.keys, choice)}
          >
            {t(`choice.${choice}`)}
          </button>
        ))}
      </span>
      {like.length > 1 && like[0] === ask ? (
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
