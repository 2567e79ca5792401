"use client";
import { startTransition, useEffect, useState } from "react";
import { Money } from "@/components/ui/money";
import { NumberBall } from "@/components/ui/number-ball";
import { usePrinting } from "@/components/ui/use-printing";
import { type Satang, satang } from "@/lib/domain/money";
import { fill } from "@/lib/i18n/fill";
import type { PoyWords } from "./poy-words";
import { partsOf, type SlipEntry, stakeText } from "./slip-entries";
import styles from "./slip-lines.module.css";

interface SlipLinesProps {
  entries: readonly SlipEntry[];
  words: Pick<PoyWords["detail"], "lines" | "wonLines" | "lostLines">;
}

/** Lines rendered by the server; the rest of a long slip is added after hydration, without delaying the page. */
const linesAtFirst = 100;

/** The lines of a slip as on its picture: by option; of a settled slip the winners first, the others folded. */
export function SlipLines({ entries, words }: SlipLinesProps) {
  const [isWhole, setWhole] = useState(entries.length <= linesAtFirst);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const shown = (some: SlipEntry[]) => (isWhole ? some : some.slice(0, linesAtFirst));
  const won = entries.filter(({ outcome }) => outcome === "won");
  const lost = entries.filter(({ outcome }) => outcome === "lost");
  const others = entries.filter(({ outcome }) => outcome !== "won" && outcome !== "lost");
  return (
    <div className={styles.slip}>
      <h2 className={styles.count}>{fill(words.lines, { count: entries.length })}</h2>
      {won.length > 0 ? <Winners entries={won} title={fill(words.wonLines, { count: won.length })} /> : null}
      {others.length > 0 ? <Parts entries={shown(others)} /> : null}
      {lost.length > 0 ? (
        <Losers
          entries={shown(lost)}
          isAlone={won.length === 0}
          sum={sumOf(lost)}
          title={fill(words.lostLines, { count: lost.length })}
        />
      ) : null}
    </div>
  );
}

const sumOf = (entries: readonly SlipEntry[]): Satang =>
  satang(entries.reduce((sum, { net }) => sum + (net ?? 0), 0));

function Winners({ entries, title }: { entries: readonly SlipEntry[]; title: string }) {
  return (
    <section className={styles.won}>
      <h3>{title}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <NumberBall digits={entry.number} tone="gold" />
            <span className={styles.what}>
              {entry.part} <span className={styles.quiet}>{`${stakeText(entry.price)} ${entry.note}`}</span>
            </span>
            {entry.net === null ? null : <Money amount={entry.net} isOutcome className={styles.net} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LosersProps {
  entries: readonly SlipEntry[];
  /** No line won: nothing stands above, so they are open at once. */
  isAlone: boolean;
  sum: Satang;
  title: string;
}

function Losers({ entries, isAlone, sum, title }: LosersProps) {
  const [isOpen, setOpen] = useState(isAlone);
  const isPrinting = usePrinting();
  const isShown = isOpen || isPrinting;
  return (
    <details
      className={styles.lost}
      open={isShown}
      onToggle={({ currentTarget }) => isPrinting || setOpen(currentTarget.open)}
    >
      <summary>
        <span>{title}</span>
        <Money amount={sum} isOutcome />
      </summary>
      {isShown ? <Parts entries={entries} /> : null}
    </details>
  );
}

function Parts({ entries }: { entries: readonly SlipEntry[] }) {
  return partsOf(entries).map(({ part, entries: own }) => (
    <section key={part} className={styles.part} data-tone={own[0]?.tone}>
      <h3>{part}</h3>
      <ul>
        {own.map(({ key, number, price, note }) => (
          <li key={key}>
            <b>{number}</b> {stakeText(price)}
            {note ? <span className={styles.quiet}> {note}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  ));
}
