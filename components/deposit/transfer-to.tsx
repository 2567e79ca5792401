import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { BankMark } from "./bank-mark";
import styles from "./transfer-to.module.css";

interface TransferToProps {
  title: string;
  /** Letters in the frame. */
  mark: string;
  /** The bank, or the channel. */
  at: string;
  number: string;
  /** The account holder. */
  owner?: string;
  copyLabel: string;
}

/** The site's account or wallet that receives the money. */
export function TransferTo({ title, mark, at, number, owner, copyLabel }: TransferToProps) {
  return (
    <Card as="section" className={styles.to} aria-labelledby="to-title">
      <h2 id="to-title">{title}</h2>
      <div className={styles.account}>
        <BankMark bankCode={mark} />
        <div className={styles.text}>
          <span>{at}</span>
          <strong className={styles.number}>{number}</strong>
          {owner ? <span className={styles.name}>{owner}</span> : null}
        </div>
      </div>
      <CopyButton text={number} label={copyLabel} />
    </Card>
  );
}
