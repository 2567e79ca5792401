/** Four-digit sets. Market names and keys keep the upstream's spelling, letter by letter. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import { poyRow } from "./poys";
import { roundShape } from "./rounds";
import * as v from "./values";

/** `betName` of each market; the second is spelt unlike the others. */
export const lottery4dNames = {
  lao: "BET_LOTERRY4_LAOS",
  laoSuper: "BET_LOTTERY4_LAOS_SUPER",
  hanoy: "BET_LOTERRY4_HANOY",
  malay: "BET_LOTERRY4_MALAY",
} as const;
export type Lottery4dMarket = keyof typeof lottery4dNames;

const market = roundShape.nullable();

export const setLine = z.object({ number: v.digits(4), sets: z.number().int().min(1).max(1_000) });
export type SetLine = z.output<typeof setLine>;

const create = {
  service: "poy",
  method: "POST",
  access: "member",
  idempotent: true,
  area: "lotto",
  reply: poyRow.extend({ poyListJson: z.array(setLine.extend({ price: v.baht, win: v.baht })) }),
  faults: ["round-not-open", "round-closed", "round-suspended", "set-quota-exceeded", "balance-too-low"],
  notOffered: true,
} as const;

const bodyFor = (market: Lottery4dMarket) =>
  z.object({
    betId: v.betId,
    betName: z.literal(lottery4dNames[market]),
    lines: z.array(setLine).min(1).max(200),
  });

export const latestLotteries4d = endpoint({
  service: "poy",
  method: "POST",
  path: "/lotteries.4d.latest",
  summary: "The current round of each four-digit market",
  access: "public",
  reply: z.object({ hanoy: market, lao: market, laoSuper: market, malay: market }),
  notOffered: true,
});

export const createLao = endpoint({
  ...create,
  path: "/lotteries.lao.create",
  summary: "Take sets of Lao numbers",
  body: bodyFor("lao"),
});

export const createLaoSuper = endpoint({
  ...create,
  path: "/lotteries.lao-super.create",
  summary: "Take sets of Lao Super numbers",
  body: bodyFor("laoSuper"),
});

export const createHanoy = endpoint({
  ...create,
  path: "/lotteries.hanoy.create",
  summary: "Take sets of Hanoi numbers",
  body: bodyFor("hanoy"),
});

export const createMalay = endpoint({
  ...create,
  path: "/lotteries.malay.create",
  summary: "Take sets of Malay numbers",
  body: bodyFor("malay"),
});
