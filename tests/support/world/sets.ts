import type { BodyOf } from "@/lib/contract/endpoint";
import type { Fault } from "@/lib/contract/fault";
import {
  createHanoy,
  createLao,
  createLaoSuper,
  createMalay,
  lottery4dNames,
  type SetLine,
  type SetPoy,
} from "@/lib/contract/lotteries";
import { newKey } from "../../../tools/testing/calls";
import type { TestService } from "../service/service";
import type { Person } from "./people";

/** Markets by the key that begins their rounds' ids. */
const setMarkets = {
  lao: { entry: createLao, betName: lottery4dNames.lao },
  "lao-super": { entry: createLaoSuper, betName: lottery4dNames.laoSuper },
  hanoy: { entry: createHanoy, betName: lottery4dNames.hanoy },
  malay: { entry: createMalay, betName: lottery4dNames.malay },
} as const;

type SetMarket = keyof typeof setMarkets;
export const setMarketKeys = Object.keys(setMarkets) as SetMarket[];

type TakeSets = typeof createLao;

/**
 * The create call of a round's market with its body; with a key of its own unless one is given. The four calls
 * differ only in their name and the betName beside each here.
 */
export function takingSets({ token }: Person, betId: string, lines: SetLine[], key: string = newKey()) {
  const market = setMarketKeys.find((one) => new RegExp(`^${one}-\\d{4}-`).test(betId));
  if (!market) throw new Error(`no round of sets: ${betId}`);
  const { entry, betName } = setMarkets[market] as { entry: TakeSets; betName: BodyOf<TakeSets>["betName"] };
  return { entry, args: { body: { betId, betName, lines }, token, key } };
}

export function takeSets(
  service: Pick<TestService, "call">,
  person: Person,
  betId: string,
  lines: SetLine[],
  key?: string,
): Promise<SetPoy> {
  const { entry, args } = takingSets(person, betId, lines, key);
  return service.call(entry, args);
}

export function refusalOfSets(
  service: Pick<TestService, "refusal">,
  person: Person,
  betId: string,
  lines: SetLine[],
): Promise<Fault> {
  const { entry, args } = takingSets(person, betId, lines);
  return service.refusal(entry, args);
}
