/** Messages between the pages of the demo provider's games and their server, below `/sim/games`. */
import { z } from "zod";
import * as v from "./values";

export const GAMES_PATH = "/sim/games";
/** POST paths. Their JSON body is sent as text, so that a sandboxed frame needs no CORS preflight. */
export const demoGamePaths = { state: `${GAMES_PATH}/state`, play: `${GAMES_PATH}/play` } as const;

const key = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** The player's part of the randomness. */
const clientSeed = z.string().regex(/^[\x20-\x7e]{1,64}$/);

export const stateQuestion = z.object({ key });
export const playQuestion = z.object({
  key,
  /** The page's id of the play; repeated, it is the same play. */
  sentId: v.uuid,
  clientSeed,
  /** Whole baht by place. */
  stakes: z.record(z.string().max(20), v.stake),
});

/** A finished play, with everything needed to recompute it. */
export const playedShape = z.object({
  at: v.isoTime,
  /** The wallet's name of the play, too: its statement shows the beginning of it. */
  id: v.uuid,
  nonce: z.number().int().positive(),
  clientSeed,
  seed: hash,
  seedHash: hash,
  stakes: z.record(z.string(), v.baht),
  shown: z.array(z.number().int().nonnegative()),
  win: v.baht,
});
export type Played = z.output<typeof playedShape>;

/** The commitment to the next play's seed, published before the play. */
const nextShape = z.object({ nonce: z.number().int().positive(), seedHash: hash });

export const stateReply = z.object({
  game: z.string(),
  /** As the provider has it. */
  balance: v.baht,
  next: nextShape,
  /** The player's latest plays of this game, newest first. */
  played: z.array(playedShape),
});
export const playReply = z.object({ played: playedShape, balance: v.baht, next: nextShape });
