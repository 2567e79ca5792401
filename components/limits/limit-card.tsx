"use client";
import { useState } from "react";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import { withSheet } from "@/components/ui/sheet/sheet";
import type { LimitsState } from "@/lib/contract/player-limits";
import {
  type LimitKind,
  type LimitSpan,
  limitSpans,
  reachedBefore,
  spanEndMs,
} from "@/lib/domain/members/player-limits";
import { type Satang, satang } from "@/lib/domain/money/money";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import type { LimitWords } from "@/lib/i18n/limit-words";
import { LimitForm } from "./limit-form";
import styles from "./limits-screen.module.css";

const Form = withSheet(LimitForm);

interface LimitCardProps {
  kind: LimitKind;
  limitsState: LimitsState;
  words: LimitWords;
  /** When the page was rendered, epoch ms: it decides the start of the next period. */
  nowMs: number;
}

/** One kind of limit: by day, week and month the limit, its use, and the button that changes it. */
export function LimitCard({ kind, limitsState, words, nowMs }: LimitCardProps) {
  const [isOpen, setOpen] = useState(false);
  const titleId = `limit-${kind}`;
  /** Without any limit it is said once. */
  const isFree = limitSpans.every((span) => limitsState[kind][span] === null);
  return (
    <Card aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h2 id={titleId}>{words.kind[kind]}</h2>
        {isFree ? <span className={styles.none}>{words.noLimit}</span> : null}
        <Button
          look="quiet"
          aria-label={fill(words.changeOf, { kind: words.kind[kind] })}
          onClick={() => setOpen(true)}
        >
          {words.change}
        </Button>
      </div>
      <ul className={styles.spans}>
        {limitSpans.map((span) => (
          <Span
            key={span}
            name={words.span[span]}
            limit={limitsState[kind][span]}
            used={limitsState.used?.[kind][span] ?? satang(0)}
            words={words}
            said={
              kind === "loss"
                ? { used: words.lost, of: words.lostOf }
                : { used: words.used, of: words.usedOf }
            }
            endsAtMs={spanEndMs(span, nowMs)}
            span={span}
            before={reachedBefore(limitsState[kind], span)}
            isNamed={!isFree}
          />
        ))}
      </ul>
      {isOpen ? (
        <Form kind={kind} limitsState={limitsState} words={words} onClose={() => setOpen(false)} />
      ) : null}
    </Card>
  );
}

interface SpanProps {
  span: LimitSpan;
  name: string;
  limit: Satang | null;
  used: Satang;
  words: LimitWords;
  /** The text for the used amount, without and with a limit. */
  said: { used: string; of: string };
  endsAtMs: number;
  /** A longer span's lower limit, which is in force first. */
  before: ReturnType<typeof reachedBefore>;
  /** Says where it has no limit. */
  isNamed: boolean;
}

/** Decoration: the figures state the same. */
function Span({ name, limit, used, words, said, endsAtMs, span, before, isNamed }: SpanProps) {
  const share = limit === null ? 0 : limit === 0 ? 100 : Math.min(100, (used / limit) * 100);
  return (
    <li className={styles.span} data-span={span} data-full={share >= 100 || undefined}>
      <span>{name}</span>
      {limit === null ? (
        <span className={styles.none}>
          {isNamed ? `${words.noLimit} · ` : null}
          {fill(said.used, { used: moneyText(used) })}
        </span>
      ) : (
        <>
          <span className={styles.amount}>
            {fill(said.of, { used: moneyText(used), limit: moneyText(limit) })}
          </span>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ inlineSize: `${share}%` }} />
          </span>
          {before ? (
            <span className={styles.before}>
              {fill(words.form.before[before.span], { limit: moneyText(before.limit) })}
            </span>
          ) : null}
          <span className={styles.resets}>{fill(words.resets, { time: displayDateTime(endsAtMs) })}</span>
        </>
      )}
    </li>
  );
}
