/** Game partners: their games, launching a game and leaving it. */
import { z } from "zod";
import { localeCodes } from "@/lib/domain/access/path";
import { gameCategories, gameStates } from "@/lib/domain/partners/partners";
import { playedShape } from "./demo-games";
import { endpoint } from "./endpoint";
import * as v from "./values";

const key = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/);

/**
 * A game; without list and id, a partner that opens as a single game. `partner`, `gameList` and `gameId` make up
 * its address and its launch.
 */
export const partnerGame = z.object({
  partner: key,
  gameList: key.nullable(),
  gameId: key.nullable(),
  name: v.text(120, 1),
  imageUrl: v.text(2_000).nullable(),
  /** It can be played now: `state` is `open`. */
  open: z.boolean(),
  /** An external upstream may omit the following. */
  state: z.enum(gameStates).optional(),
  category: z.enum(gameCategories).optional(),
  /** A game of the embedded demo provider; it is labelled as such everywhere. */
  isDemo: z.boolean().optional(),
});
export type PartnerGame = z.output<typeof partnerGame>;

/** Games that no operator has listed are left out; `state` marks those that cannot be played. */
export const gameListConfig = endpoint({
  service: "poy",
  method: "POST",
  path: "/partners.game.list.config",
  summary: "Games of the member's partners, in the order of the lobby",
  access: "member",
  isForViewing: true,
  reply: z.array(partnerGame),
});

export const gameListConfigNr = endpoint({
  service: "poy",
  method: "POST",
  path: "/partners.game.list.config.nr",
  summary: "Games of the member's partners that are without restriction",
  access: "member",
  isForViewing: true,
  reply: z.array(partnerGame),
});

export const gameHighlightConfigs = endpoint({
  service: "poy",
  method: "GET",
  path: "/game-highlight-configs",
  summary: "Highlighted games",
  access: "member",
  reply: z.array(partnerGame),
});

/**
 * The address opens the game any number of times while the launch is valid: until the member leaves, logs out,
 * or half a day later. One below `/sim/games/` is the site's own and is framed by it, sandboxed with
 * `allow-scripts` alone.
 */
export const launchGame = endpoint({
  service: "poy",
  method: "POST",
  path: "/partners.game.launch",
  summary: "Launch a game: returns the address that opens it for the member",
  access: "member",
  area: "game",
  body: z.object({
    partner: key,
    gameList: key.optional(),
    gameId: key.optional(),
    device: z.enum(["mobile", "pc"]),
    /** The language of the page that opens it. */
    locale: z.enum(localeCodes).optional(),
  }),
  reply: z.object({ url: v.text(4_000, 1) }),
  faults: ["partner-unavailable", "self-excluded", "time-out-running"],
});

/** `drawn` is settled without a decision; `cancelled` gave every stake back. */
export const gameRoundStatus = z.enum(["open", "settled", "drawn", "cancelled"]);

export const memberGameRound = z.object({
  id: v.rowId,
  partner: v.text(80, 1),
  /** Null where the partner opens as one entry. */
  gameId: v.text(80, 1).nullable(),
  /** The game's name in the lobby; the partner's key for one that is not listed. */
  name: v.text(120, 1),
  /** The round's id in the partner's numbering. */
  round: v.text(120, 1),
  status: gameRoundStatus,
  /** Stakes that were not refunded one by one, and what the round gave back: wins, or the stakes of an undecided one. */
  staked: v.baht,
  returned: v.baht,
  openedAt: v.isoTime,
  endedAt: v.isoTime.nullable(),
});
export type MemberGameRound = z.output<typeof memberGameRound>;

/**
 * A round with the play that decided it, where the provider is the built-in one: everybody can work it out again.
 * `returned` with the corrections that the provider made later, as the statement has them.
 */
export const gameRoundDetail = memberGameRound.extend({
  play: playedShape.nullable().optional(),
});
export type GameRoundDetail = z.output<typeof gameRoundDetail>;

export const oneGameRound = endpoint({
  service: "poy",
  method: "GET",
  path: "/partners.game.round",
  summary: "The round of a movement of the member's statement: its stakes, what it gave back, and the play",
  access: "member",
  /** A movement's `ref` of the kind `game`. */
  query: z.object({ id: v.rowId }),
  reply: gameRoundDetail,
  faults: ["not-found"],
});

/** All open games of the member stop taking stakes; open rounds are still settled. */
export const leaveGame = endpoint({
  service: "poy",
  method: "POST",
  path: "/partners.game.logout",
  summary: "Leave the partners' games",
  access: "member",
  reply: v.nothing,
});
