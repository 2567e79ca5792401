import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { maintenanceShape } from "@/lib/contract/site";
import { isClosedBy } from "@/lib/domain/access/areas";
import type { Satang } from "@/lib/domain/money/money";
import { gameLaunch, partner, partnerGame } from "../../db/schema/games";
import { member, session } from "../../db/schema/members";
import { siteContent } from "../../db/schema/site";
import type { Tx } from "../../db/tx";
import { type PlayerRefusal, playerFault } from "../../members/player-refusal";

/**
 * Refuses new stakes, whatever the provider says: of members who have closed their account, have games closed,
 * take a break or have reached a limit of their own, at a partner that is not open, and while the site is closed.
 * To be called under the member's account lock.
 */
export async function refuseStake(
  tx: Tx,
  key: string,
  game: string | undefined,
  owner: string,
  amount: Satang,
): Promise<void> {
  await refuseClosed(tx, key, game);
  const [who] = await tx
    .select({ closedArea: member.closedArea, closedAt: member.closedAt })
    .from(member)
    .where(eq(member.uuid, owner));
  if (who && isClosedBy(who.closedArea, "game")) throw new Fault("area-closed");
  await refuseAbsent(tx, key, owner);
  if (!who || who.closedAt) throw new Fault("game-launch-over");
  const { rows } = await tx.execute<{ refused: PlayerRefusal | null }>(sql`
    SELECT refuse_stake(${owner}::uuid, ${amount}::bigint, app_now()) AS refused
    FROM player_limit WHERE member = ${owner}::uuid`);
  const refused = rows[0]?.refused;
  if (refused) throw playerFault(refused);
}

/** Throws `game-launch-over` unless a game of the partner is open for the member, in a live session. */
export async function refuseAbsent(tx: Tx, key: string, owner: string): Promise<void> {
  const [launch] = await tx
    .select({ id: gameLaunch.id })
    .from(gameLaunch)
    .innerJoin(session, eq(session.id, gameLaunch.session))
    .where(
      and(
        eq(gameLaunch.member, owner),
        eq(gameLaunch.partner, key),
        isNull(gameLaunch.endedAt),
        gt(gameLaunch.expiresAt, sql`app_now()`),
        isNull(session.endedAt),
      ),
    )
    .limit(1);
  if (!launch) throw new Fault("game-launch-over");
}

async function refuseClosed(tx: Tx, key: string, game: string | undefined): Promise<void> {
  const [of] = await tx.select({ state: partner.state }).from(partner).where(eq(partner.key, key));
  if (of?.state !== "open") throw new Fault("partner-unavailable");
  // Calls of the site are refused at its web servers; a provider's messages do not pass them.
  const [site] = await tx.select().from(siteContent).where(eq(siteContent.key, "maintenance"));
  if (site && maintenanceShape.parse(site.value).on) throw new Fault("partner-unavailable");
  if (game === undefined) return;
  const [row] = await tx
    .select({ state: partnerGame.state })
    .from(partnerGame)
    .where(and(eq(partnerGame.partner, key), eq(partnerGame.gameId, game)));
  if (row && row.state !== "open") throw new Fault("partner-unavailable");
}
