import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import type { Poy } from "@/lib/contract/poys";
import styles from "./poy-receipt.module.css";
import type { PoyWords } from "./poy-words";
import { ReceiptCheck } from "./receipt-check";

interface PoyReceiptProps {
  poy: Poy;
  words: Pick<PoyWords["detail"], "receipt" | "receiptText" | "copyReceipt"> & PoyWords["check"];
}

/** The slip's hash, what it is good for, and how anyone can check it. */
export function PoyReceipt({ poy, words }: PoyReceiptProps) {
  return (
    <Card as="div" className={styles.receipt}>
      <h2>{words.receipt}</h2>
      <p className={styles.text}>{words.receiptText}</p>
      <code className={styles.hash}>{poy.receipt}</code>
      <CopyButton text={poy.receipt} label={words.copyReceipt} />
      <ReceiptCheck poy={poy} words={words} />
    </Card>
  );
}
