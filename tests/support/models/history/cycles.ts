import type { Edge, EdgeKind } from "./dependencies";

/** Nodes that each reach all others of their group along edges of these kinds; groups of one are left out. */
export function knots(nodes: number, edges: readonly Edge[], kinds: ReadonlySet<EdgeKind>): number[][] {
  const next: number[][] = Array.from({ length: nodes }, () => []);
  for (const { from, to, kind } of edges) if (kinds.has(kind)) next[from]?.push(to);
  return strongGroups(next).filter((group) => group.length > 1);
}

/** Tarjan's strongly connected components, with a stack of its own: histories are deeper than the call stack. */
function strongGroups(next: readonly (readonly number[])[]): number[][] {
  const index = new Int32Array(next.length).fill(-1);
  const low = new Int32Array(next.length);
  const isOpen = new Uint8Array(next.length);
  const open: number[] = [];
  const groups: number[][] = [];
  let count = 0;
  const enter = (node: number) => {
    index[node] = low[node] = count++;
    open.push(node);
    isOpen[node] = 1;
    return { node, edge: 0 };
  };
  for (let root = 0; root < next.length; root++) {
    if (index[root] !== -1) continue;
    const path = [enter(root)];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const { node } = top;
      const to = next[node]?.[top.edge++];
      if (to === undefined) {
        path.pop();
        const parent = path.at(-1)?.node;
        if (parent !== undefined) low[parent] = Math.min(low[parent] ?? 0, low[node] ?? 0);
        if (low[node] === index[node]) groups.push(closeGroup(open, isOpen, node));
      } else if (index[to] === -1) path.push(enter(to));
      else if (isOpen[to]) low[node] = Math.min(low[node] ?? 0, index[to] ?? 0);
    }
  }
  return groups;
}

function closeGroup(open: number[], isOpen: Uint8Array, first: number): number[] {
  const group = open.splice(open.lastIndexOf(first));
  for (const node of group) isOpen[node] = 0;
  return group;
}

/** The shortest way from one node to another along edges of these kinds, the edges in order; null: there is none. */
export function shortestWay(
  edges: readonly Edge[],
  from: number,
  to: number,
  kinds: ReadonlySet<EdgeKind>,
): Edge[] | null {
  const leaving = new Map<number, Edge[]>();
  for (const edge of edges)
    if (kinds.has(edge.kind)) leaving.set(edge.from, [...(leaving.get(edge.from) ?? []), edge]);
  const reachedBy = new Map<number, Edge>();
  const queue = [from];
  for (let node = queue.shift(); node !== undefined; node = queue.shift())
    for (const edge of leaving.get(node) ?? []) {
      if (reachedBy.has(edge.to)) continue;
      reachedBy.set(edge.to, edge);
      if (edge.to === to) return wayTo(reachedBy, from, to);
      queue.push(edge.to);
    }
  return null;
}

function wayTo(reachedBy: ReadonlyMap<number, Edge>, from: number, to: number): Edge[] {
  const way: Edge[] = [];
  let node = to;
  do {
    const edge = reachedBy.get(node);
    if (!edge) throw new Error("the way has a hole");
    way.unshift(edge);
    node = edge.from;
  } while (node !== from);
  return way;
}
