import { allOperatorRounds, type OperatorRound } from "@/lib/contract/operators/rounds";
import { createPoy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import type { PoyOption } from "@/lib/domain/poy/options";
import { bangkokIso, DAY_MS, epochMs, MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { newKey } from "../../../tools/testing/calls";
import type { Member, Stage } from "./stage";

/** Longer than any attack. */
const longEnoughMs = 15 * MINUTE_MS;
/** Markets are closed on weekends and holidays. */
const mostDays = 8;
const taken = new Set<string>();

/**
 * An open round of the stock markets that no other attack uses, the first to close. At night and at weekends few
 * or none are open: then the clock moves to a morning with some.
 */
export async function stockRound(stage: Stage): Promise<OperatorRound> {
  const mornings = Array.from({ length: mostDays }, (_, days) => morningMs(Date.now() + days * DAY_MS));
  for (const nowMs of [null, ...mornings.filter((ms) => ms > Date.now())]) {
    if (nowMs !== null) await stage.setClock(bangkokIso(nowMs));
    // Plans the day's rounds, then opens them.
    for (let at = 0; at < 2; at += 1) await stage.tick();
    const round = await firstToClose(stage, nowMs ?? Date.now());
    if (!round) continue;
    taken.add(round.betId);
    return round;
  }
  throw new Error("no round of the stock markets takes bets");
}

const morningMs = (ms: number) => epochMs(`${bangkokIso(ms).slice(0, 10)}T08:00:00+07:00`);

async function firstToClose(stage: Stage, nowMs: number): Promise<OperatorRound | undefined> {
  const token = await stage.operator("staff01");
  const rounds: OperatorRound[] = [];
  let cursor: string | undefined;
  do {
    const body = { betGroup: "stock", state: "open", limit: 100, cursor } as const;
    const page = await stage.call(allOperatorRounds, { body, token });
    rounds.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  const closesMs = ({ unixTimeStamp }: OperatorRound) => unixTimeStamp.realCloseTime * SECOND_MS;
  const isOpen = (round: OperatorRound) =>
    round.unixTimeStamp.openTime * SECOND_MS <= nowMs && closesMs(round) > nowMs + longEnoughMs;
  return rounds
    .filter((round) => !taken.has(round.betId) && isOpen(round))
    .toSorted((a, b) => closesMs(a) - closesMs(b))[0];
}

/** One line on each of these numbers, at the current rate. */
export const betOn = (
  stage: Stage,
  { token }: Member,
  betId: string,
  option: PoyOption,
  numbers: readonly string[],
  baht: number,
  multiply: number,
) => {
  const lines = numbers.map((number, at) => ({
    ...{ ref: `l${at}`, add: at, option, number, multiply },
    price: satang(baht * 100),
  }));
  return stage.tried(createPoy, { body: { betId, lines }, token, key: newKey() });
};
