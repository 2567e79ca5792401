/** A player's seat at a demo game; its key authorises plays. */
import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { GAMES_PATH } from "@/lib/contract/demo-games";
import { Fault } from "@/lib/contract/fault";
import { findDemoGame } from "@/lib/domain/partners/demo/games";
import { demoSeat } from "../../db/schema/games";
import type { Tx } from "../../db/tx";
import type { Launch } from "../../http/game-provider";

export type Seat = typeof demoSeat.$inferSelect;

const languages = { th: "th", en: "en", kh: "km", mm: "my" } as const;

export const newSeed = () => randomBytes(32).toString("hex");
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
/** The hash of a seed's bytes, shown before its play. */
export const hashOfSeed = (seed: string) =>
  createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");

/** Creates a seat; the address has its key in the fragment (#), which is not sent to servers or logged. */
export async function takeSeat(tx: Tx, { player, gameId, locale }: Launch): Promise<string> {
  const game = gameId === null ? null : findDemoGame(gameId);
  if (!game) throw new Fault("partner-unavailable");
  const key = randomBytes(32).toString("base64url");
  await tx.insert(demoSeat).values({ keyHash: hashOf(key), player, game: game.id, nextSeed: newSeed() });
  return `${GAMES_PATH}/${game.id}?lang=${languages[locale]}#${key}`;
}

/** Throws `game-launch-over` for an unknown key. */
export async function seatOf(tx: Tx, key: string): Promise<Seat> {
  const [row] = await tx
    .select()
    .from(demoSeat)
    .where(eq(demoSeat.keyHash, hashOf(key)));
  if (!row) throw new Fault("game-launch-over");
  return row;
}
