import type { ReactNode } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import type { CoinTransfer } from "@/lib/contract/deposits";
import { fill } from "@/lib/i18n/fill";
import styles from "./coin-to.module.css";
import type { DepositWords } from "./deposit-words";

interface CoinToProps {
  transfer: CoinTransfer;
  /** The network has seen the transfer, confirmed or not yet. */
  isSeen: boolean;
  words: DepositWords["queue"];
  /** The address as a QR code. */
  picture?: ReactNode;
}

/** The deposit address of a coin, and the network's confirmations so far. */
export function CoinTo({ transfer, isSeen, words, picture }: CoinToProps) {
  const { address, coin, chain, confirmations, needed } = transfer;
  const done = Math.min(confirmations, needed);
  return (
    <section className={styles.to} aria-labelledby="to-title">
      <h2 id="to-title">{words.addressTo}</h2>
      {picture}
      <dl className={styles.facts}>
        <div>
          <dt>{words.coin}</dt>
          <dd>{coin}</dd>
        </div>
        <div>
          <dt>{words.network}</dt>
          <dd>{chain}</dd>
        </div>
      </dl>
      <div className={styles.line}>
        <p className={styles.address}>{address}</p>
        <CopyButton text={address} label={words.copyAddress} isIcon />
      </div>
      <div className={styles.progress} role="status">
        <span id="confirmations">{words.confirmations}</span>
        <progress aria-labelledby="confirmations" max={needed} value={done} />
        <span>{isSeen ? fill(words.confirmed, { done, needed }) : words.notSeen}</span>
      </div>
    </section>
  );
}
