import { shortReference } from "@/components/credit/credit-words";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { moneyText } from "@/components/ui/money";
import type { CoinTransfer, Deposit } from "@/lib/contract/deposits";
import { fill } from "@/lib/i18n/fill";
import styles from "./exact-amount.module.css";
import type { QueueWords } from "./queue-words";
import { TimeLeft } from "./time-left";

interface CoinAmountProps {
  deposit: Deposit;
  transfer: CoinTransfer;
  words: QueueWords;
}

/** How much of a coin to send, and what it is credited as. */
export function CoinAmount({ deposit, transfer, words }: CoinAmountProps) {
  const { pay, queue } = words;
  return (
    <Card as="section" className={styles.exact} aria-labelledby="exact-title">
      <div className={styles.amount}>
        <h2 id="exact-title">{pay.coinAmount}</h2>
        <p className={styles.coins}>
          {transfer.coinAmount} <span className={styles.unit}>{transfer.coin}</span>
        </p>
        <p className={styles.note}>{pay.coinExact}</p>
        <p>{fill(pay.worth, { amount: moneyText(deposit.prepareTotal) })}</p>
        <CopyButton text={transfer.coinAmount} label={pay.copyCoin} />
      </div>
      <TimeLeft deposit={deposit} words={queue} />
      <p className={styles.reference}>{fill(queue.reference, { id: shortReference(deposit) })}</p>
    </Card>
  );
}
