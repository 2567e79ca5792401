import type { CreditWords } from "@/components/credit/credit-words";
import type { Deposit } from "@/lib/contract/deposits";
import { displayDateTime, epochMs } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import styles from "./exact-amount.module.css";
import { TimeRing } from "./time-ring";

/** Time left for a request; nothing for one without a deadline. */
export function TimeLeft({ deposit, words }: { deposit: Deposit; words: CreditWords["queue"] }) {
  if (!deposit.expiresAt) return null;
  return (
    <div className={styles.time}>
      <p>{fill(words.until, { time: displayDateTime(deposit.expiresAt).slice(-8) })}</p>
      <TimeRing
        endsAtMs={epochMs(deposit.expiresAt)}
        lastsMs={epochMs(deposit.expiresAt) - epochMs(deposit.createdAt)}
        label={words.left}
      />
    </div>
  );
}
