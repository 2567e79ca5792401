"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { Checked } from "@/stores/yings-proof";
import styles from "./proof-limits.module.css";

/** What this proof can't show, in plain words, and how anyone computes it without this page. */
export function ProofLimits({ checked: { proof, verdict } }: { checked: Checked }) {
  const t = useTranslations("proof");
  const isBeaconRight = verdict.steps.some(({ name, state }) => name === "beacon" && state === "right");
  return (
    <>
      <section className={styles.limits} aria-labelledby="limits-title">
        <h2 id="limits-title" className={styles.title}>
          <Icon name="info" size={20} />
          {t("limits.title")}
        </h2>
        <ul className={styles.list}>
          {proof.withSystemShot ? null : <li>{t("limits.noSystem")}</li>}
          {proof.withSystemShot && !proof.beacon && !proof.beaconChain ? (
            <li>{t("limits.noBeacon")}</li>
          ) : null}
          {proof.beaconRound ? (
            <li>{t(isBeaconRight ? "limits.beacon" : "limits.lookUp", { n: proof.beaconRound })}</li>
          ) : null}
          <li>{t("limits.dropped")}</li>
        </ul>
      </section>
      <details className={styles.how}>
        <summary>{t("how.title")}</summary>
        <ul className={styles.list}>
          {(["row", "list", "system", "result"] as const).map((part) => (
            <li key={part}>{t(`how.${part}`)}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
