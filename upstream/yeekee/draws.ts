import { createHash, createHmac } from "node:crypto";
import { and, asc, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import type { Hashing, ShotRow } from "@/lib/domain/yeekee/draw";
import type { Tx } from "../db/connect";
import { ying, yingDraw } from "../db/tables/yings";
import { shotsMarkets } from "./shots-markets";

/** A draw without its seed, which nothing here reads before the list is frozen. */
export type DrawRow = Omit<typeof yingDraw.$inferSelect, "seed">;
const { seed, ...open } = getTableColumns(yingDraw);

/** The hashing that the rules of the draw run on here. */
export const hashing: Hashing = {
  sha256: async (bytes) => createHash("sha256").update(bytes).digest(),
  sha512: async (bytes) => createHash("sha512").update(bytes).digest(),
  hmacSha256: async (key, message) => createHmac("sha256", key).update(message).digest(),
};

/**
 * Commits to the draws of all rounds that have opened since, in one statement.
 * @param beaconChain the chain whose randomness is promised for them; null when none is configured
 */
export async function openDraws(tx: Tx, beaconChain: string | null): Promise<void> {
  const sequences = shotsMarkets.flatMap(({ betType, schedule }) =>
    schedule.kind === "sequence" ? [{ betType, systemShot: schedule.systemShot }] : [],
  );
  await tx.execute(sql`
    SELECT open_ying_draws(${sql.param(sequences.map(({ betType }) => betType))}::text[],
      ${sql.param(sequences.map(({ systemShot }) => systemShot))}::boolean[], ${beaconChain}::text)`);
}

/** The draw of a round, locked against every shooter; null while the round has not opened. */
export async function lockDraw(tx: Tx, betId: string): Promise<DrawRow | null> {
  const [draw] = await tx.select(open).from(yingDraw).where(eq(yingDraw.betId, betId)).for("update");
  return draw ?? null;
}

/** The seed of a frozen list. Throws while shots are taken. */
export async function seedOf(tx: Tx, betId: string): Promise<Uint8Array> {
  const isFrozen = and(eq(yingDraw.betId, betId), isNotNull(yingDraw.frozenAt));
  const [draw] = await tx.select({ seed }).from(yingDraw).where(isFrozen);
  if (!draw) throw new Error(`the list of ${betId} is not frozen`);
  return Buffer.from(draw.seed, "hex");
}

/** What the public may know of a draw: everything, and its seed once it is revealed. */
export type PublicDraw = DrawRow & { seed: string | null };

export async function findDraw(tx: Tx, betId: string): Promise<PublicDraw | null> {
  const revealed = sql<string | null>`CASE WHEN ${yingDraw.revealedAt} IS NOT NULL THEN ${seed} END`;
  const [draw] = await tx
    .select({ ...open, seed: revealed })
    .from(yingDraw)
    .where(eq(yingDraw.betId, betId));
  return draw ?? null;
}

/** All shots of a round in the order of their receipt. */
export function shotsOf(tx: Tx, betId: string) {
  return tx.select().from(ying).where(eq(ying.betId, betId)).orderBy(asc(ying.seq));
}

export const publicRow = ({ betId, seq, number, ms, alias }: typeof ying.$inferSelect): ShotRow => ({
  betId,
  seq,
  number,
  ms,
  alias,
});
