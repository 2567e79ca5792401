import { DatabaseUnavailable } from "./busy";

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface Limits {
  /** Items of one batch */
  mostTogether: number;
  /** Items that may wait in one lane; further ones are refused as busy */
  mostWaiting: number;
}

/**
 * Items of one lane are worked off in batches, one batch at a time: the first item starts at once, and what comes
 * meanwhile is the next batch. Nothing ever waits for a batch to fill.
 * @param run works off a batch and says what came of each item, in their order; when it throws, all have failed
 * @returns gives an item to a lane; throws what came of it, and `DatabaseUnavailable` where too many wait
 */
export function createLanes<Item, Result>(
  run: (lane: string, items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>,
  { mostTogether, mostWaiting }: Limits,
): (lane: string, item: Item) => Promise<Result> {
  /** The items that wait behind a batch, by lane; a lane without work is not in it. */
  const lanes = new Map<string, Waiting<Item, Result>[]>();

  async function workOff(lane: string, queue: Waiting<Item, Result>[]): Promise<void> {
    while (queue.length > 0) await workOffBatch(lane, queue.splice(0, mostTogether));
    lanes.delete(lane);
  }

  async function workOffBatch(lane: string, batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(
        lane,
        batch.map(({ item }) => item),
      );
      for (const [at, { resolve, reject }] of batch.entries()) {
        const result = results[at];
        if (result?.status === "fulfilled") resolve(result.value);
        else reject(result?.reason ?? new Error("a batch left an item without a result"));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return (lane, item) =>
    new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const queue = lanes.get(lane);
      if (!queue) {
        const own = [waiting];
        lanes.set(lane, own);
        void workOff(lane, own);
      } else if (queue.length < mostWaiting) queue.push(waiting);
      else reject(new DatabaseUnavailable(`too many wait in the lane of ${lane}`));
    });
}
