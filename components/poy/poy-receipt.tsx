import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import styles from "./poy-receipt.module.css";
import type { PoyWords } from "./poy-words";

interface PoyReceiptProps {
  receipt: string;
  words: Pick<PoyWords["detail"], "receipt" | "receiptText" | "copyReceipt">;
}

/** The slip's hash, and what it is good for. */
export function PoyReceipt({ receipt, words }: PoyReceiptProps) {
  return (
    <Card as="div" className={styles.receipt}>
      <h2>{words.receipt}</h2>
      <p className={styles.text}>{words.receiptText}</p>
      <code className={styles.hash}>{receipt}</code>
      <CopyButton text={receipt} label={words.copyReceipt} />
    </Card>
  );
}
