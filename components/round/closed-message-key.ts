import type { RoundPhase } from "@/lib/domain/rounds/phase";

/** The message key of `lotto.closed` that says why a round takes no bets. */
export const closedWord = (phase: RoundPhase): "upcoming" | "suspended" | "void" | "title" =>
  phase === "upcoming" || phase === "suspended" || phase === "void" ? phase : "title";
