"use client";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { Icon } from "@/components/ui/art/icon";
import { useFrames } from "@/components/ui/hooks/use-frames";
import type { SealedStepName } from "@/lib/domain/yeekee/sealed-steps";
import type { OlderStep, OlderStepName } from "@/lib/domain/yeekee/verify-older";
import type { Checked, OpenedFile } from "@/stores/yings/proof";
import styles from "./proof-screen.module.css";

/** Steps that are built in one frame. */
const STEPS_A_FRAME = 2;

interface Shown extends Omit<OlderStep, "name"> {
  name: SealedStepName | OlderStepName | "file";
}

/** The steps from the seal to the result, each with the proof's value and the one computed here. */
export function ProofSteps({
  checked,
  fileKind,
}: {
  checked: Checked;
  /** For an open file: its own digest is the first step. */
  fileKind: OpenedFile["kind"] | null;
}) {
  const t = useTranslations("proof");
  const steps: readonly Shown[] = [
    ...(fileKind ? [fileKind === "whole" ? fileRight : fileWrong] : []),
    ...checked.verdict.steps,
  ];
  const built = useFrames(Math.ceil(steps.length / STEPS_A_FRAME)) * STEPS_A_FRAME;
  return (
    <section className={styles.steps} aria-labelledby="steps-title">
      <h2 id="steps-title">{t("steps.title")}</h2>
      <ol className={styles.checkedDrawList} aria-busy={built < steps.length}>
        {steps.slice(0, built).map((step) => (
          <Step key={step.name} step={step} text={textOf(step.name, checked)} />
        ))}
      </ol>
    </section>
  );
}

const fileRight: Shown = { name: "file", state: "right" };
const fileWrong: Shown = { name: "file", state: "wrong" };

const Step = memo(function Step({ step, text }: { step: Shown; text: ReturnType<typeof textOf> }) {
  const t = useTranslations("proof");
  return (
    <li className={styles.step} data-step={step.name} data-state={step.state}>
      <span className={styles.mark}>
        <Icon name={icons[step.state]} size={20} />
      </span>
      <div>
        <h3>
          {t(`step.${step.name}`)}{" "}
          <span className={styles.state}>{t(`steps.${step.lookUp ? "lookUp" : step.state}`)}</span>
        </h3>
        <p className={styles.checkedDrawText}>{t(`step.${text}`)}</p>
        {step.badRow ? <p className={styles.wrong}>{t("steps.badRow", { n: step.badRow })}</p> : null}
        <Figures step={step} />
      </div>
    </li>
  );
});

/** Two steps have another meaning in each version, and depend on what the round promised. */
function textOf(name: Shown["name"], { kind, proof }: Checked) {
  if (name === "beacon") return kind === "sealed" ? "beaconTextSealed" : "beaconText";
  if (name !== "system") return `${name}Text` as const;
  if (kind === "sealed") return "systemTextSealed";
  if (!proof.withSystemShot) return "systemOff";
  return proof.beacon || proof.beaconChain ? "systemText" : "systemTextNoBeacon";
}

const icons = { right: "check", wrong: "close", open: "clock" } as const;

/** Both values where they differ; one where they agree. */
function Figures({ step: { claimed, found, state } }: { step: Shown }) {
  const t = useTranslations("proof.steps");
  if (claimed && state === "right") return <code className={styles.code}>{found ?? claimed}</code>;
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
