/** Four-digit sets. Market names and keys keep the upstream's exact spelling. */
import { z } from "zod";
import { setTierNames } from "@/lib/domain/four-digit/tiers";
import { endpoint } from "./endpoint";
import { poyShape, setPoyLine } from "./poys";
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

/** A slip of sets: a slip with lines of its own kind. */
export const setPoyShape = poyShape.extend({ setListJson: z.array(setPoyLine).min(1) });
export type SetPoy = z.output<typeof setPoyShape>;

const create = {
  service: "poy",
  method: "POST",
  access: "member",
  idempotent: true,
  area: "lotto",
  bodyLimit: "slip",
  reply: setPoyShape,
  faults: [
    "round-not-open",
    "round-closed",
    "round-suspended",
    "round-void",
    "set-quota-exceeded",
    "balance-too-low",
    "stake-limit-reached",
    "loss-limit-reached",
    "time-out-running",
    "self-excluded",
  ],
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
  summary: "The round of each four-digit market that closes next",
  access: "public",
  isForViewing: true,
  reply: z.object({ hanoy: market, lao: market, laoSuper: market, malay: market }),
});

export const lottery4dQuotas = endpoint({
  service: "poy",
  method: "GET",
  path: "/lotteries.4d.quotas",
  summary: "Price, prizes and remaining sets in a round of a four-digit market",
  access: "public",
  query: z.object({ betId: v.betId }),
  reply: z.object({
    betId: v.betId,
    /** Of one set. */
    price: v.baht,
    /** Of one set, highest first. */
    prizes: z.array(z.object({ tier: z.enum(setTierNames), prize: v.baht })),
    /** Sets of a number that is not in `left`. */
    quota: z.number().int().nonnegative(),
    left: z.array(z.object({ number: v.digits(4), left: z.number().int().nonnegative() })).max(10_000),
  }),
});

export const createLao = endpoint({
  ...create,
  path: "/lotteries.lao.create",
  summary: "Buy sets of Lao numbers",
  body: bodyFor("lao"),
});

export const createLaoSuper = endpoint({
  ...create,
  path: "/lotteries.lao-super.create",
  summary: "Buy sets of Lao Super numbers",
  body: bodyFor("laoSuper"),
});

export const createHanoy = endpoint({
  ...create,
  path: "/lotteries.hanoy.create",
  summary: "Buy sets of Hanoi numbers",
  body: bodyFor("hanoy"),
});

export const createMalay = endpoint({
  ...create,
  path: "/lotteries.malay.create",
  summary: "Buy sets of Malay numbers",
  body: bodyFor("malay"),
});
