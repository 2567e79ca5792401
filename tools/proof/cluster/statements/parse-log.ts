/** What the server's log says of a statement: how long it took, or which plan it had. */
export interface Logged {
  /** ms; of its parsing, its planning or its run where these are told apart */
  durations: readonly number[];
  plans: readonly Plan[];
}

/** A plan as auto_explain writes it. */
interface Plan {
  query: string;
  root: Node;
}

export interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: readonly Node[];
}

/** Further lines of an entry begin with a tab. */
const entries = /^\S+ \S+ \S+ \[\d+\] LOG: {2}duration: ([\d.]+) ms {2}(plan:)?(.*(?:\n\t.*)*)/gm;

/** Reads a part of a log of PostgreSQL with its default prefix. */
export function parseLog(text: string): Logged {
  const durations: number[] = [];
  const plans: Plan[] = [];
  for (const [, ms, isPlan, rest] of text.matchAll(entries)) {
    if (!isPlan) durations.push(Number(ms));
    else {
      const told = JSON.parse(rest ?? "") as { "Query Text": string; Plan: Node };
      plans.push({ query: told["Query Text"].replaceAll(/\s+/g, " ").trim(), root: told.Plan });
    }
  }
  return { durations, plans };
}

/** Tables that a plan reads from their first row to their last. */
export function readWhole(node: Node): string[] {
  const own = node["Node Type"] === "Seq Scan" && node["Relation Name"] ? [node["Relation Name"]] : [];
  return [...own, ...(node.Plans ?? []).flatMap(readWhole)];
}
