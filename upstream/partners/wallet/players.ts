/** Members under the names that providers know them by. */
import { and, eq, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { gamePlayer } from "../../db/tables/games";
import type { Tx } from "../../db/tx";

/** The member's name towards a partner, made when he first goes there; no two partners know him by the same. */
export async function playerOf(tx: Tx, partner: string, member: string): Promise<string> {
  const [row] = await tx
    .insert(gamePlayer)
    .values({ partner, member })
    // Sets what is there, so that the row comes back in either case.
    .onConflictDoUpdate({
      target: [gamePlayer.partner, gamePlayer.member],
      set: { member: sql`excluded.member` },
    })
    .returning({ player: gamePlayer.player });
  if (!row) throw new Error("no player row");
  return row.player;
}

/** Throws `not-found` for a name that this partner was never given. */
export async function memberOf(tx: Tx, partner: string, player: string): Promise<string> {
  const [row] = await tx
    .select({ member: gamePlayer.member })
    .from(gamePlayer)
    .where(and(eq(gamePlayer.partner, partner), eq(gamePlayer.player, player)));
  if (!row) throw new Fault("not-found");
  return row.member;
}
