/** Game partners: what they offer, and the way into a game and out again. */
import { z } from "zod";
import { localeCodes } from "@/lib/domain/access/path";
import { gameCategories, gameStates } from "@/lib/domain/partners/partners";
import { endpoint } from "./endpoint";
import * as v from "./values";

const key = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/);

/**
 * A game, or with neither list nor id a partner that opens as one place. `partner`, `gameList` and `gameId` are
 * what its address and its launch are made of.
 */
export const partnerGame = z.object({
  partner: key,
  gameList: key.nullable(),
  gameId: key.nullable(),
  name: v.text(120, 1),
  imageUrl: v.text(2_000).nullable(),
  /** It can be played now: `state` is `open`. */
  open: z.boolean(),
  /** A foreign upstream may leave out what follows. */
  state: z.enum(gameStates).optional(),
  category: z.enum(gameCategories).optional(),
  /** A game of the box's own demo provider, to be labelled so wherever it is shown. */
  isDemo: z.boolean().optional(),
});
export type PartnerGame = z.output<typeof partnerGame>;

/** Games that an operator has not listed are not there; those that cannot be played say so by their state. */
export const gameListConfig = endpoint({
  service: "poy",
  method: "POST",
  path: "/partners.game.list.config",
  summary: "Games of the member's partners, in the order of the lobby",
  access: "member",
  reply: z.array(partnerGame),
});

export const gameListConfigNr = endpoint({
  service: "poy",
  method: "POST",
  path: "/partners.game.list.config.nr",
  summary: "Those of them that are without restriction",
  access: "member",
  reply: z.array(partnerGame),
});

export const gameHighlightConfigs = endpoint({
  service: "poy",
  method: "GET",
  path: "/game-highlight-configs",
  summary: "Games to put in the window",
  access: "member",
  reply: z.array(partnerGame),
});

/**
 * The address opens the game once or more while the launch lives: until the member leaves, logs out, or half a
 * day later. One below `/sim/games/` is the site's own and may be framed by it, sandboxed by `allow-scripts` alone.
 */
export const launchGame = endpoint({
  service: "poy",
  method: "POST",
  path: "/partners.game.launch",
  summary: "The address that opens a game for the member",
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

/** Every game of the member's that is open takes no stakes any more; what runs is still settled. */
export const leaveGame = endpoint({
  service: "poy",
  method: "POST",
  path: "/partners.game.logout",
  summary: "Leave the partners' games",
  access: "member",
  reply: v.nothing,
});
