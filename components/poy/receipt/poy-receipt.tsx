import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/controls/copy-button";
import type { Poy } from "@/lib/contract/poys";
import { drawLogAddress } from "@/lib/domain/access/addresses";
import { headDigits } from "@/lib/domain/yeekee/head-digits";
import { Link } from "@/lib/i18n/navigation";
import type { PoyWords } from "../poy-words";
import styles from "./poy-receipt.module.css";
import { ReceiptCheck } from "./receipt-check";

interface PoyReceiptProps {
  poy: Poy;
  words: Pick<PoyWords["detail"], "receipt" | "receiptText" | "copyReceipt" | "drawHead" | "drawHeadText"> &
    PoyWords["check"];
}

/** The slip's hash, what it proves, how anyone can check it, and the log of draws at that time. */
export function PoyReceipt({ poy, words }: PoyReceiptProps) {
  return (
    <Card as="div" className={styles.receipt}>
      <h2>{words.receipt}</h2>
      <p className={styles.text}>{words.receiptText}</p>
      <code className={styles.hash}>{poy.receipt}</code>
      <CopyButton text={poy.receipt} label={words.copyReceipt} />
      <ReceiptCheck poy={poy} words={words} />
      {poy.drawHead ? (
        <>
          <Link href={drawLogAddress} prefetch={false} className={styles.log}>
            {words.drawHead}
          </Link>
          <p className={styles.text}>{words.drawHeadText}</p>
          <code className={styles.hash}>{headDigits(poy.drawHead)}</code>
        </>
      ) : null}
    </Card>
  );
}
