import { knots, shortestWay } from "./cycles";
import { dependenciesOf, type Edge, type EdgeKind } from "./dependencies";
import type { History } from "./operation";

/**
 * What a history shows that no serial order in real time explains. `fault`: without a cycle, as a lost element.
 * `G0`: writes in a circle; `G1c`: what was read flows in a circle; `G-single`: one read that was overtaken, as read
 * skew and lost update; `G2`: several, as write skew; `stale`: serializable, but against the order of real time.
 */
export type AnomalyKind = "fault" | "G0" | "G1c" | "G-single" | "G2" | "stale";

export interface Anomaly {
  kind: AnomalyKind;
  /** The circle, as `A —rw→ B —ww→ A`, or the fault. */
  text: string;
}

const written: ReadonlySet<EdgeKind> = new Set(["ww"]);
const flowing: ReadonlySet<EdgeKind> = new Set(["ww", "wr"]);
const serial: ReadonlySet<EdgeKind> = new Set(["ww", "wr", "rw"]);
const inRealTime: ReadonlySet<EdgeKind> = new Set(["ww", "wr", "rw", "rt"]);

/** The anomalies of a history, one for each knot of operations, named by the weakest order that it breaks. */
export function anomaliesOf(history: History): Anomaly[] {
  const { nodes, edges, faults } = dependenciesOf(history);
  const nameOf = (node: number | undefined) => history.operations[node ?? -1]?.name ?? "…";
  const found: Anomaly[] = faults.map((text) => ({ kind: "fault", text }));
  for (const knot of knots(nodes, edges, inRealTime)) {
    const members = new Set(knot);
    const inside = edges.filter(({ from, to }) => members.has(from) && members.has(to));
    const [kind, circle] = weakest(nodes, inside);
    found.push({ kind, text: textOf(circle, nameOf) });
  }
  return found;
}

/** The circle of a knot that needs the fewest kinds of edges. */
function weakest(nodes: number, edges: readonly Edge[]): [AnomalyKind, Edge[]] {
  const circleOf = (kinds: ReadonlySet<EdgeKind>, starts = kinds): Edge[] | null => {
    const members = new Map(knots(nodes, edges, kinds).flatMap((knot, at) => knot.map((node) => [node, at])));
    for (const edge of edges) {
      if (!starts.has(edge.kind) || members.get(edge.from) === undefined) continue;
      if (members.get(edge.from) !== members.get(edge.to)) continue;
      const back = shortestWay(edges, edge.to, edge.from, kinds);
      if (back) return [edge, ...back];
    }
    return null;
  };
  /** Exactly one edge of the kind `rw`, the way back without any. */
  const single = (): Edge[] | null => {
    for (const edge of edges) {
      if (edge.kind !== "rw") continue;
      const back = shortestWay(edges, edge.to, edge.from, flowing);
      if (back) return [edge, ...back];
    }
    return null;
  };
  const ways: readonly [AnomalyKind, () => Edge[] | null][] = [
    ["G0", () => circleOf(written)],
    ["G1c", () => circleOf(flowing)],
    ["G-single", single],
    ["G2", () => circleOf(serial, new Set(["rw"]))],
    ["stale", () => circleOf(inRealTime, new Set(["rw", "wr", "ww"]))],
  ];
  for (const [kind, find] of ways) {
    const circle = find();
    if (circle) return [kind, circle];
  }
  throw new Error("a knot without a circle");
}

function textOf(circle: readonly Edge[], nameOf: (node: number | undefined) => string): string {
  return circle.map(({ from, kind }) => `${nameOf(from)} —${kind}→ `).join("") + nameOf(circle[0]?.from);
}
