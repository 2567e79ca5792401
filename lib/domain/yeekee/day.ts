import { isBettable, phaseOf, type RoundClock, shotsEndMs } from "../rounds/phase";

/** The games drawn by shots, in the order of their tabs. */
export const yeekeeGames = ["yeekee", "yeekee_5", "pingpong"] as const;
export type YeekeeGame = (typeof yeekeeGames)[number];

export const isYeekeeGame = (text: unknown): text is YeekeeGame => yeekeeGames.some((game) => game === text);

/** Rounds of a game per tab: six hours of yeekee, three of the short game, all of the long one. */
const aBand: Record<YeekeeGame, number> = { yeekee: 24, yeekee_5: 36, pingpong: 24 };

/** A day's rounds, split into bands of time. */
export function bandsOf<Round>(game: YeekeeGame, rounds: readonly Round[]): readonly (readonly Round[])[] {
  const size = aBand[game];
  return Array.from({ length: Math.ceil(rounds.length / size) }, (_, at) =>
    rounds.slice(at * size, at * size + size),
  );
}

/** The round to bet on next: of those that take bets, the first to close; null when none does. */
export function currentRound<Round extends RoundClock>(
  rounds: readonly Round[],
  nowMs: number,
): Round | null {
  return earliest(
    rounds.filter((round) => isBettable(round, nowMs)),
    (round) => round.unixTimeStamp.realCloseTime,
  );
}

/** The round whose bets are closed and whose shooting continues; null when none is. */
export function shootingRound<Round extends RoundClock>(
  rounds: readonly Round[],
  nowMs: number,
): Round | null {
  return earliest(
    rounds.filter((round) => phaseOf(round, nowMs) === "closed"),
    shotsEndMs,
  );
}

function earliest<Round>(rounds: readonly Round[], timeOf: (round: Round) => number): Round | null {
  return rounds.reduce<Round | null>(
    (best, round) => (best === null || timeOf(round) < timeOf(best) ? round : best),
    null,
  );
}
