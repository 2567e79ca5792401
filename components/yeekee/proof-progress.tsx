"use client";
import { useTranslations } from "next-intl";
import { useYingProofs } from "@/stores/yings-proof";
import styles from "./proof-progress.module.css";

/** How far the check on this device has come. */
export function ProofProgress() {
  const t = useTranslations("proof.verdict");
  const progress = useYingProofs((all) => all.progress);
  return (
    <label className={styles.progress}>
      {t("checking")}
      <progress max={1} value={progress ?? 0} />
    </label>
  );
}
