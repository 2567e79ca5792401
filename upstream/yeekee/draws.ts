import { createHash, createHmac } from "node:crypto";
import {
  and,
  asc,
  between,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  lte,
  notExists,
  sql,
} from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "@/lib/domain/time/time";
import type { Hashing, ShotRow } from "@/lib/domain/yeekee/draw";
import { type DrawRules, rulesOf, stepsOf } from "@/lib/domain/yeekee/draw-rules";
import { BEACON_AFTER_MS, resultAfterMs } from "@/lib/domain/yeekee/sealed-round-times";
import { callFunction } from "../db/call-function";
import { round } from "../db/schema/rounds";
import { ying, yingDraw } from "../db/schema/yings";
import type { Tx } from "../db/tx";
import type { ChainTiming } from "./beacon";
import { shotsMarkets } from "./shots-markets";

/** A draw without its seed, which is not read before the list is frozen. */
export type DrawRow = Omit<typeof yingDraw.$inferSelect, "seed">;
const { seed, ...open } = getTableColumns(yingDraw);

/** Node's hashing for the domain's draw rules. */
export const hashing: Hashing = {
  sha256: async (bytes) => createHash("sha256").update(bytes).digest(),
  sha512: async (bytes) => createHash("sha512").update(bytes).digest(),
  hmacSha256: async (key, message) => createHmac("sha256", key).update(message).digest(),
};

const betTypes = shotsMarkets.map(({ betType }) => betType);
/** Closes before or after this are not looked at, so that the index of closes finds the rest. */
const CLOSED_BEFORE_MS = HOUR_MS;
const CLOSES_WITHIN_MS = DAY_MS + 2 * HOUR_MS;

/** The rounds that have opened and whose draw is not sealed; `open_ying_draws` decides again behind its locks. */
export function unsealedRounds(tx: Tx, now: number) {
  const at = new Date(now);
  const own = tx.select({ betId: yingDraw.betId }).from(yingDraw).where(eq(yingDraw.betId, round.betId));
  return tx
    .select({ betId: round.betId })
    .from(round)
    .where(
      and(
        inArray(round.betType, betTypes),
        between(round.closeAt, new Date(now - CLOSED_BEFORE_MS), new Date(now + CLOSES_WITHIN_MS)),
        lte(round.openAt, at),
        gt(round.resultAt, at),
        inArray(round.status, ["open", "suspended", "closed"]),
        notExists(own),
      ),
    );
}

/**
 * Seals the draws of all rounds that have opened since, in one statement: a round's seed never leaves the database
 * before its list is frozen.
 * @param chain the chain whose randomness is promised for them; null when none is configured
 * @param testSteps on a test clock the number of steps of each draw. Such draws are sealed under the rules
 * `rules-3-test`, which verifiers reject as real draws; null on real time
 */
export async function openDraws(tx: Tx, chain: ChainTiming | null, testSteps: number | null): Promise<void> {
  const rules = betTypes.map((betType): DrawRules => (testSteps ? "rules-3-test" : rulesOf(betType)));
  await callFunction(tx, "open_ying_draws", {
    betTypes,
    rules,
    steps: rules.map((name) => stepsOf[name] ?? testSteps),
    resultAfterMs: betTypes.map(resultAfterMs),
    beaconChain: chain?.chainHash ?? null,
    genesisMs: chain?.genesisMs ?? null,
    periodMs: chain?.periodMs ?? null,
    beaconAfterMs: BEACON_AFTER_MS,
  });
}

/** The draw of a round, locked against shots; null while the round has not opened. */
export async function lockDraw(tx: Tx, betId: string): Promise<DrawRow | null> {
  const [draw] = await tx.select(open).from(yingDraw).where(eq(yingDraw.betId, betId)).for("update");
  return draw ?? null;
}

/** The seed of a frozen list. Throws before the freeze. */
export async function seedOf(tx: Tx, betId: string): Promise<Uint8Array> {
  const isFrozen = and(eq(yingDraw.betId, betId), isNotNull(yingDraw.frozenAt));
  const [draw] = await tx.select({ seed }).from(yingDraw).where(isFrozen);
  if (!draw) throw new Error(`the list of ${betId} is not frozen`);
  return Buffer.from(draw.seed, "hex");
}

/** A draw of version 3: the values under its seal are set when it opens. */
export type SealedDraw<Row extends DrawRow = DrawRow> = Row & {
  [Name in "rules" | "steps" | "endsAt" | "seal"]: NonNullable<DrawRow[Name]>;
};

export const isSealed = <Row extends DrawRow>(draw: Row): draw is SealedDraw<Row> => draw.rules !== null;

/** The public part of a draw: everything but the seed, and the seed once it is public. */
export type PublicDraw = DrawRow & { seed: string | null };

export async function findDraw(tx: Tx, betId: string): Promise<PublicDraw | null> {
  const isPublic = sql`${yingDraw.revealedAt} IS NOT NULL OR (${yingDraw.rules} IS NOT NULL AND ${yingDraw.frozenAt} IS NOT NULL)`;
  const revealed = sql<string | null>`CASE WHEN ${isPublic} THEN ${seed} END`;
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
