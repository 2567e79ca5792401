"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/controls/button";
import { CopyButton } from "@/components/ui/controls/copy-button";
import type { ReceiptVerdict } from "@/lib/domain/yeekee/receipt";
import { useStoreInstance } from "@/stores/_core/registry";
import { type Checked, createYingProofs, receiptsText } from "@/stores/yings/proof";
import styles from "./shot-receipts.module.css";

interface Answer {
  /** The list in which the receipts were looked up. */
  list: string;
  verdicts: readonly { line: number; verdict: ReceiptVerdict }[];
}

/**
 * Checks whether the list includes the member's shots: receipts stored on this device by themselves, others
 * pasted.
 */
export function ShotReceipts({ checked: { kept, proof } }: { checked: Checked }) {
  const t = useTranslations("proof.receipt");
  const proofs = useStoreInstance(createYingProofs);
  const [pasted, setPasted] = useState("");
  const [answer, setAnswer] = useState<Answer | null>(null);
  const list = `${proof.betId} ${proof.listHash}`;
  const verdicts = answer?.list === list ? answer.verdicts : [];
  const missing = kept.filter(({ verdict }) => verdict !== "in-list").length;
  const check = async () => {
    const found = await proofs.getState().checkPasted(pasted);
    setAnswer({ list, verdicts: found.map((verdict, at) => ({ line: at + 1, verdict })) });
  };
  return (
    <section className={styles.receipts} aria-labelledby="receipts-title">
      <h2 id="receipts-title">{t("title")}</h2>
      {kept.length > 0 ? (
        <p className={styles.kept} data-right={missing === 0 || undefined}>
          {missing === 0 ? t("kept", { n: kept.length }) : t("keptMissing", { n: kept.length, missing })}{" "}
          <CopyButton text={receiptsText(kept)} label={t("copyAll")} />
        </p>
      ) : (
        <p className={styles.text}>{t("none")}</p>
      )}
      <label className={styles.field}>
        <span>{t("field")}</span>
        <textarea
          rows={3}
          value={pasted}
          spellCheck={false}
          onChange={({ target }) => {
            setPasted(target.value);
            setAnswer(null);
          }}
        />
      </label>
      <Button look="quiet" disabled={pasted.trim() === ""} onClick={() => void check()}>
        {t("check")}
      </Button>
      <ul className={styles.verdicts} role="status">
        {verdicts.map(({ line, verdict }) => (
          <li key={line} data-right={verdict === "in-list" || undefined}>
            {t("line", { n: line })}: {t(verdict)}
          </li>
        ))}
      </ul>
    </section>
  );
}
