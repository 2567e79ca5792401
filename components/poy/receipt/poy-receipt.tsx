import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { CopyButton } from "@/components/ui/controls/copy-button";
import type { Poy } from "@/lib/contract/poys";
import { drawLogAddress } from "@/lib/domain/access/addresses";
import { setReceiptText } from "@/lib/domain/four-digit/receipt";
import { receiptText } from "@/lib/domain/poy/receipt";
import { epochMs } from "@/lib/domain/time/time";
import { headDigits } from "@/lib/domain/yeekee/head-digits";
import { Link } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPoys } from "@/stores/poys";
import type { PoyWords } from "../poy-words";
import styles from "./poy-receipt.module.css";

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

type Verdict = "unasked" | "right" | "wrong" | "failed";

/** The exact text that was hashed, for any tool; and its hash computed on this device. */
function ReceiptCheck({ poy, words }: { poy: Poy; words: PoyWords["check"] }) {
  const poys = useStoreInstance(createPoys);
  const [verdict, setVerdict] = useState<Verdict>("unasked");
  const [isOpen, setOpen] = useState(false);
  const text = isOpen ? textOf(poy) : "";

  const check = async () => {
    try {
      setVerdict((await poys.getState().hashOf(textOf(poy))) === poy.receipt ? "right" : "wrong");
    } catch {
      setVerdict("failed");
    }
  };

  return (
    <details className={styles.check} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.open}</summary>
      {isOpen ? (
        <div className={styles.body}>
          <p className={styles.how}>{poy.setListJson ? words.howSets : words.how}</p>
          <textarea className={styles.checkText} readOnly rows={4} aria-label={words.text} value={text} />
          <div className={styles.acts}>
            <CopyButton text={text} label={words.copyText} />
            <Button look="quiet" size="small" onClick={() => void check()}>
              <Icon name="shield" size={18} />
              {words.act}
            </Button>
          </div>
        </div>
      ) : null}
      <p role="status" className={verdict === "right" ? styles.right : styles.wrong}>
        {verdict === "unasked" ? "" : words[verdict]}
      </p>
    </details>
  );
}

function textOf({ poyNo, betId, createdAt, total, poyListJson, setListJson }: Poy): string {
  const slip = { poyNo, betId, createdAtMs: epochMs(createdAt), total };
  return setListJson
    ? setReceiptText({ ...slip, lines: setListJson })
    : receiptText({ ...slip, lines: poyListJson });
}
