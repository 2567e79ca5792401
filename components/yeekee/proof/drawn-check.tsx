"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Link } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createYingProofs, useYingProofs } from "@/stores/yings/proof";
import { storedRound } from "@/stores/yings/storage";
import { checkByItself } from "./check-by-itself";
import styles from "./drawn-check.module.css";
import { shortVerdict } from "./short-verdict";

/**
 * Checks a draw by itself, off the main thread: for members who saw it drawn, and where this device stored
 * something that the proof must contain. Others get the link to the proof above.
 */
export default function DrawnCheck({ betId, wasSeen }: { betId: string; wasSeen: boolean }) {
  const proofs = useStoreInstance(createYingProofs);
  useEffect(() => {
    const { receipts, witnesses } = storedRound(betId);
    if (wasSeen || receipts.length > 0 || witnesses.length > 0) return checkByItself(proofs, betId);
  }, [proofs, betId, wasSeen]);
  return <CheckLine betId={betId} />;
}

/** The result of the check in one line; the details are on the proof page. */
export function CheckLine({ betId }: { betId: string }) {
  const t = useTranslations("yeekee.check");
  const progress = useYingProofs((proofs) => proofs.progress);
  const site = useYingProofs((proofs) => proofs.site);
  const checked = site?.proof.betId === betId ? site : null;
  if (!checked)
    return progress === null ? null : (
      <p className={styles.line} role="status">
        {t("checking")}
      </p>
    );
  const { tone, missing, words } = shortVerdict(checked);
  const isWrong = tone === "wrong";
  return (
    <p className={styles.line} data-tone={tone} role={isWrong ? "alert" : "status"}>
      <Icon name={isWrong ? "alert" : "shield"} size={20} />
      <span>
        {words.map((word) => t(word, { n: checked.kept.length, missing })).join(" ")}{" "}
        <Link href={`/results/yeekee/${betId}`} prefetch={false} className={styles.way}>
          {t("more")}
        </Link>
      </span>
    </p>
  );
}
