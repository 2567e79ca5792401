import type { useTranslations } from "next-intl";
import { displayClock, SECOND_MS } from "@/lib/domain/time/time";
import { knownWord } from "@/lib/i18n/known-word";
import type { Checked } from "@/stores/yings/proof";

/** The verdict over a proof, by message key. */
export interface ProofSummary {
  /** test: every step is valid, drawn with a test clock, which is never called a real draw. */
  state: "own" | "consistent" | "broken" | "open" | "test";
  title: string;
  lines: readonly string[];
}

export interface SummaryFacts {
  /** The file was altered. */
  isAltered: boolean;
  /** The site itself reports the round as void. */
  isVoidOnSite: boolean;
  /** Name of the proof's own round. */
  round: string;
  /** Messages of void reasons. */
  reasons: Readonly<Record<string, string>>;
}

type Say = ReturnType<typeof useTranslations<"proof">>;

export function summaryOf(checked: Checked, facts: SummaryFacts, t: Say): ProofSummary {
  const { verdict } = checked;
  const isTest = checked.kind === "sealed" && checked.verdict.isTest;
  const testNote = isTest ? [t("verdict.testNote")] : [];
  const brokenAt = facts.isAltered ? "file" : verdict.brokenAt;
  if (brokenAt) {
    const title = t("verdict.broken", { step: t(`step.${brokenAt}`) });
    return { state: "broken", title, lines: [t("verdict.wrongText"), ...testNote] };
  }
  const notes = checked.kind === "sealed" ? notesOf(checked, t) : [t("verdict.older")];
  if (verdict.verdict === "open") {
    if (verdict.steps.some((step) => step.state === "open" && !step.lookUp))
      return { state: "open", title: t("verdict.open"), lines: [awaited(checked, facts, t), ...testNote] };
    const lines = [t("verdict.lookUp", { n: beaconRoundOf(checked) }), ...notes];
    return { state: "open", title: t("verdict.lookUpTitle"), lines };
  }
  const unknown = t("verdict.consistentText", { round: facts.round });
  if (isTest) {
    const lines = [t("verdict.testText"), ...(verdict.verdict === "consistent" ? [unknown] : []), ...notes];
    return { state: "test", title: t("verdict.test"), lines };
  }
  if (verdict.verdict === "consistent")
    return { state: "consistent", title: t("verdict.consistent"), lines: [unknown, ...notes] };
  return { state: "own", title: t("verdict.own"), lines: [ownText(checked, facts, t), ...notes] };
}

function ownText(checked: Checked, { reasons }: SummaryFacts, t: Say): string {
  const { proof, verdict } = checked;
  if (verdict.result) return t(`verdict.${checked.kind}Text`, { n: proof.rows.length });
  if (checked.kind === "sealed" && checked.proof.voidReason)
    return t("verdict.voidFor", { reason: knownWord(reasons, checked.proof.voidReason) });
  return t("verdict.refundText", { n: proof.rows.length });
}

/** What a draw lacks although every step is valid. */
function notesOf({ verdict: { late, witness } }: Extract<Checked, { kind: "sealed" }>, t: Say): string[] {
  return [
    ...(late ? [t("verdict.late", { seconds: (late / SECOND_MS).toFixed(1) })] : []),
    ...(witness === "none" ? [t("verdict.notWitnessed")] : []),
  ];
}

function awaited(checked: Checked, { isVoidOnSite, reasons }: SummaryFacts, t: Say): string {
  if (checked.kind === "sealed") {
    const { voidReason, listHash, seal, beacon } = checked.proof;
    if (voidReason) return t("verdict.voidFor", { reason: knownWord(reasons, voidReason) });
    if (isVoidOnSite) return t("verdict.void");
    if (listHash === null) return t("verdict.shooting", { time: displayClock(seal.endsAt) });
    return t(seal.chainHash && !beacon ? "verdict.frozen" : "verdict.working");
  }
  const { seed, beaconChain, beacon, listHash, shotsUntil } = checked.proof;
  // A secret revealed without the promised randomness can no longer be used for a draw.
  if (isVoidOnSite || (seed && beaconChain && !beacon)) return t("verdict.void");
  if (listHash) return t("verdict.frozen");
  return t("verdict.shooting", { time: shotsUntil ? displayClock(shotsUntil) : "" });
}

const beaconRoundOf = (checked: Checked) =>
  (checked.kind === "sealed" ? checked.proof.seal.beaconRound : checked.proof.beaconRound) ?? "";
