"use client";
import { useEffect, useState } from "react";
import { useAction } from "@/components/member/use-action";
import { Card } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/controls/button";
import { Choice } from "@/components/ui/controls/choice";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { InAppHint } from "@/components/ui/notices/in-app-hint";
import type { NotificationSettings } from "@/lib/contract/notification-settings";
import { resultNotifications } from "@/lib/domain/notifications/notification-settings";
import type { MessagingOutcome } from "@/lib/domain/site/messaging";
import { useStoreInstance } from "@/stores/_core/registry";
import {
  createNotificationSettings,
  type NotificationSettingsChange,
  useNotificationSettings,
} from "@/stores/member/notification-settings";
import styles from "./profile-cards.module.css";
import type { ProfileWords } from "./profile-words";

type Words = ProfileWords["notices"];

interface NotificationSettingsScreenProps {
  rendered: NotificationSettings;
  words: Words;
  /** The page of a simulated LINE's messages; none where LINE is real. */
  playedLine?: string;
}

/** Notification settings by kind and channel; saved at the tap. A channel that is not connected says so. */
export function NotificationSettingsScreen({ rendered, words, playedLine }: NotificationSettingsScreenProps) {
  const store = useStoreInstance(createNotificationSettings);
  useEffect(() => store.getState().open(rendered), [store, rendered]);
  // The page says which channels exist: the answer to a change covers the upstream's only.
  const choices = {
    ...(useNotificationSettings((state) => state.choices) ?? rendered),
    offered: rendered.offered,
  };
  const { isBusy, refused, run } = useAction();
  const [trouble, setTrouble] = useState<Exclude<MessagingOutcome, "on"> | null>(null);
  const save = (change: NotificationSettingsChange) =>
    void run(() => store.getState().change(change), words.saved);
  /** The browser's permission prompt comes first; after a refusal nothing is saved. */
  const enableMessages = () =>
    void run(async () => {
      const outcome = await store.getState().enableMessages();
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
          layout="row"
          chosen={choices.results}
          isBusy={isBusy}
          onChoose={(results) => save({ results })}
          options={resultNotifications.map((value) => ({ value, word: words[value] }))}
        />
        <Tick label={words.money} isOn={choices.money} isBusy={isBusy} onTurn={(money) => save({ money })} />
        <p className={styles.hint}>{words.always}</p>
        <ErrorMessage code={refused?.code ?? null} />
      </Card>
      <Card aria-labelledby="how-title" className={styles.card}>
        <h2 id="how-title">{words.how}</h2>
        <InAppHint lack="push" />
        <div className={styles.parts}>
          <Tick label={words.inApp} text={words.inAppText} isOn isFixed />
          <Tick
            label={words.push}
            text={choices.offered.push ? words.ready : words.notConnected}
            isOn={choices.push}
            isFixed={!choices.offered.push}
            isBusy={isBusy}
            onTurn={(isOn) => (isOn ? enableMessages() : save({ push: isOn }))}
          />
          <div>
            <Tick
              label={words.line}
              text={lineText(choices, words, playedLine)}
              isOn={choices.line}
              isFixed={!choices.offered.line || !choices.isLineLinked}
              isBusy={isBusy}
              onTurn={(line) => save({ line })}
            />
            <LineLink choices={choices} words={words} playedLine={playedLine} />
          </div>
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

/** Whether push reaches this device, or why it does not. */
function lineText(
  { offered, isLineLinked }: NotificationSettings,
  words: Words,
  playedLine?: string,
): string {
  if (!offered.line) return words.notConnected;
  if (!isLineLinked) return words.lineUnlinked;
  return playedLine ? words.linePlayed : words.lineReady;
}

type LineLinkProps = Pick<NotificationSettingsScreenProps, "words" | "playedLine"> & {
  choices: NotificationSettings;
};

/** Links to where LINE is connected, or to the simulator's messages. */
function LineLink({ choices: { offered, isLineLinked }, words, playedLine }: LineLinkProps) {
  if (!offered.line || (isLineLinked && !playedLine)) return null;
  return (
    <div className={styles.under}>
      {isLineLinked && playedLine ? (
        <ButtonLink isHard look="quiet" href={playedLine}>
          {words.lineMessages}
        </ButtonLink>
      ) : (
        <ButtonLink look="quiet" href="/profile/edit#line">
          {words.lineLink}
        </ButtonLink>
      )}
    </div>
  );
}

interface TickProps {
  label: string;
  text?: string;
  isOn: boolean;
  /** A channel that is always on or always off. */
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
