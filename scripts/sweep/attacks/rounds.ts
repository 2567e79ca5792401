import { allOperatorRounds, type OperatorRound } from "@/lib/contract/operators/rounds";
import { createPoy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money";
import type { PoyOption } from "@/lib/domain/poy/options";
import { SECOND_MS } from "@/lib/domain/time";
import { newKey } from "../../../tests/support/calls";
import type { Member, Stage } from "./stage";

/** Attacks are over by then. */
const longEnoughMs = 15 * 60 * SECOND_MS;
const taken = new Set<string>();

/** An open round of the stock markets that no other attack has, the one that closes first. */
export async function stockRound(stage: Stage): Promise<OperatorRound> {
  const token = await stage.operator("staff01");
  const rounds: OperatorRound[] = [];
  let cursor: string | undefined;
  do {
    const body = { betGroup: "stock", state: "open", limit: 100, cursor } as const;
    const page = await stage.call(allOperatorRounds, { body, token });
    rounds.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  const closes = ({ unixTimeStamp }: OperatorRound) => unixTimeStamp.realCloseTime * SECOND_MS;
  const [first] = rounds
    .filter((round) => !taken.has(round.betId) && closes(round) > Date.now() + longEnoughMs)
    .toSorted((a, b) => closes(a) - closes(b));
  if (!first) throw new Error("no round of the stock markets takes bets");
  taken.add(first.betId);
  return first;
}

/** One line on each of these numbers, at the rate that is told. */
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
