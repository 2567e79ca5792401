"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/art/icon";
import { Skeleton } from "@/components/ui/notices/skeleton";
import type { Checked } from "@/stores/yings/proof";
import { loggedRoundName } from "../draw-log/logged-round-name";
import styles from "./checked-draw.module.css";
import { ProofClaim } from "./proof-claim";
import { ProofFigures } from "./proof-figures";
import { ProofSteps } from "./proof-steps";
import { summaryOf } from "./proof-summary";
import type { ProofView } from "./use-proof-view";

interface CheckedDrawProps extends Pick<ProofView, "fileKind" | "isVoidOnSite"> {
  checked: Checked;
  /** The parts that are built by now, beside the verdict. */
  hasFigures: boolean;
  hasSteps: boolean;
  reasons: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
}

/** The result of checking a draw, the worst first: missing shots, the verdict, its meaning here, the steps. */
export function CheckedDraw({
  checked,
  fileKind,
  isVoidOnSite,
  hasFigures,
  hasSteps,
  reasons,
  names,
}: CheckedDrawProps) {
  const isAltered = fileKind === "altered";
  const claim = checked.kind === "sealed" ? checked.verdict.claim : null;
  return (
    <>
      <MissingReceipts checked={checked} />
      <Verdict
        checked={checked}
        isAltered={isAltered}
        isVoidOnSite={isVoidOnSite}
        round={loggedRoundName(names, checked.proof.betId)}
        reasons={reasons}
      />
      {hasFigures ? (
        <>
          {checked.kind === "sealed" && claim && !isAltered ? (
            <ProofClaim claim={claim} moments={checked.moments} />
          ) : null}
          <ProofFigures checked={checked} />
        </>
      ) : null}
      {hasSteps ? <ProofSteps checked={checked} fileKind={fileKind} /> : <Skeleton height={900} />}
    </>
  );
}

/** Shown before everything else: a shot was made on this device, and the list was drawn without it. */
function MissingReceipts({ checked: { kept, proof } }: { checked: Checked }) {
  const t = useTranslations("proof");
  const missing = kept.filter(({ verdict }) => verdict === "missing").length;
  // Before the list is frozen, no shot can be missing from it.
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

interface VerdictProps {
  checked: Checked;
  isAltered: boolean;
  isVoidOnSite: boolean;
  /** Name of the proof's own round. */
  round: string;
  reasons: Readonly<Record<string, string>>;
}

/** The verdict in one line: the site's own, consistent, failed, or still to come. */
function Verdict({ checked, ...facts }: VerdictProps) {
  const t = useTranslations("proof");
  const { state, title, lines } = summaryOf(checked, facts, t);
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
