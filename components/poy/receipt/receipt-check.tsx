"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { CopyButton } from "@/components/ui/controls/copy-button";
import type { Poy } from "@/lib/contract/poys";
import { setReceiptText } from "@/lib/domain/four-digit/receipt";
import { receiptText } from "@/lib/domain/poy/receipt";
import { epochMs } from "@/lib/domain/time/time";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPoys } from "@/stores/poys";
import type { PoyWords } from "../poy-words";
import styles from "./receipt-check.module.css";

type Verdict = "unasked" | "right" | "wrong" | "failed";

/** The exact text that was hashed, for any tool; and its hash computed on this device. */
export function ReceiptCheck({ poy, words }: { poy: Poy; words: PoyWords["check"] }) {
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
          <textarea className={styles.text} readOnly rows={4} aria-label={words.text} value={text} />
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
