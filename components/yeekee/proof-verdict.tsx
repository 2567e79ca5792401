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
  const isVoid = useYingProofs(({ file, round }) => !file && round?.betList.status === "void");
  const state = isAltered ? "wrong" : verdict.state;
  const text = {
    right: () => t(verdict.result ? "rightText" : "refundText", { n: proof.rows.length }),
    wrong: () => t("wrongText"),
    open: () =>
      isVoid
        ? t("void")
        : proof.listHash
          ? t("frozen")
          : t("shooting", { time: proof.shotsUntil ? displayDateTime(proof.shotsUntil).slice(11) : "" }),
  }[state]();
  return (
    <section className={styles.verdict} data-state={state} role="status">
      <Icon name={state === "right" ? "check" : state === "wrong" ? "alert" : "clock"} size={32} />
      <div>
        <h2>{t(state)}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
