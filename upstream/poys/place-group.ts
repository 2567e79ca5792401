import type { Poy } from "@/lib/contract/poys";
import { isUnavailable } from "../db/busy";
import { callFunction } from "../db/call-function";
import { createLanes } from "../db/lanes";
import type { Database } from "../db/tx";
import type { Placing, SentSlip } from "../http/services";
import type { Verdict } from "./place-poy";
import { createPoyReader } from "./poy-view";

/** Slips that may wait for their round's group; at 3 ms a slip the last one waits three seconds. */
const MOST_WAITING = 1_000;

/**
 * Places slips in groups: each round has a lane, which takes what is waiting, at most `mostTogether` slips, in one
 * statement and one commit (decision 64). A slip that comes alone is placed alone, at once. Replies are read together
 * as well, while the next group is placed. With `mostTogether` 1 every slip is placed and read by itself.
 */
export function createPlacing(db: Database, mostTogether: number): Placing {
  const limits = { mostTogether, mostWaiting: MOST_WAITING };
  const place = createLanes<SentSlip, Verdict>((_betId, slips) => placeGroup(db, slips), limits);
  const poysOf = createPoyReader(db);
  const read = createLanes<string, Poy | undefined>(async (_all, poyIds) => {
    const slips = await poysOf(poyIds);
    return poyIds.map((poyId) => ({ status: "fulfilled" as const, value: slips.get(poyId) }));
  }, limits);
  const isGrouping = mostTogether > 1;
  return {
    async place<Result>(slip: SentSlip) {
      const verdict: unknown = await (isGrouping ? place(slip.betId, slip) : placeOne(db, slip));
      return verdict as Result;
    },
    async read<Result>(poyId: string) {
      const poy: unknown = isGrouping ? await read("all", poyId) : (await poysOf([poyId])).get(poyId);
      return poy as Result;
    },
  };
}

const placeOne = (db: Database, slip: SentSlip): Promise<Verdict> => callFunction(db, "place_poy", slip);

/**
 * Slips of one round in their order. What goes wrong with a group, a deadlock or a slip that the database cannot
 * take, is undone and tried with each slip by itself: by its key none is placed twice.
 */
export async function placeGroup(
  db: Database,
  slips: readonly SentSlip[],
): Promise<readonly PromiseSettledResult<Verdict>[]> {
  const [first] = slips;
  if (!first) return [];
  if (slips.length > 1) {
    try {
      const verdicts = await callFunction<"place_poys", Verdict[]>(db, "place_poys", together(first, slips));
      return verdicts.map((value) => ({ status: "fulfilled", value }));
    } catch (error) {
      if (isUnavailable(error)) throw error;
    }
  }
  return Promise.allSettled(slips.map((slip) => placeOne(db, slip)));
}

/** The slips of a round as the columns of the function's parameters. */
const together = ({ betId, kind }: SentSlip, slips: readonly SentSlip[]) => ({
  betId,
  kind,
  members: slips.map(({ member }) => member),
  keys: slips.map(({ key }) => key),
  bodyHashes: slips.map(({ bodyHash }) => bodyHash),
  notes: slips.map(({ note }) => note),
  sizes: slips.map(({ refs }) => refs.length),
  refs: slips.flatMap(({ refs }) => refs),
  adds: slips.flatMap(({ adds }) => adds),
  options: slips.flatMap(({ options }) => options),
  numbers: slips.flatMap(({ numbers }) => numbers),
  prices: slips.flatMap(({ prices }) => prices),
  multiplies: slips.flatMap(({ multiplies }) => multiplies),
});
