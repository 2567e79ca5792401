"use client";
import { useEffect } from "react";
import { useAction } from "@/components/member/use-action";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { useInApp } from "@/components/ui/notices/in-app";
import { InAppHint } from "@/components/ui/notices/in-app-hint";
import type { PasskeyRow } from "@/lib/contract/passkey-shapes";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { readUserAgent } from "@/lib/kernel/user-agent";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPasskeys, usePasskeys } from "@/stores/member/passkeys";
import styles from "./profile-cards.module.css";
import type { ProfileWords } from "./profile-words";

/** The member's passkeys: add one for this device, remove one. */
export function PasskeyCard({
  rendered,
  words,
}: {
  rendered: readonly PasskeyRow[];
  words: ProfileWords["passkeys"];
}) {
  const passkeys = useStoreInstance(createPasskeys);
  useEffect(() => {
    passkeys.getState().open(rendered);
    passkeys.getState().look();
  }, [passkeys, rendered]);
  const rows = usePasskeys((state) => state.rows) ?? rendered;
  const isOffered = usePasskeys((state) => state.isOffered);
  const isInApp = useInApp() !== null;
  const { isBusy, refused, run } = useAction();
  const add = () => {
    const { browser, system } = readUserAgent(navigator.userAgent);
    const name = [system, browser].filter(Boolean).join(" · ") || words.title;
    void run(() => passkeys.getState().add(name), words.added);
  };
  return (
    <Card aria-labelledby="passkeys-title" className={styles.card}>
      <h2 id="passkeys-title">{words.title}</h2>
      <p>{words.text}</p>
      {rows.length === 0 ? <p className={styles.hint}>{words.none}</p> : null}
      <ul className={styles.parts} hidden={rows.length === 0}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <p>
              <strong>{row.name}</strong>
              <small>{fill(words.created, { time: displayDateTime(row.createdAt) })}</small>
              <small>
                {row.usedAt ? fill(words.used, { time: displayDateTime(row.usedAt) }) : words.neverUsed}
              </small>
            </p>
            <Button
              look="plain"
              disabled={isBusy}
              aria-label={fill(words.removeOf, { name: row.name })}
              onClick={() => void run(() => passkeys.getState().remove(row.id), words.removed)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <ErrorMessage code={refused?.code ?? null} />
      <InAppHint lack="passkeys" />
      {isInApp ? null : isOffered === false ? (
        <p className={styles.hint}>{words.unavailable}</p>
      ) : (
        <div className={styles.acts}>
          <Button isBusy={isBusy} disabled={isOffered === null} onClick={add}>
            {isBusy ? null : <Icon name="plus" size={20} />}
            {isBusy ? words.adding : words.add}
          </Button>
        </div>
      )}
    </Card>
  );
}
