import { type CreditWords, shortReference } from "@/components/credit/credit-words";
import { CopyButton } from "@/components/ui/controls/copy-button";
import { moneyText } from "@/components/ui/money";
import type { CoinTransfer, Deposit } from "@/lib/contract/deposits";
import { formatBaht } from "@/lib/domain/money/money";
import { fill } from "@/lib/i18n/fill";
import styles from "./exact-amount.module.css";
import type { QueueWords } from "./queue-words";
import { TimeLeft } from "./time-left";

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
  words: QueueWords;
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
