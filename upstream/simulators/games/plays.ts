/**
 * The states of a play: asked → staked → done. Each state is stored before the wallet is called for the next one,
 * and a call without an answer is repeated with the same id.
 */
import { createHmac } from "node:crypto";
import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Played } from "@/lib/contract/demo-games";
import { Fault } from "@/lib/contract/fault";
import { satang } from "@/lib/domain/money/money";
import { playMessage } from "@/lib/domain/partners/demo/chance";
import { areStakes, type Outcome, type Stakes, sumOf, winOf } from "@/lib/domain/partners/demo/game";
import { findDemoGame } from "@/lib/domain/partners/demo/games";
import { bangkokIso } from "@/lib/domain/time/time";
import { isUuid } from "../../db/row-ids";
import { demoPlay, demoSeat } from "../../db/schema/games";
import type { Database, Tx } from "../../db/tx";
import { consumeLimit } from "../../http/rate-limit";
import { hashOfSeed, newSeed, type Seat } from "./seats";
import type { WalletClient } from "./wallet-client";

export type Play = typeof demoPlay.$inferSelect;
/** With what the wallet said of its refusal, which is not stored: a repeated request has the code alone. */
type Ended = Play & { details?: unknown };
type Step = Partial<Pick<Play, "state" | "refusal" | "win">>;

export interface Sent {
  sentId: string;
  clientSeed: string;
  stakes: Stakes;
}

const MOST_SHOWN = 20;
const underWay = ["asked", "staked"];

/** Stores a play, once per `sentId`; the seat gets the seed of the next one. */
export async function beginPlay(db: Database, { keyHash, game }: Seat, sent: Sent): Promise<Play> {
  const rules = findDemoGame(game);
  if (!rules || !areStakes(rules, sent.stakes)) {
    throw new Fault("invalid-input", { issues: [{ path: "body.stakes", code: "not of this game" }] });
  }
  return db.transaction(async (tx) => {
    const [seat] = await tx.select().from(demoSeat).where(eq(demoSeat.keyHash, keyHash)).for("update");
    if (!seat) throw new Fault("game-launch-over");
    const [known] = await tx
      .select()
      .from(demoPlay)
      .where(and(eq(demoPlay.seat, keyHash), eq(demoPlay.sentId, sent.sentId)));
    if (known) return known;
    await consumeLimit("demoPlay", keyHash);
    const nonce = seat.nonce + 1;
    await tx.update(demoSeat).set({ nonce, nextSeed: newSeed() }).where(eq(demoSeat.keyHash, keyHash));
    const [play] = await tx
      .insert(demoPlay)
      .values({ ...sent, seat: keyHash, nonce, seed: seat.nextSeed })
      .returning();
    if (!play) throw new Error("no play row");
    return play;
  });
}

/** Completes a play; throws when the wallet does not answer, and can be called again then. */
export async function endPlay(db: Database, wallet: WalletClient, seat: Seat, play: Ended): Promise<Ended> {
  if (play.state === "asked") {
    const heard = await wallet.tell({
      ...messageOf(seat, play),
      type: "bet",
      transaction: `${play.id}:bet`,
      amount: satang(sumOf(play.stakes)),
    });
    const step =
      heard.refusal === undefined ? { state: "staked" } : { state: "refused", refusal: heard.refusal };
    const after = await move(db, play, step);
    // A concurrent call was refused, and the play with it: the stake that was taken is refunded.
    if (heard.refusal === undefined && after.state === "refused") await giveBack(wallet, seat, play);
    const details = heard.refusal === undefined ? undefined : heard.details;
    return endPlay(db, wallet, seat, { ...after, details });
  }
  if (play.state !== "staked") return play;
  const win = winOf(outcomeOf(seat, play));
  const heard = await wallet.tell({
    ...messageOf(seat, play),
    // A payout equal to the stake is reported as a draw.
    type: win === sumOf(play.stakes) ? "draw" : "win",
    transaction: `${play.id}:end`,
    amount: satang(win),
  });
  return move(
    db,
    play,
    heard.refusal === undefined ? { state: "done", win } : { state: "void", refusal: heard.refusal },
  );
}

/**
 * Plays that were abandoned, by a closed page or a killed process: one whose stake the wallet never confirmed is
 * refunded, any other is completed.
 */
export async function endLeftPlays(
  db: Database,
  wallet: WalletClient,
  log: Logger,
  olderThanMs: number,
): Promise<void> {
  const left = await db
    .select({ play: demoPlay, seat: demoSeat })
    .from(demoPlay)
    .innerJoin(demoSeat, eq(demoSeat.keyHash, demoPlay.seat))
    .where(
      and(
        inArray(demoPlay.state, underWay),
        lt(demoPlay.createdAt, sql`clock_timestamp() - ${olderThanMs} * interval '1 millisecond'`),
      ),
    )
    .limit(50);
  for (const { play, seat } of left) {
    try {
      if (play.state === "staked") await endPlay(db, wallet, seat, play);
      else {
        await giveBack(wallet, seat, play);
        await move(db, play, { state: "void" });
      }
    } catch (error) {
      log.warn({ err: error, play: play.id }, "the wallet did not answer for a play");
    }
  }
}

const giveBack = (wallet: WalletClient, seat: Seat, play: Play) =>
  wallet.tell({ ...messageOf(seat, play), type: "cancel", transaction: `${play.id}:cancel` });

/** The player's last plays of the seat's game, at earlier seats too, newest first. */
export async function playedOf(db: Database, { player, game }: Seat): Promise<Played[]> {
  const rows = await db
    .select({ play: demoPlay, seat: demoSeat })
    .from(demoPlay)
    .innerJoin(demoSeat, eq(demoSeat.keyHash, demoPlay.seat))
    .where(and(eq(demoSeat.player, player), eq(demoSeat.game, game), eq(demoPlay.state, "done")))
    .orderBy(desc(demoPlay.createdAt))
    .limit(MOST_SHOWN);
  return rows.map(({ play, seat }) => viewOf(seat, play));
}

/** A finished play of this player; the wallet's round has the play's id. */
export async function playOf(tx: Tx, player: string, id: string): Promise<Played | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx
    .select({ play: demoPlay, seat: demoSeat })
    .from(demoPlay)
    .innerJoin(demoSeat, eq(demoSeat.keyHash, demoPlay.seat))
    .where(and(eq(demoPlay.id, id), eq(demoSeat.player, player), eq(demoPlay.state, "done")));
  return row ? viewOf(row.seat, row.play) : null;
}

/** The unfinished play of a seat, if any. */
export async function playUnderWay(db: Database, { keyHash }: Seat): Promise<Play | null> {
  const [row] = await db
    .select()
    .from(demoPlay)
    .where(and(eq(demoPlay.seat, keyHash), inArray(demoPlay.state, underWay)))
    .orderBy(demoPlay.nonce)
    .limit(1);
  return row ?? null;
}

export function viewOf(seat: Seat, play: Play): Played {
  const { id, nonce, clientSeed, seed, stakes, win, createdAt } = play;
  return {
    at: bangkokIso(createdAt.getTime()),
    id,
    nonce,
    clientSeed,
    seed,
    seedHash: hashOfSeed(seed),
    stakes: Object.fromEntries(Object.entries(stakes).map(([place, stake]) => [place, satang(stake)])),
    shown: [...outcomeOf(seat, play).shown],
    win: satang(win ?? 0),
  };
}

const messageOf = ({ player, game }: Seat, { id }: Play) => ({ player, game, round: id });

function outcomeOf({ game }: Seat, { seed, clientSeed, nonce, stakes }: Play): Outcome {
  const rules = findDemoGame(game);
  if (!rules) throw new Error(`no game ${game}`);
  const bytes = createHmac("sha256", Buffer.from(seed, "hex"))
    .update(playMessage(clientSeed, nonce))
    .digest();
  return rules.play(bytes, stakes);
}

/** One change of state, once: the slower of two callers gets the current row. */
async function move(db: Database, { id, state }: Play, step: Step): Promise<Play> {
  await db
    .update(demoPlay)
    .set(step)
    .where(and(eq(demoPlay.id, id), eq(demoPlay.state, state)));
  const [row] = await db.select().from(demoPlay).where(eq(demoPlay.id, id));
  if (!row) throw new Error("no play row");
  return row;
}
