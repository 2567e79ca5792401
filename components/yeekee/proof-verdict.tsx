"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { displayDateTime } from "@/lib/domain/time";
import { type Checked, useYingProofs } from "@/stores/yings-proof";
import styles from "./proof-verdict.module.css";

/** The answer in one line: right, wrong, or what is still to come. */
export function ProofVerdict({ checked: { proof, verdict } }: { checked: Checked }) {
  const t = useTranslations("proof.verdict");
  const isAltered = useYingProofs(({ file }) => file?.kind === "altered");
  const isVoidOnSite = useYingProofs(({ file, round }) => !file && round?.betList.status === "void");
  // A secret shown without the randomness that was promised can't be drawn with any more.
  const isVoid = isVoidOnSite || Boolean(proof.seed && proof.beaconChain && !proof.beacon);
  const state = isAltered ? "wrong" : verdict.state;
  const isToLookUp = verdict.steps.every((step) => step.state === "right" || step.lookUp);
  const text = {
    right: () => t(verdict.result ? "rightText" : "refundText", { n: proof.rows.length }),
    wrong: () => t("wrongText"),
    open: () =>
      isVoid
        ? t("void")
        : isToLookUp
          ? t("lookUp", { n: proof.beaconRound ?? "" })
          : proof.listHash
            ? t("frozen")
            : t("shooting", { time: proof.shotsUntil ? displayDateTime(proof.shotsUntil).slice(11) : "" }),
  }[state]();
  return (
    <section className={styles.verdict} data-state={state} role="status">
      <Icon name={state === "right" ? "check" : state === "wrong" ? "alert" : "clock"} size={32} />
      <div>
        <h2>{t(state === "open" && isToLookUp ? "lookUpTitle" : state)}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
