import { useEffect } from "react";
import { type CreditWords, shortReference } from "@/components/credit/credit-words";
import { useCommonWords } from "@/components/ui/common-words";
import { CopyButton } from "@/components/ui/controls/copy-button";
import { moneyText } from "@/components/ui/money";
import type { CoinTransfer, Deposit } from "@/lib/contract/deposits";
import { formatBaht } from "@/lib/domain/money/money";
import { displayDateTime, displayDuration, epochMs, MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { useClock } from "@/stores/page/clock";
import styles from "./exact-amount.module.css";
import type { QueueWords } from "./queue-words";

/** The exact total in large digits; its satang are emphasised by weight, underline, colour and a sentence. */
export function ExactAmount({ deposit, words }: { deposit: Deposit; words: CreditWords["queue"] }) {
  const text = formatBaht(deposit.prepareTotal);
  const baht = text.slice(0, -3);
  const satang = text.slice(-3);
  return (
    <section className={styles.exact} aria-labelledby="exact-title">
      <div className={styles.head}>
        <h2 id="exact-title">{words.amountLabel}</h2>
        <p className={styles.reference}>{fill(words.reference, { id: shortReference(deposit) })}</p>
      </div>
      <TimeLeft deposit={deposit} words={words} />
      <div className={styles.amount}>
        <p className={styles.digits}>
          <span className="visually-hidden">{`฿${text}`}</span>
          <span aria-hidden="true">
            <span className={styles.unit}>฿</span>
            {baht}
            <span className={styles.satang}>{satang}</span>
          </span>
        </p>
        <CopyButton text={text.replaceAll(",", "")} label={words.copyAmount} isIcon />
      </div>
      <p className={styles.note}>{fill(words.satangLabel, { satang })}</p>
    </section>
  );
}

interface CoinAmountProps {
  deposit: Deposit;
  transfer: CoinTransfer;
  words: Pick<QueueWords, "queue" | "pay">;
}

/** The amount of a coin to send, and its value in baht. */
export function CoinAmount({ deposit, transfer, words }: CoinAmountProps) {
  const { pay, queue } = words;
  return (
    <section className={styles.exact} aria-labelledby="exact-title">
      <div className={styles.head}>
        <h2 id="exact-title">{pay.coinAmount}</h2>
        <p className={styles.reference}>{fill(queue.reference, { id: shortReference(deposit) })}</p>
      </div>
      <TimeLeft deposit={deposit} words={queue} />
      <div className={styles.amount}>
        <p className={styles.coins}>
          {transfer.coinAmount} <span className={styles.unit}>{transfer.coin}</span>
        </p>
        <CopyButton text={transfer.coinAmount} label={pay.copyCoin} isIcon />
      </div>
      <p className={styles.note}>{pay.coinExact}</p>
      <p className={styles.worth}>{fill(pay.worth, { amount: moneyText(deposit.prepareTotal) })}</p>
    </section>
  );
}

/** Time left for a request; nothing for one without a deadline. */
function TimeLeft({ deposit, words }: { deposit: Deposit; words: CreditWords["queue"] }) {
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

interface TimeRingProps {
  endsAtMs: number;
  /** The whole duration, ms: a full ring. */
  lastsMs: number;
  label: string;
}

const radius = 44;
const round = 2 * Math.PI * radius;

/**
 * Time left as a ring and as digits, on the upstream's clock. Announced to screen readers at 60 and 10 seconds.
 */
function TimeRing({ endsAtMs, lastsMs, label }: TimeRingProps) {
  const words = useCommonWords();
  const nowMs = useClock((clock) => clock.nowMs);
  const keepTicking = useClock((clock) => clock.keepTicking);
  useEffect(() => keepTicking(), [keepTicking]);

  const seconds = Math.max(0, Math.ceil((endsAtMs - nowMs) / SECOND_MS));
  const share = Math.min(1, Math.max(0, (endsAtMs - nowMs) / lastsMs));
  return (
    <div className={styles.ring} data-state={stateOf(seconds)}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={radius} className={styles.track} />
        <circle
          cx="50"
          cy="50"
          r={radius}
          className={styles.left}
          strokeDasharray={round}
          strokeDashoffset={round * (1 - share)}
        />
      </svg>
      <span role="timer" aria-label={label} className={styles.timeLeftDigits}>
        {displayDuration(seconds)}
      </span>
      <span className="visually-hidden" role="status">
        {seconds > 0 && seconds <= 10
          ? words.tenSecondsLeft
          : seconds > 10 && seconds <= 60
            ? words.minuteLeft
            : ""}
      </span>
    </div>
  );
}

const soonSeconds = (3 * MINUTE_MS) / SECOND_MS;

/** A transfer takes about three minutes; under one minute is urgent. */
function stateOf(seconds: number): "calm" | "soon" | "last" {
  if (seconds < 60) return "last";
  return seconds < soonSeconds ? "soon" : "calm";
}
