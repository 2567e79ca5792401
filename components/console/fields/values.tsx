"use client";
import Link from "next/link";
import type { Satang } from "@/lib/domain/money/money";
import { displayDateTime, epochMs, MINUTE_MS } from "@/lib/domain/time/time";
import { useConsoleWords } from "../words/console-words";
import { bahtText } from "./baht-text";

/** An amount in baht, a loss with its sign in front: −฿890.00. */
export const Baht = ({ amount }: { amount: Satang }) => <>{bahtText(amount)}</>;

/** A moment at the site's time. */
export const When = ({ at }: { at: string }) => (
  <time dateTime={at} style={{ whiteSpace: "nowrap" }}>
    {displayDateTime(at)}
  </time>
);

/** A member by name, linked to their page. */
export const MemberLink = ({ uuid, userName }: { uuid: string; userName: string }) => (
  <Link href={`/operator/members/${uuid}`} prefetch={false}>
    {userName}
  </Link>
);

/** A slip by its number, linked to its page. */
export const SlipLink = ({ poyId, poyNo }: { poyId: string; poyNo: number }) => (
  <Link href={`/operator/slips/${poyId}`} prefetch={false}>
    #{poyNo}
  </Link>
);

/** A round by its name, linked to its page. */
export const RoundLink = ({ betId, name }: { betId: string; name: string }) => (
  <Link href={`/operator/rounds/${encodeURIComponent(betId)}`} prefetch={false}>
    {name}
  </Link>
);

/** How long something has waited: coloured from 5 and from 15 minutes on. */
export function Age({ since, now }: { since: string; now: string | number }) {
  const t = useConsoleWords("fields");
  const nowMs = typeof now === "number" ? now : epochMs(now);
  const minutes = Math.max(0, Math.floor((nowMs - epochMs(since)) / MINUTE_MS));
  const colour = minutes >= 15 ? "var(--danger)" : minutes >= 5 ? "var(--warning)" : "var(--success)";
  const text =
    minutes < 60
      ? t("minutes", { n: minutes })
      : minutes < 60 * 48
        ? t("hours", { n: Math.floor(minutes / 60) })
        : t("days", { n: Math.floor(minutes / 1_440) });
  return <strong style={{ color: colour, whiteSpace: "nowrap" }}>{text}</strong>;
}
