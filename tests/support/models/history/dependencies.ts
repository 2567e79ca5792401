/**
 * How the operations of a history depend on each other, after Adya and Elle (Kingsbury, Alvaro: "Inferring isolation
 * anomalies from experimental observations"): lists that are only appended to show in which order their writers came.
 */
import type { History, Operation } from "./operation";

/**
 * `ww`: appended right after the other; `wr`: saw the other's element as the newest; `rw`: did not see the other's
 * element, the first after those it saw; `rt`: began after the other was acknowledged.
 */
export type EdgeKind = "ww" | "wr" | "rw" | "rt";

export interface Edge {
  from: number;
  to: number;
  kind: EdgeKind;
}

export interface Dependencies {
  /** Nodes from `history.operations.length` on are moments, which only `rt` edges reach. */
  nodes: number;
  edges: Edge[];
  /** Faults that need no cycle: lost or doubled elements, reads of what was refused or of another order. */
  faults: string[];
}

export function dependenciesOf({ operations, lists }: History): Dependencies {
  const edges: Edge[] = [];
  const faults: string[] = [];
  const writers = new Map<string, number>();
  for (const [at, { appends }] of operations.entries())
    for (const { account, element } of appends) writers.set(`${account} ${element}`, at);
  const writerOf = (account: string, element: string | undefined) =>
    element === undefined ? undefined : writers.get(`${account} ${element}`);
  const nameOf = (at: number | undefined) => operations[at ?? -1]?.name ?? "nobody";

  const places = new Map<string, Map<string, number>>();
  for (const [account, list] of lists) {
    const place = new Map<string, number>();
    for (const [at, element] of list.entries()) {
      if (place.has(element)) faults.push(`${account} holds ${element} twice`);
      place.set(element, at);
      const writer = writerOf(account, element);
      if (operations[writer ?? -1]?.end === "refused")
        faults.push(`${account} holds ${element} of ${nameOf(writer)}, which was refused`);
      const before = writerOf(account, list[at - 1]);
      link(edges, before, writer, "ww");
    }
    places.set(account, place);
  }

  for (const [at, operation] of operations.entries()) {
    if (operation.end === "acknowledged")
      for (const { account, element } of operation.appends)
        if (!places.get(account)?.has(element))
          faults.push(`${account} lost ${element} of ${operation.name}`);
    for (const { account, seen } of operation.reads) {
      const list = lists.get(account) ?? [];
      const newest = seen.at(-1);
      const place = newest === undefined ? -1 : places.get(account)?.get(newest);
      if (place === undefined) {
        faults.push(
          `${operation.name} saw ${newest} of ${nameOf(writerOf(account, newest))} on ${account}, which is not there`,
        );
        continue;
      }
      const expected = list.slice(place + 1 - seen.length, place + 1);
      if (seen.some((element, index) => element !== expected[index]))
        faults.push(`${operation.name} saw another order on ${account} than there is`);
      link(edges, writerOf(account, newest), at, "wr");
      link(edges, at, writerOf(account, list[place + 1]), "rw");
    }
  }
  return { ...inTime(operations, edges), faults };
}

function link(edges: Edge[], from: number | undefined, to: number | undefined, kind: EdgeKind): void {
  if (from !== undefined && to !== undefined && from !== to) edges.push({ from, to, kind });
}

/**
 * Adds the order of real time: a chain of moments, one for each acknowledgement. An acknowledged operation leads to
 * its moment, and the last moment before an operation's begin leads to that operation, so edges stay few.
 */
function inTime(operations: readonly Operation[], edges: Edge[]): Pick<Dependencies, "nodes" | "edges"> {
  const ends = operations
    .flatMap(({ completedAt, end }, at) =>
      end === "acknowledged" && Number.isFinite(completedAt) ? [{ completedAt, at }] : [],
    )
    .toSorted((a, b) => a.completedAt - b.completedAt);
  const first = operations.length;
  const all = [...edges];
  for (const [index, { at }] of ends.entries()) {
    all.push({ from: at, to: first + index, kind: "rt" });
    if (index > 0) all.push({ from: first + index - 1, to: first + index, kind: "rt" });
  }
  const times = ends.map(({ completedAt }) => completedAt);
  for (const [at, { invokedAt }] of operations.entries()) {
    const before = countBelow(times, invokedAt);
    if (before > 0) all.push({ from: first + before - 1, to: at, kind: "rt" });
  }
  return { nodes: first + ends.length, edges: all };
}

/** How many of the rising numbers are below the limit. */
function countBelow(rising: readonly number[], limit: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? Number.POSITIVE_INFINITY) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
