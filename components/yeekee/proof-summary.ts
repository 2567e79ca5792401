import type { useTranslations } from "next-intl";
import { displayDateTime, SECOND_MS } from "@/lib/domain/time";
import type { CheckedProof, CheckedSealed } from "@/lib/domain/yeekee/check-proof";
import { knownWord } from "@/lib/i18n/known-word";

/** The verdict over a proof in words. */
export interface ProofSummary {
  state: "own" | "consistent" | "broken" | "open";
  title: string;
  lines: readonly string[];
  /** Drawn on a test clock: never called a real draw. */
  isTest: boolean;
}

export interface SummaryFacts {
  /** The file is not as it was written. */
  isAltered: boolean;
  /** The site itself says that the round is void. */
  isVoidOnSite: boolean;
  /** Name of the proof's own round. */
  round: string;
  /** Words for the reasons of a void. */
  reasons: Readonly<Record<string, string>>;
}

type Say = ReturnType<typeof useTranslations<"proof">>;

export function summaryOf(checked: CheckedProof, facts: SummaryFacts, t: Say): ProofSummary {
  const { proof, verdict } = checked;
  const isTest = checked.kind === "sealed" && checked.verdict.isTest;
  const brokenAt = facts.isAltered ? "file" : verdict.brokenAt;
  if (brokenAt) {
    const title = t("verdict.broken", { step: t(`step.${brokenAt}`) });
    return { state: "broken", title, lines: [t("verdict.wrongText")], isTest };
  }
  const notes = checked.kind === "sealed" ? notesOf(checked, t) : [t("verdict.older")];
  if (verdict.verdict === "open") {
    if (verdict.steps.some((step) => step.state === "open" && !step.lookUp))
      return { state: "open", title: t("verdict.open"), lines: [awaited(checked, facts, t)], isTest };
    const lines = [t("verdict.lookUp", { n: beaconRoundOf(checked) }), ...notes];
    return { state: "open", title: t("verdict.lookUpTitle"), lines, isTest };
  }
  if (verdict.verdict === "consistent") {
    const lines = [t("verdict.consistentText", { round: facts.round }), ...notes];
    return { state: "consistent", title: t("verdict.consistent"), lines, isTest };
  }
  const counted = t(verdict.result ? `verdict.${checked.kind}Text` : "verdict.refundText", {
    n: proof.rows.length,
  });
  return { state: "own", title: t("verdict.own"), lines: [counted, ...notes], isTest };
}

/** What a draw lacks although every step holds. */
function notesOf({ verdict: { late, witness } }: CheckedSealed, t: Say): string[] {
  return [
    ...(late ? [t("verdict.late", { seconds: (late / SECOND_MS).toFixed(1) })] : []),
    ...(witness === "none" ? [t("verdict.notWitnessed")] : []),
  ];
}

function awaited(checked: CheckedProof, { isVoidOnSite, reasons }: SummaryFacts, t: Say): string {
  if (checked.kind === "sealed") {
    const { voidReason, listHash, seal, beacon } = checked.proof;
    if (voidReason) return t("verdict.voidFor", { reason: knownWord(reasons, voidReason) });
    if (isVoidOnSite) return t("verdict.void");
    if (listHash === null) return t("verdict.shooting", { time: timeOf(seal.endsAt) });
    return t(seal.chainHash && !beacon ? "verdict.frozen" : "verdict.working");
  }
  const { seed, beaconChain, beacon, listHash, shotsUntil } = checked.proof;
  // A secret shown without the randomness that was promised can't be drawn with any more.
  if (isVoidOnSite || (seed && beaconChain && !beacon)) return t("verdict.void");
  if (listHash) return t("verdict.frozen");
  return t("verdict.shooting", { time: shotsUntil ? timeOf(shotsUntil) : "" });
}

const timeOf = (at: number | string) => displayDateTime(at).slice(11);

const beaconRoundOf = (checked: CheckedProof) =>
  (checked.kind === "sealed" ? checked.proof.seal.beaconRound : checked.proof.beaconRound) ?? "";
