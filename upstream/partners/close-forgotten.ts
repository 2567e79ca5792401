import { and, asc, eq, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import { isFault } from "@/lib/contract/fault";
import { partners } from "@/lib/domain/partners/partners";
import { ROUND_LIFE_MS, SPORTS_ROUND_LIFE_MS } from "@/lib/domain/partners/wallet";
import { gameRound } from "../db/schema/games";
import type { Database, Tx } from "../db/tx";
import { applyMessage } from "./wallet/apply-message";
import { playerOf } from "./wallet/players";

const AT_ONCE = 50;
const sports = partners.filter(({ category }) => category === "sports").map(({ key }) => key);
const olderThan = (ms: number) => lt(gameRound.openedAt, sql`app_now() - ${ms} * interval '1 millisecond'`);

/** Rounds of partners' games that are open for longer than any game lasts, oldest first. */
export function forgottenRounds(tx: Tx) {
  return tx
    .select()
    .from(gameRound)
    .where(
      and(
        eq(gameRound.status, "open"),
        or(
          and(notInArray(gameRound.partner, sports), olderThan(ROUND_LIFE_MS)),
          and(inArray(gameRound.partner, sports), olderThan(SPORTS_ROUND_LIFE_MS)),
        ),
      ),
    )
    .orderBy(asc(gameRound.openedAt))
    .limit(AT_ONCE);
}

/**
 * Closes rounds whose end was never reported (after `ROUND_LIFE_MS`, for sports `SPORTS_ROUND_LIFE_MS`), one
 * transaction each, so that a provider's lost message does not keep a member's stake. The stake is refunded; a
 * round that has already won more than was staked is settled as it is. One that cannot be closed does not stop the
 * others: it is retried by the next tick, and reported by throwing at the end.
 */
export async function closeForgottenRounds(db: Database): Promise<void> {
  const old = await forgottenRounds(db);
  const failed: unknown[] = [];
  for (const row of old) {
    await db.transaction((tx) => closeOne(tx, row)).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw failed[0];
}

async function closeOne(
  tx: Tx,
  { id, partner, round, member }: typeof gameRound.$inferSelect,
): Promise<void> {
  const player = await playerOf(tx, partner, member);
  try {
    await applyMessage(tx, partner, { type: "cancel", player, round, transaction: `forgotten:${id}` });
  } catch (error) {
    if (!isFault(error) || error.code !== "game-round-over") throw error;
    await tx
      .update(gameRound)
      .set({ status: "settled", endedAt: sql`app_now()` })
      .where(and(eq(gameRound.id, id), eq(gameRound.status, "open")));
  }
}
