"use client";
import { useState } from "react";
import type { PinWords } from "@/components/member/pin/pin-sheet";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { Choice } from "@/components/ui/controls/choice";
import { withSheet } from "@/components/ui/sheet/sheet";
import { exclusionMonths, exclusionUntilMs } from "@/lib/domain/members/player-limits";
import { fill } from "@/lib/i18n/fill";
import type { LimitWords } from "@/lib/i18n/limit-words";
import { useStoreInstance } from "@/stores/_core/registry";
import { createClock } from "@/stores/page/clock";
import { ExclusionSheet } from "./exclusion-sheet";
import styles from "./pending-card.module.css";

const Question = withSheet(ExclusionSheet);

interface ExclusionProps {
  words: LimitWords["exclusion"];
  pin: PinWords;
}

const monthsOf = (words: ExclusionProps["words"], months: number) =>
  months % 12 === 0 ? fill(words.years, { n: months / 12 }) : fill(words.months, { n: months });

/** Self-exclusion, which nobody can end early: its length; the sheet explains it and confirms twice. */
export function Exclusion({ words, pin }: ExclusionProps) {
  const clock = useStoreInstance(createClock);
  const [months, setMonths] = useState<number>(exclusionMonths[0]);
  const [untilMs, setUntil] = useState<number | null>(null);
  const ask = async () => setUntil(exclusionUntilMs(months, await clock.getState().read()));
  return (
    <Card aria-labelledby="exclusion-title" className={styles.card}>
      <h2 id="exclusion-title">{words.title}</h2>
      <p>{words.text}</p>
      <Choice
        label={words.title}
        name="exclusion"
        chosen={months}
        onChoose={setMonths}
        options={exclusionMonths.map((value) => ({ value, word: monthsOf(words, value) }))}
      />
      <Button look="danger" isWide onClick={() => void ask()}>
        {words.start}
      </Button>
      {untilMs === null ? null : (
        <Question untilMs={untilMs} words={words} pin={pin} onClose={() => setUntil(null)} />
      )}
    </Card>
  );
}
