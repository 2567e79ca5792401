"use client";
import { ButtonLink } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import type { OwnRefusal } from "@/lib/contract/limit-refusal";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import styles from "./limit-refusal.module.css";
import { useLimitWords } from "./use-limit-words";

/** The member's own limit that refused an action: the limit, its use, and when it resets. */
export function OwnLine({ own }: { own: OwnRefusal }) {
  const words = useLimitWords();
  if (!words) return null;
  const until = displayDateTime(own.until);
  if (!("span" in own)) return <p>{fill(words.refused.until, { until })}</p>;
  const said = own.code === "loss-limit-reached" ? words.refused.lost : words.refused.span;
  const facts = { limit: moneyText(own.limit), used: moneyText(own.used), until };
  return <p>{fill(said[own.span], facts)}</p>;
}

/** A link to the member's own limits. */
export function MyLimits() {
  const words = useLimitWords();
  return words ? (
    <ButtonLink size="small" href="/profile/limits">
      {words.mine}
    </ButtonLink>
  ) : null;
}

/** Both, below the message of a refusal. */
export function OwnNote({ own }: { own: OwnRefusal }) {
  return (
    <div className={styles.note} role="status">
      <OwnLine own={own} />
      <MyLimits />
    </div>
  );
}
