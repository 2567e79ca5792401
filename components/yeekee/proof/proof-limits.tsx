"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/art/icon";
import type { Checked } from "@/stores/yings/proof";
import styles from "./proof-limits.module.css";

const parts = {
  sealed: ["seal", "row", "list", "start", "work", "shot", "result"],
  older: ["row", "list", "system", "result"],
} as const;

/** What this proof can't show, in plain language, and how anyone can compute it without this page. */
export function ProofLimits({ checked }: { checked: Checked }) {
  const t = useTranslations("proof");
  return (
    <>
      <section className={styles.limits} aria-labelledby="limits-title">
        <h2 id="limits-title" className={styles.title}>
          <Icon name="info" size={20} />
          {t("limits.title")}
        </h2>
        <ul className={styles.list}>
          {checked.kind === "older" ? (
            <OlderLimits checked={checked} />
          ) : (
            <>
              <li>{t("limits.machines")}</li>
              <li>{t("limits.program")}</li>
            </>
          )}
          <li>{t("limits.dropped")}</li>
        </ul>
      </section>
      <details className={styles.how}>
        <summary>{t("how.title")}</summary>
        <ul className={styles.list}>
          {parts[checked.kind].map((part) => (
            <li key={part}>{t(`how.${part}`)}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** What the rules before version 3 did not cover. */
function OlderLimits({ checked: { proof, verdict } }: { checked: Extract<Checked, { kind: "older" }> }) {
  const t = useTranslations("proof.limits");
  const isBeaconRight = verdict.steps.some(({ name, state }) => name === "beacon" && state === "right");
  const hasBeacon = Boolean(proof.beacon || proof.beaconChain);
  return (
    <>
      {proof.withSystemShot ? null : <li>{t("noSystem")}</li>}
      {proof.withSystemShot && !hasBeacon ? <li>{t("noBeacon")}</li> : null}
      {proof.beaconRound ? <li>{t(isBeaconRight ? "beacon" : "lookUp", { n: proof.beaconRound })}</li> : null}
      {hasBeacon ? <li>{t("dated")}</li> : null}
      <li>{t("forged")}</li>
    </>
  );
}
