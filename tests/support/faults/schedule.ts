import { setImmediate as tick } from "node:timers/promises";
import type { Chance } from "../day/chance";

/** One HTTP request of a trial; its queries are released one at a time. */
export type RequestId = number;

/** The backends, by process id, that wait for a lock now. */
export type FindBlocked = (pids: readonly number[]) => Promise<ReadonlySet<number>>;

/**
 * Interleaves the queries of requests that are under way at once: each waits for its turn, and the next turn is drawn
 * by chance once every request waits for a turn, for a lock or for a connection. The same chance draws the same order.
 */
export interface Schedule {
  /** Releases queries until the work is over. */
  run(work: Promise<unknown>): Promise<void>;
  begin(request: RequestId): void;
  end(request: RequestId): void;
  /** Waits for the query's turn. */
  turn(request: RequestId): Promise<void>;
  /** Counts a query as sent while it is under way: it may wait for a lock of another request. */
  sent<Result>(request: RequestId, pid: number, query: () => Promise<Result>): Promise<Result>;
  /** Counts a request as waiting for a connection meanwhile. */
  waitsForConnection<Result>(request: RequestId, connecting: Promise<Result>): Promise<Result>;
}

interface Sent {
  pid: number;
  isBlocked: boolean;
}

/** A query that takes this long may wait for a lock. */
const LOOK_AFTER_MS = 3;
/** Requests can also wait for each other within the service; that shows only by nothing happening. */
const STILL_AFTER_MS = 80;
const STANDSTILL_MS = 30_000;

/** @param findBlocked null on a database of one connection, where no query waits for a lock */
export function createSchedule(chance: Chance, findBlocked: FindBlocked | null): Schedule {
  const requests = new Map<RequestId, { turns: number; connecting: number; sent: Set<Sent> }>();
  const waiting: { request: RequestId; release: () => void }[] = [];
  let wake: () => void = () => undefined;
  let changes = 0;
  const changed = () => {
    changes += 1;
    wake();
  };
  const nextChange = (limitMs: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, limitMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const of = (request: RequestId) => {
    const known = requests.get(request);
    if (known) return known;
    const fresh = { turns: 0, connecting: 0, sent: new Set<Sent>() };
    requests.set(request, fresh);
    return fresh;
  };
  const allSent = () => [...requests.values()].flatMap(({ sent }) => [...sent]);

  /** What each request waits for; a trial that stands still for so long is wrong by itself. */
  function refuseStandstill(sinceMs: number): void {
    if (performance.now() - sinceMs < STANDSTILL_MS) return;
    const told = [...requests].map(
      ([request, { turns, connecting, sent }]) =>
        `${request} (${turns} turns, ${connecting} connections, ${sent.size} queries)`,
    );
    throw new Error(`the trial stands still: ${told.join(", ") || "no requests"}`);
  }

  async function lookForBlocked(): Promise<void> {
    const all = allSent();
    if (!findBlocked || all.length === 0) return;
    const blocked = await findBlocked(all.map(({ pid }) => pid));
    for (const one of all) one.isBlocked = blocked.has(one.pid);
  }

  const isStill = () =>
    [...requests.values()].every(
      ({ turns, connecting, sent }) =>
        turns > 0 || connecting > 0 || (sent.size > 0 && [...sent].every(({ isBlocked }) => isBlocked)),
    ) && allSent().every(({ isBlocked }) => isBlocked);

  /** Waits until no request can go on by itself. */
  async function stillness(): Promise<void> {
    let still = 0;
    while (still < 3) {
      const before = changes;
      await tick();
      if (changes !== before || !isStill()) still = 0;
      else still += 1;
      if (still > 0) continue;
      const startMs = performance.now();
      while (!isStill()) {
        const seen = changes;
        await nextChange(LOOK_AFTER_MS);
        if (changes !== seen) continue;
        refuseStandstill(startMs);
        await lookForBlocked();
        if (waiting.length > 0 && performance.now() - startMs > STILL_AFTER_MS) return;
      }
    }
  }

  return {
    async run(work) {
      let isOver = false;
      const over = work.finally(() => {
        isOver = true;
        changed();
      });
      // Reported by `await over` below.
      over.catch(() => undefined);
      let movedMs = performance.now();
      while (!isOver) {
        await stillness();
        if (isOver) break;
        const at = waiting.length > 0 ? chance.below(waiting.length) : 0;
        const [next] = waiting.splice(at, 1);
        if (next) {
          movedMs = performance.now();
          // What was blocked may go on after this query.
          for (const one of allSent()) one.isBlocked = false;
          const known = requests.get(next.request);
          if (known) known.turns -= 1;
          next.release();
        } else {
          refuseStandstill(movedMs);
          await nextChange(LOOK_AFTER_MS);
        }
      }
      // Work that a request left behind goes on without turns.
      for (const { release } of waiting.splice(0)) release();
      await over;
    },
    begin(request) {
      of(request);
      changed();
    },
    end(request) {
      requests.delete(request);
      changed();
    },
    async turn(request) {
      if (!requests.has(request)) return;
      await new Promise<void>((release) => {
        of(request).turns += 1;
        waiting.push({ request, release });
        // In the order of the requests: which of two arrived first is left to the machine.
        waiting.sort((one, other) => one.request - other.request);
        changed();
      });
    },
    async sent(request, pid, query) {
      if (!requests.has(request)) return query();
      const one: Sent = { pid, isBlocked: false };
      of(request).sent.add(one);
      try {
        return await query();
      } finally {
        requests.get(request)?.sent.delete(one);
        changed();
      }
    },
    async waitsForConnection(request, connecting) {
      if (!requests.has(request)) return connecting;
      of(request).connecting += 1;
      try {
        return await connecting;
      } finally {
        const known = requests.get(request);
        if (known) known.connecting -= 1;
        changed();
      }
    },
  };
}
