"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { type Checked, useYingProofs } from "@/stores/yings-proof";
import { summaryOf } from "./proof-summary";
import styles from "./proof-verdict.module.css";

interface ProofVerdictProps {
  checked: Checked;
  /** Name of the proof's own round. */
  round: string;
  reasons: Readonly<Record<string, string>>;
}

/** The answer in one line: the site's own, agrees with itself, does not hold, or what is still to come. */
export function ProofVerdict({ checked, round, reasons }: ProofVerdictProps) {
  const t = useTranslations("proof");
  const isAltered = useYingProofs(({ file }) => file?.kind === "altered");
  const isVoidOnSite = useYingProofs(({ file, round: site }) => !file && site?.betList.status === "void");
  const { state, title, lines } = summaryOf(checked, { isAltered, isVoidOnSite, round, reasons }, t);
  return (
    <section className={styles.verdict} data-state={state} role="status">
      <Icon name={icons[state]} size={32} />
      <div className={styles.words}>
        <h2>{title}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
}

const icons = { own: "check", consistent: "info", broken: "alert", open: "clock", test: "alert" } as const;
