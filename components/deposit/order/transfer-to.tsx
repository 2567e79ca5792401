import { BankBadge } from "@/components/bank/bank-badge";
import { CopyButton } from "@/components/ui/controls/copy-button";
import styles from "./transfer-to.module.css";

interface TransferToProps {
  title: string;
  /** The code whose badge is shown. */
  mark: string;
  /** The bank, or the channel. */
  at: string;
  number: string;
  /** The account holder. */
  owner?: string;
  copyLabel: string;
}

/** The site's account or wallet that receives the money; its number ends in the button that copies it. */
export function TransferTo({ title, mark, at, number, owner, copyLabel }: TransferToProps) {
  return (
    <section className={styles.to} aria-labelledby="to-title">
      <h2 id="to-title">{title}</h2>
      <BankBadge bankCode={mark} />
      <div className={styles.text}>
        <span>{at}</span>
        <strong className={styles.number}>{number}</strong>
        {owner ? <span className={styles.name}>{owner}</span> : null}
      </div>
      <CopyButton text={number} label={copyLabel} isIcon />
    </section>
  );
}
