"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import { useShelved } from "@/stores/_core/registry";
import { createYingProofs, useYingProofs } from "@/stores/yings/proof";
import { keptRound } from "@/stores/yings/storage";
import { checkByItself } from "./check-by-itself";
import styles from "./drawn-check.module.css";
import { shortVerdict } from "./short-verdict";

/**
 * Checks a draw by itself, off the main thread: for who saw it drawn, and where this device keeps something of the
 * round that the proof must have. Others are led to the proof by the way above.
 */
export default function DrawnCheck({ betId, wasSeen }: { betId: string; wasSeen: boolean }) {
  const proofs = useShelved(createYingProofs);
  useEffect(() => {
    const { receipts, witnesses } = keptRound(betId);
    if (wasSeen || receipts.length > 0 || witnesses.length > 0) return checkByItself(proofs, betId);
  }, [proofs, betId, wasSeen]);
  return <CheckLine betId={betId} />;
}

/** What the check gave, in one line; the long words stand on the proof page. */
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
