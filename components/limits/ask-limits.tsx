"use client";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { LimitsState } from "@/lib/contract/player-limits";
import type { LimitWords } from "@/lib/i18n/limit-words";
import { useStoreInstance } from "@/stores/_core/registry";
import { createLimits, useLimits } from "@/stores/limits";
import { LimitForm } from "./limit-form";
import styles from "./pending-card.module.css";

interface AskLimitsProps {
  rendered: LimitsState;
  words: LimitWords;
}

/** Asks before the first deposit whether the member wants a limit. Once answered, either way, it is not asked again. */
export function AskLimits({ rendered, words }: AskLimitsProps) {
  const limits = useStoreInstance(createLimits);
  const standing = useLimits((state) => state.standing) ?? rendered;
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  useEffect(() => limits.getState().open(rendered), [limits, rendered]);
  const end = () => {
    limits.getState().skipAsk();
    setOver(true);
  };
  if (isOver) return null;
  return (
    <Card look="gold" aria-labelledby="ask-limits" className={styles.card}>
      <h2 id="ask-limits">{words.ask.title}</h2>
      <p>{words.ask.text}</p>
      <div className={styles.acts}>
        <Button look="quiet" onClick={end}>
          {words.ask.skip}
        </Button>
        <Button onClick={() => setOpen(true)}>{words.ask.set}</Button>
      </div>
      {isOpen ? (
        <LimitForm
          kind="deposit"
          standing={standing}
          words={words}
          onClose={() => {
            setOpen(false);
            const { day, week, month } = limits.getState().standing?.deposit ?? standing.deposit;
            if (day !== null || week !== null || month !== null) end();
          }}
        />
      ) : null}
    </Card>
  );
}
