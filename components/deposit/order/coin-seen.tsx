import { shortReference } from "@/components/credit/credit-words";
import { Card } from "@/components/ui/card";
import { moneyText } from "@/components/ui/money";
import type { CoinTransfer, Deposit } from "@/lib/contract/deposits";
import { fill } from "@/lib/i18n/fill";
import styles from "./coin-seen.module.css";
import type { QueueWords } from "./queue-words";

interface CoinSeenProps {
  deposit: Deposit;
  transfer: CoinTransfer;
  words: QueueWords;
}

/** Coins that the network has seen: how far it has confirmed them. Nothing is left to send, to scan or to cancel. */
export function CoinSeen({ deposit, transfer, words: { queue, pay, told } }: CoinSeenProps) {
  const { address, coin, chain, coinAmount, confirmations, needed } = transfer;
  const done = Math.min(confirmations, needed);
  return (
    <Card as="section" className={styles.seen} aria-labelledby="seen-title">
      <h2 id="seen-title">{told.confirming.title}</h2>
      <div className={styles.progress} role="status">
        <strong>{fill(pay.confirmed, { done, needed })}</strong>
        <progress aria-label={pay.confirmations} max={needed} value={done} />
      </div>
      <p>{fill(told.confirming.text, { amount: moneyText(deposit.prepareTotal) })}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{pay.coinSent}</dt>
          <dd>
            {coinAmount} {coin} ({chain})
          </dd>
        </div>
        <div>
          <dt>{pay.addressSent}</dt>
          <dd>{address}</dd>
        </div>
      </dl>
      <p className={styles.reference}>{fill(queue.reference, { id: shortReference(deposit) })}</p>
    </Card>
  );
}
