import type { Poy } from "@/lib/contract/poys";
import type { Round } from "@/lib/contract/rounds";
import { type Satang, satang } from "@/lib/domain/money/money";
import type { Offer } from "@/lib/domain/poy/offers";
import type { PoyOption } from "@/lib/domain/poy/options";
import { bangkokIso } from "@/lib/domain/time/time";
import type { StoreDeps } from "@/stores/_core/registry";
import { createBetSlip } from "@/stores/bets/store";
import { entryOf, type Noun } from "../support/entry-of";

/** The arguments of one call. */
export interface Sent {
  name: string;
  body?: unknown;
  query?: unknown;
  key?: string;
}

/** Answers a call by name; a thrown Fault refuses it. */
export type Answer = (sent: Sent) => unknown;

export const baht = (amount: number): Satang => satang(amount * 100);

const rates: Partial<Record<PoyOption, number>> = {
  teng_bon_1: 3.2,
  teng_lang_1: 4.2,
  teng_bon_2: 90,
  teng_lang_2: 90,
  teng_bon_3: 900,
  tode_3: 150,
};

/** Offers with the default limits; `limits` sets other rates of numbers. */
export function offers(limits: Partial<Record<PoyOption, Record<string, number>>> = {}): Offer[] {
  return (Object.keys(rates) as PoyOption[]).map((option) => ({
    option,
    min: baht(1),
    max: baht(1000),
    memberMax: baht(5000),
    rate: rates[option] ?? 0,
    limits: limits[option] ?? {},
  }));
}

/** A stock round that is open for another hour. */
export function openRound(over: Partial<Round> = {}, closesInSeconds = 3600): Round {
  const now = Math.floor(Date.now() / 1000);
  return {
    name: "Thai stock, evening close",
    betGroup: "stock",
    betType: "th_close",
    dt: "2026-11-23",
    closeDt: "2026-11-23",
    resultDt: "2026-11-23",
    closeTime: "16:25",
    resultTime: "16:50",
    serverTime: bangkokIso(now * 1000),
    betList: {
      dt: "2026-11-23",
      betId: "th_close-2026-11-23",
      betName: "BET_STOCK_TH_CLOSE",
      active: true,
      setResult: false,
      status: "open",
      unixTimeStamp: {
        openTime: now - 3600,
        realCloseTime: now + closesInSeconds,
        realResultTime: now + 7200,
      },
    },
    ...over,
  };
}

/** The slip in the upstream's answer. */
export function acceptedPoy(total: Satang): Poy {
  return {
    poyId: "7d9f3b52-6a0a-4b5e-9a67-0f6de3d3a001",
    poyNo: 1024,
    betId: "th_close-2026-11-23",
    betGroup: "stock",
    betType: "th_close",
    betName: "BET_STOCK_TH_CLOSE",
    roundName: "Thai stock, evening close",
    dt: "2026-11-23",
    createdAt: "2026-11-23T10:00:00+07:00",
    total,
    win: satang(0),
    status: "accepted",
    receipt: "a1b2c3",
    poyListJson: [],
  };
}

/** Store dependencies whose upstream is `answer`, with the calls that were made. */
export function needsFor(answer: Answer): StoreDeps & { sent: Sent[] } {
  const sent: Sent[] = [];
  const call = async (noun: Noun, entry: string, args: Omit<Sent, "name"> = {}) => {
    const one = { name: (await entryOf(noun, entry)).path.slice(1), ...args };
    sent.push(one);
    return answer(one);
  };
  return { call: call as StoreDeps["call"], sent };
}

/** A member's store of a round, with the calls it made. */
export function betSlip(
  answer: Answer = () => ({}),
  opening: Partial<Parameters<typeof createBetSlip>[1]> = {},
) {
  const needs = needsFor(answer);
  const store = createBetSlip(needs, {
    owner: "owner-mark",
    round: openRound(),
    offers: offers(),
    ...opening,
  });
  return { store, sent: needs.sent, slip: () => store.getState() };
}

/** Presses the keys one after the other. */
export function type(slip: ReturnType<typeof betSlip>, keys: string): void {
  for (const key of keys) slip.slip().press(key);
}
