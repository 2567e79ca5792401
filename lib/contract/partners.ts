/** Game partners. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import * as v from "./values";

const key = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/);

export const partnerGame = z.object({
  partner: key,
  gameList: key.nullable(),
  gameId: key.nullable(),
  name: v.text(120, 1),
  imageUrl: v.text(2_000).nullable(),
  open: z.boolean(),
});
export type PartnerGame = z.output<typeof partnerGame>;

/** A box without partners answers an empty list. */
export const gameListConfig = endpoint({
  service: "poy",
  method: "POST",
  path: "/partners.game.list.config",
  summary: "Games of the member's partners",
  access: "member",
  reply: z.array(partnerGame),
});

export const gameListConfigNr = endpoint({
  service: "poy",
  method: "POST",
  path: "/partners.game.list.config.nr",
  summary: "Games without restriction",
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
  }),
  reply: z.object({ url: v.text(4_000, 1) }),
  faults: ["partner-unavailable", "self-excluded", "time-out-running"],
  notOffered: true,
});

export const leaveGame = endpoint({
  service: "poy",
  method: "POST",
  path: "/partners.game.logout",
  summary: "Leave the partners' games",
  access: "member",
  reply: v.nothing,
  notOffered: true,
});
