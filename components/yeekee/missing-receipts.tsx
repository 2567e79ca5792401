"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { Checked } from "@/stores/yings-proof";
import styles from "./missing-receipts.module.css";

/** Told before everything else: a shot was made on this device, and the list was drawn without it. */
export function MissingReceipts({ checked: { kept, proof } }: { checked: Checked }) {
  const t = useTranslations("proof");
  const missing = kept.filter(({ verdict }) => verdict === "missing").length;
  // Before there is a list, no shot can be missing from it.
  if (!proof.listHash || missing === 0) return null;
  return (
    <section className={styles.missing} role="alert">
      <Icon name="alert" size={32} />
      <div>
        <h2>{t("missing", { missing })}</h2>
        <p>{t("missingText", { n: kept.length })}</p>
      </div>
    </section>
  );
}
