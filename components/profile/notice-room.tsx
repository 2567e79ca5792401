"use client";
import { useEffect, useState } from "react";
import { Choice } from "@/components/limits/choice";
import { Card } from "@/components/ui/card";
import { FaultLine } from "@/components/ui/fault-line";
import type { NoticeChoices } from "@/lib/contract/notice-choices";
import type { MessagingOutcome } from "@/lib/domain/messaging";
import { resultNews } from "@/lib/domain/notice-choices";
import { createNoticeChoice, type NoticeChange, useNoticeChoice } from "@/stores/notice-choices";
import { useShelved } from "@/stores/shelved";
import styles from "./profile-cards.module.css";
import type { ProfileWords } from "./profile-words";
import { useAct } from "./use-act";

type Words = ProfileWords["notices"];

/** What the member is told and which way; saved at the tap. A way that is not connected says so. */
export function NoticeRoom({ rendered, words }: { rendered: NoticeChoices; words: Words }) {
  const store = useShelved(createNoticeChoice);
  useEffect(() => store.getState().open(rendered), [store, rendered]);
  // Which ways there are the page has said: an answer to a choice knows only the service's half.
  const choices = { ...(useNoticeChoice((state) => state.choices) ?? rendered), offered: rendered.offered };
  const { isBusy, refused, run } = useAct();
  const [trouble, setTrouble] = useState<Exclude<MessagingOutcome, "on"> | null>(null);
  const save = (change: NoticeChange) => void run(() => store.getState().change(change), words.saved);
  /** The browser asks the member first; where it says no, nothing is saved. */
  const takeMessages = () =>
    void run(async () => {
      const outcome = await store.getState().takeMessages();
      setTrouble(outcome === "on" ? null : outcome);
      return outcome === "on";
    }, words.saved);

  return (
    <div className={styles.columns}>
      <Card aria-labelledby="what-title" className={styles.card}>
        <h2 id="what-title">{words.what}</h2>
        <h3>{words.results}</h3>
        <Choice
          label={words.results}
          name="results"
          chosen={choices.results}
          isBusy={isBusy}
          onChoose={(results) => save({ results })}
          options={resultNews.map((value) => ({ value, word: words[value] }))}
        />
        <Tick label={words.money} isOn={choices.money} isBusy={isBusy} onTurn={(money) => save({ money })} />
        <p className={styles.hint}>{words.always}</p>
        <FaultLine code={refused?.code ?? null} />
      </Card>
      <Card aria-labelledby="how-title" className={styles.card}>
        <h2 id="how-title">{words.how}</h2>
        <div className={styles.parts}>
          <Tick label={words.inApp} text={words.inAppText} isOn isFixed />
          {(["push", "line"] as const).map((way) => (
            <Tick
              key={way}
              label={words[way]}
              text={choices.offered[way] ? words.ready : words.notConnected}
              isOn={choices[way]}
              isFixed={!choices.offered[way]}
              isBusy={isBusy}
              onTurn={(isOn) => (isOn && way === "push" ? takeMessages() : save({ [way]: isOn }))}
            />
          ))}
          {trouble ? (
            <p role="alert" className={styles.hint}>
              {words[trouble]}
            </p>
          ) : null}
        </div>
      </Card>
    </div>
  );
}

interface TickProps {
  label: string;
  text?: string;
  isOn: boolean;
  /** Nobody can turn it here. */
  isFixed?: boolean;
  isBusy?: boolean;
  onTurn?: (isOn: boolean) => void;
}

function Tick({ label, text, isOn, isFixed = false, isBusy, onTurn }: TickProps) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={isFixed || isBusy}
        onChange={(event) => onTurn?.(event.target.checked)}
      />
      <span>
        {label}
        {text ? <small>{text}</small> : null}
      </span>
    </label>
  );
}
