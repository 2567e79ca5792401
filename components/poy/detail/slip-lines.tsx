"use client";
import { startTransition, useEffect, useState } from "react";
import { usePrinting } from "@/components/ui/hooks/use-printing";
import { Money } from "@/components/ui/money";
import { type Satang, satang } from "@/lib/domain/money/money";
import { fill } from "@/lib/i18n/fill";
import type { PoyWords } from "../poy-words";
import { partsOf, type SlipEntry } from "./slip-entries";
import styles from "./slip-lines.module.css";

interface SlipLinesProps {
  entries: readonly SlipEntry[];
  words: Pick<PoyWords["detail"], "lines" | "lostLines">;
}

/** Lines rendered by the server; the rest of a long slip is added after hydration, without delaying the page. */
const linesAtFirst = 100;

/** The lines of a slip as on its picture, by option; below its winners the others are folded. */
export function SlipLines({ entries, words }: SlipLinesProps) {
  const [isWhole, setWhole] = useState(entries.length <= linesAtFirst);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const shown = (some: SlipEntry[]) => (isWhole ? some : some.slice(0, linesAtFirst));
  const lost = entries.filter(({ outcome }) => outcome === "lost");
  const others = entries.filter(({ outcome }) => outcome !== "won" && outcome !== "lost");
  return (
    <div className={styles.lines}>
      {others.length > 0 ? (
        <>
          <h2 className={styles.count}>{fill(words.lines, { count: entries.length })}</h2>
          <Parts entries={shown(others)} />
        </>
      ) : null}
      {lost.length > 0 ? (
        <Losers
          entries={shown(lost)}
          isAlone={lost.length === entries.length}
          sum={sumOf(lost)}
          title={fill(words.lostLines, { count: lost.length })}
        />
      ) : null}
    </div>
  );
}

const sumOf = (entries: readonly SlipEntry[]): Satang =>
  satang(entries.reduce((sum, { net }) => sum + (net ?? 0), 0));

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
        {own.map(({ key, number, stake, note }) => (
          <li key={key}>
            <b>{number}</b> <span className={styles.stake}>{stake}</span>
            {note ? <span className={styles.quiet}> {note}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  ));
}
