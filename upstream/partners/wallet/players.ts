/** Members' player names at providers. */
import { and, eq, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { gamePlayer } from "../../db/schema/games";
import type { Tx } from "../../db/tx";

/** The member's player name at a partner, made at their first launch; it differs from partner to partner. */
export async function playerOf(tx: Tx, partner: string, member: string): Promise<string> {
  const [row] = await tx
    .insert(gamePlayer)
    .values({ partner, member })
    // An update without effect, so that RETURNING also returns an existing row.
    .onConflictDoUpdate({
      target: [gamePlayer.partner, gamePlayer.member],
      set: { member: sql`excluded.member` },
    })
    .returning({ player: gamePlayer.player });
  if (!row) throw new Error("no player row");
  return row.player;
}

/** Throws `not-found` for a name that was never given to this partner. */
export async function memberOf(tx: Tx, partner: string, player: string): Promise<string> {
  const [row] = await tx
    .select({ member: gamePlayer.member })
    .from(gamePlayer)
    .where(and(eq(gamePlayer.partner, partner), eq(gamePlayer.player, player)));
  if (!row) throw new Fault("not-found");
  return row.member;
}
