import { sql } from "drizzle-orm";
import { readSessionSummary } from "@/lib/contract/player-limits";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso, MINUTE_MS } from "@/lib/domain/time/time";
import { defineHandler } from "../../http/define-handler";

/** Duration of the caller's session, and the stakes and wins in it. */
export const sessionSummaryCall = defineHandler(readSessionSummary, async ({ tx, caller }) => {
  const startedAtMs = caller.sessionStartedAtMs;
  // Sessions are in real time, movements in the service's time, which tests move.
  const since = sql`(${new Date(startedAtMs)}::timestamptz
    + (SELECT offset_ms FROM clock_offset) * interval '1 millisecond')`;
  const { rows } = await tx.execute<{ staked: number; won: number }>(sql`
    SELECT coalesce(-sum(e.amount) FILTER (WHERE m.kind ^@ 'BET_'
          OR m.kind IN ('ABORT_POY', 'CREATE_GAME', 'DRAW_GAME', 'REFUND_GAME', 'ABORT_GAME')), 0)::bigint AS staked,
      coalesce(sum(e.amount) FILTER (WHERE m.kind ^@ 'WIN_'
          OR m.kind IN ('YING_WIN', 'BONUS_GAME', 'GAME_ADD', 'GAME_DEDUCT')), 0)::bigint AS won
    FROM account a
    JOIN entry e ON e.account = a.id
    JOIN movement m ON m.id = e.movement
    WHERE a.owner = ${caller.uuid}::uuid AND a.kind = 'cash'
      AND e.movement >= first_posting_at(a.id, ${since} - interval '1 day')
      AND m.created_at >= ${since}`);
  const [sums] = rows;
  if (!sums) throw new Error("no sums");
  // Refunds of slips from an earlier session can make the sum negative.
  const staked = satang(Math.max(0, sums.staked));
  const won = satang(Math.max(0, sums.won));
  return {
    startedAt: bangkokIso(startedAtMs),
    minutes: Math.max(0, Math.floor((Date.now() - startedAtMs) / MINUTE_MS)),
    staked,
    won,
    net: satang(won - staked),
  };
});
