"use client";
import type { OperatorRound } from "@/lib/contract/operators/rounds";
import { actByCall } from "@/stores/console/use-bulk-act";
import type { BulkAct } from "../bulk/bulk-act";
import { useConsoleWords } from "../words/console-words";
import { actsOfState, steerEntries } from "./acts-of-state";

/** What many rounds can be told at once. A held payout is looked at one by one. */
const offered = ["suspend", "resume", "close", "void"] as const;

const actOf = (name: (typeof offered)[number]) =>
  actByCall("rounds", steerEntries[name], ({ betId }: OperatorRound, reason = "") => ({ betId, reason }));

/** An administrator's acts on the chosen rounds of a list. */
export function useRoundBulk(): readonly BulkAct<OperatorRound>[] {
  const t = useConsoleWords("rounds");
  return offered.map((name) => ({
    name,
    label: t(`act.${name}`),
    text: t(`bulk.${name}`),
    isDanger: name === "close" || name === "void",
    reasons: "round",
    suggestedCode: name === "void" ? "no-draw" : "other",
    appliesTo: (round) => actsOfState(round).includes(name),
    act: actOf(name),
  }));
}
