"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { ProofStep, StepName } from "@/lib/domain/yeekee/proof";
import type { Checked, OpenedFile } from "@/stores/yings-proof";
import styles from "./proof-steps.module.css";

interface Shown extends Omit<ProofStep, "name"> {
  name: StepName | "file";
}

/** The way from the commitment to the result, each step with what the proof says and what came out here. */
export function ProofSteps({
  checked: { verdict, proof },
  fileKind,
}: {
  checked: Checked;
  /** Of an open file: its own digest is the first step. */
  fileKind?: OpenedFile["kind"];
}) {
  const t = useTranslations("proof");
  const steps: readonly Shown[] = [
    ...(fileKind ? [{ name: "file", state: fileKind === "whole" ? "right" : "wrong" } as const] : []),
    ...verdict.steps,
  ];
  return (
    <section className={styles.steps} aria-labelledby="steps-title">
      <h2 id="steps-title">{t("steps.title")}</h2>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.name} className={styles.step} data-step={step.name} data-state={step.state}>
            <span className={styles.mark}>
              <Icon name={icons[step.state]} size={20} />
            </span>
            <div className={styles.words}>
              <h3>
                {t(`step.${step.name}`)}{" "}
                <span className={styles.state}>{t(`steps.${step.lookUp ? "lookUp" : step.state}`)}</span>
              </h3>
              <p className={styles.text}>
                {step.name === "system" ? t(`step.${systemText(proof)}`) : t(`step.${step.name}Text`)}
              </p>
              {step.badRow ? <p className={styles.wrong}>{t("steps.badRow", { n: step.badRow })}</p> : null}
              <Figures step={step} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the system shot was made from, by what this round promised. */
function systemText({ withSystemShot, beacon, beaconChain }: Checked["proof"]) {
  if (!withSystemShot) return "systemOff";
  return beacon || beaconChain ? "systemText" : "systemTextNoBeacon";
}

const icons = { right: "check", wrong: "close", open: "clock" } as const;

/** Both sides where they differ; where they agree, once. */
function Figures({ step: { claimed, found, state } }: { step: Shown }) {
  const t = useTranslations("proof.steps");
  if (claimed && found && state === "right") return <code className={styles.code}>{found}</code>;
  return (
    <>
      {claimed ? (
        <p className={styles.side}>
          {t("claimed")} <code className={styles.code}>{claimed}</code>
        </p>
      ) : null}
      {found ? (
        <p className={styles.side}>
          {claimed ? t("found") : null} <code className={styles.code}>{found}</code>
        </p>
      ) : null}
    </>
  );
}
