import type { Chance } from "../../day/chance";
import type { History, Operation, Read } from "./operation";

/**
 * How a store of lists handles transactions that run at once. `serial`: one after another. `overwriting`: without
 * locks, each writes back what it read and its own (lost update). `dirty`: writes are seen before their commit (G1c).
 * `committed`: each read sees what is committed by then (G-single). `snapshot`: all reads see the begin, and only
 * writers of one list exclude each other (write skew). `lagging`: transactions that only read see an older state.
 */
export type Handling = "serial" | "overwriting" | "dirty" | "committed" | "snapshot" | "lagging";

interface StorePlan {
  handling: Handling;
  clients: number;
  /** Transactions of all clients together. */
  transactions: number;
  chance: Chance;
}

const ACCOUNTS = ["a", "b", "c", "d"] as const;
type Lists = Map<string, readonly string[]>;

/** The history of clients at such a store; the same chance gives the same history. */
export function flawedHistory({ handling, clients, transactions, chance }: StorePlan): History {
  const lists: Lists = new Map(ACCOUNTS.map((account) => [account, []]));
  /** Committed states, the newest last. */
  const states: Lists[] = [new Map(lists)];
  const operations: Operation[] = [];
  let clock = 0;
  let isTaken = false;
  let begun = 0;

  /** One transaction; at each `yield` others go on. */
  function* transaction(name: string): Generator<void, void> {
    const invokedAt = ++clock;
    while (handling === "serial" && isTaken) yield;
    isTaken = true;
    const accounts = chance.some(ACCOUNTS, 2 + chance.below(2));
    const written = chance.happens(0.3) ? undefined : chance.pick(accounts);
    const isOld = handling === "lagging" && written === undefined;
    const start = states.at(isOld ? -Math.min(states.length, 1 + chance.below(4)) : -1) ?? lists;
    const isFixed = handling === "snapshot" || isOld;
    const reads: Read[] = [];
    const based = new Map<string, readonly string[]>();
    for (const account of accounts) {
      const seen =
        (isFixed ? start : handling === "dirty" ? lists : (states.at(-1) ?? lists)).get(account) ?? [];
      reads.push({ account, seen });
      based.set(account, seen);
      if (handling === "dirty" && account === written) lists.set(account, [...seen, name]);
      if (!isOld && handling !== "lagging") yield;
    }
    const commit = () => {
      if (written === undefined) return true;
      const now = states.at(-1)?.get(written) ?? [];
      const before = based.get(written) ?? [];
      if (handling === "snapshot" && now.length !== before.length) return false;
      if (handling === "dirty") states.push(new Map(lists));
      else {
        const list = [...(handling === "overwriting" ? before : now), name];
        states.push(new Map(states.at(-1) ?? lists).set(written, list));
      }
      return true;
    };
    const isDone = commit();
    isTaken = false;
    operations.push({
      name,
      invokedAt,
      completedAt: ++clock,
      reads,
      appends: written === undefined ? [] : [{ account: written, element: name }],
      end: isDone ? "acknowledged" : "refused",
    });
  }

  const running = Array.from({ length: clients }, () => transaction(`T${++begun}`));
  while (running.length > 0) {
    const at = chance.below(running.length);
    if (!running[at]?.next().done) continue;
    if (begun < transactions) running[at] = transaction(`T${++begun}`);
    else running.splice(at, 1);
  }
  return { operations, lists: states.at(-1) ?? lists };
}
