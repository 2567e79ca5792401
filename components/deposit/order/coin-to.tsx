import type { ReactNode } from "react";
import { CopyButton } from "@/components/ui/controls/copy-button";
import type { CoinTransfer } from "@/lib/contract/deposits";
import type { DepositWords } from "../deposit-words";
import styles from "./coin-to.module.css";

interface CoinToProps {
  transfer: CoinTransfer;
  words: DepositWords["queue"];
  /** The address as a QR code. */
  picture?: ReactNode;
}

/** The deposit address of a coin, which the network has not seen the transfer to yet. */
export function CoinTo({ transfer, words, picture }: CoinToProps) {
  const { address, coin, chain } = transfer;
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
      <p className={styles.unseen} role="status">
        {words.notSeen}
      </p>
    </section>
  );
}
