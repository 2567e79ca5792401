"use client";
import { Fragment, useEffect } from "react";
import { useAction } from "@/components/member/use-action";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Button } from "@/components/ui/controls/button";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import type { SessionRow } from "@/lib/contract/session-row";
import type { UserSessions } from "@/lib/contract/sessions";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { readUserAgent } from "@/lib/kernel/user-agent";
import { useStoreInstance } from "@/stores/_core/registry";
import { createSessions, useSessions } from "@/stores/member/sessions";
import { useUsers } from "@/stores/users";
import styles from "./profile-cards.module.css";
import type { ProfileWords } from "./profile-words";
import rowStyles from "./session-row.module.css";

type Words = ProfileWords["devices"];

/** The member's sessions; each can be ended, and all others at once. */
export function SessionCard({ rendered, words }: { rendered: UserSessions; words: Words }) {
  const sessions = useStoreInstance(createSessions);
  useEffect(() => sessions.getState().open(rendered.items), [sessions, rendered]);
  const items = useSessions((state) => state.items) ?? rendered.items;
  const logout = useUsers((users) => users.logout);
  const { isBusy, refused, run } = useAction();
  const { lastLogin } = rendered;

  const everywhere = async () => {
    if (await run(() => sessions.getState().revokeOthers())) await logout();
  };
  return (
    <Card aria-labelledby="sessions-title" className={styles.card}>
      <h2 id="sessions-title">{words.sessions}</h2>
      <p className={styles.hint}>
        {lastLogin
          ? [
              fill(words.lastLogin, { time: displayDateTime(lastLogin.at) }),
              ...deviceParts(lastLogin.device, words),
            ].join(" · ")
          : words.firstLogin}
      </p>
      <ul className={rowStyles.list}>
        {items.map((row) => (
          <Session
            key={row.id}
            row={row}
            words={words}
            isBusy={isBusy}
            onEnd={() => void run(() => sessions.getState().revoke(row.id), words.ended)}
          />
        ))}
      </ul>
      <ErrorMessage code={refused?.code ?? null} />
      <div className={styles.acts}>
        {items.some(({ current }) => !current) ? (
          <Button
            look="quiet"
            disabled={isBusy}
            onClick={() => void run(() => sessions.getState().revokeOthers(), words.othersEnded)}
          >
            {words.others}
          </Button>
        ) : null}
        <Button look="danger" disabled={isBusy} onClick={() => void everywhere()}>
          {words.everywhere}
        </Button>
      </div>
      <p className={styles.hint}>{words.rules}</p>
    </Card>
  );
}

/** Private addresses do not say where a device is. */
const LOOPBACK = /^(::1|127\.)/;

interface SessionProps {
  row: SessionRow;
  words: Words;
  isBusy: boolean;
  onEnd: () => void;
}

function Session({ row, words, isBusy, onEnd }: SessionProps) {
  const parts = deviceParts(row.device, words);
  return (
    <li className={rowStyles.row}>
      <strong className={rowStyles.name}>
        {parts.map((part, at) => (
          <Fragment key={part}>
            {at > 0 ? " · " : null}
            <span>{part}</span>
          </Fragment>
        ))}
      </strong>
      <p className={rowStyles.times}>
        <span>{fill(words.lastSeen, { time: displayDateTime(row.lastSeenAt) })}</span>
        <span>{fill(words.startedAt, { time: displayDateTime(row.startedAt) })}</span>
        {row.place && !LOOPBACK.test(row.place) ? (
          <span>{fill(words.place, { place: row.place })}</span>
        ) : null}
      </p>
      <span className={rowStyles.act}>
        {row.current ? (
          <Chip tone="success">{words.current}</Chip>
        ) : (
          <Button
            look="quiet"
            disabled={isBusy}
            aria-label={fill(words.endOf, { device: parts.join(" · ") })}
            onClick={onEnd}
          >
            {words.end}
          </Button>
        )}
      </span>
    </li>
  );
}

/** "Phone", "Chrome", "Android", as far as the user agent states them. */
function deviceParts(userAgent: string, words: Pick<Words, "mobile" | "pc">): string[] {
  const { kind, browser, system } = readUserAgent(userAgent);
  return [words[kind], browser, system].flatMap((part) => (part ? [part] : []));
}
