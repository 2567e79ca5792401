import type { ResultRound } from "@/components/result/result-grid";
import { orNull } from "@/lib/contract/or-null";
import { dayOfBetLists, type ResultRow } from "@/lib/contract/rounds";
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import { LIVE_CACHE_MS } from "@/lib/domain/rounds/live-cache";
import { ask } from "@/lib/server/ask/ask";

/** Markets drawn by shots, in the order of their tabs. */
export const shotGames = ["yeekee", "yeekee_5", "pingpong"] as const;
export type ShotGame = (typeof shotGames)[number];

export const gameOf = (asked: unknown): ShotGame => shotGames.find((game) => game === asked) ?? "yeekee";

/** The rounds of a game on a service day, in order; null when the upstream does not list them. */
export async function readRounds(game: ShotGame, date: string): Promise<readonly ResultRound[] | null> {
  if (!date) return [];
  const query = { betType: game, dt: date };
  const day = await orNull(ask(dayOfBetLists, { query, cacheMs: LIVE_CACHE_MS }));
  return day?.rounds ?? null;
}

/** The newest drawn round of a game among a day's results, in whatever order those stand. */
export function newestRound(rows: readonly ResultRow[], game: ShotGame): ResultRound | undefined {
  const drawnAt = ({ resultDt, resultTime }: ResultRow) => `${resultDt} ${resultTime}`;
  const inOrder = rows.toSorted((one, other) => drawnAt(one).localeCompare(drawnAt(other)));
  return roundsFrom(inOrder, game).findLast(({ status }) => status === "settled");
}

/** The day's results of a game as rounds, for an upstream that lists no service day. */
export function roundsFrom(rows: readonly ResultRow[], game: ShotGame): readonly ResultRound[] {
  return rows
    .filter(({ betType }) => betType === game)
    .flatMap((row) => {
      const roundNo = parseBetId(row.betId)?.roundNo;
      return roundNo ? [{ ...row, roundNo, closeTime: row.resultTime }] : [];
    });
}
