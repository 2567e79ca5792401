"use client";
import { useEffect, useState } from "react";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Money } from "@/components/ui/money";
import { roundName } from "@/lib/domain/rounds/names";
import { displayDate, displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { type Poys, usePoys } from "@/stores/poys";
import { shownStatus, toneOf } from "../detail/outcome";
import type { PoyWords } from "../poy-words";
import styles from "./last-slips.module.css";

interface LastSlipsProps {
  words: { title: string; asOf: string; none: string };
  slipWords: Pick<PoyWords, "card" | "status">;
  /** Names of markets by betType. */
  names: Readonly<Record<string, string>>;
}

/** The member's slips stored on this device, read-only: no links and no requests. */
export function LastSlips({ words, slipWords, names }: LastSlipsProps) {
  const readLast = usePoys((poys) => poys.readLast);
  // The page comes from the service worker's cache, rendered for a guest: stored slips are read after hydration.
  const [kept, setKept] = useState<ReturnType<Poys["readLast"]>>(null);
  useEffect(() => setKept(readLast()), [readLast]);
  if (!kept || kept.slips.length === 0) return <p className={styles.note}>{words.none}</p>;
  return (
    <section className={styles.last} aria-labelledby="last-slips">
      <h2 id="last-slips">{words.title}</h2>
      <p className={styles.note}>{fill(words.asOf, { time: displayDateTime(kept.keptAtMs) })}</p>
      <Card as="ul" isFlush>
        {kept.slips.map((slip) => (
          <li key={slip.poyId} className={styles.slip}>
            <strong>{roundName(names, { ...slip, name: slip.roundName })}</strong>
            <span className={styles.stake}>
              {slipWords.card.stake} <Money amount={slip.total} />
            </span>
            <span className={styles.facts}>
              <span>{fill(slipWords.card.no, { no: slip.poyNo })}</span> <span>{displayDate(slip.dt)}</span>
            </span>
            <Chip tone={toneOf(slip)}>{slipWords.status[shownStatus(slip)]}</Chip>
          </li>
        ))}
      </Card>
    </section>
  );
}
