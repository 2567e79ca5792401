import { describe, expect, test } from "vitest";
import { callName } from "@/lib/contract/endpoint";
import { readingCalls } from "@/tools/proof/cluster/member-calls";
import { parseLog, readWhole } from "@/tools/proof/cluster/statements/parse-log";
import { longest } from "@/tools/proof/cluster/watch-transactions";

describe("a log of statements", () => {
  const plan = {
    "Query Text": "SELECT 1\n  FROM poy",
    Plan: {
      "Node Type": "Limit",
      Plans: [
        { "Node Type": "Seq Scan", "Relation Name": "poy" },
        { "Node Type": "Index Scan", "Relation Name": "poy_line" },
      ],
    },
  };
  const at = "2026-11-27 23:41:00.123 UTC [77]";
  const text = [
    `${at} LOG:  duration: 0.250 ms  parse <unnamed>: SELECT 1`,
    "\t  FROM poy",
    `${at} LOG:  duration: 9.000 ms  plan:`,
    ...JSON.stringify(plan, null, 2)
      .split("\n")
      .map((line) => `\t${line}`),
    `${at} CONTEXT:  PL/pgSQL function place_poy(uuid) line 3 at PERFORM`,
    `${at} LOG:  duration: 12.500 ms  execute <unnamed>: SELECT 1`,
    `${at} ERROR:  nothing of it`,
    "",
  ].join("\n");

  test("tells how long statements took, and their plans apart", () => {
    const { durations, plans } = parseLog(text);
    expect(durations).toEqual([0.25, 12.5]);
    expect(plans.map(({ query }) => query)).toEqual(["SELECT 1 FROM poy"]);
  });

  test("names the tables that a plan reads whole", () =>
    expect(parseLog(text).plans.flatMap(({ root }) => readWhole(root))).toEqual(["poy"]));
});

describe("the calls that a member reads by", () => {
  const round = "th_open-2026-11-30";
  const asked = readingCalls({
    ...{ today: "2026-11-27", openBetId: round, settledBetId: round, setBetId: round, shotsBetId: round },
    ...{
      poyId: crypto.randomUUID(),
      poyKey: "k".repeat(20),
      depositId: "7",
      receiptCode: "0".repeat(26),
      bankId: 1,
      playId: crypto.randomUUID(),
    },
  });

  test.each(asked.map(({ entry, input }) => [callName(entry), JSON.stringify(input), { entry, input }]))(
    "%s is asked for what it takes: %s",
    (_name, _input, question) => {
      const { entry, input } = question as (typeof asked)[number];
      const shape = entry.method === "POST" ? entry.body : entry.query;
      const texts = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
      expect(shape?.safeParse(entry.method === "POST" ? input : texts).error).toBeUndefined();
    },
  );

  test("include the lists of a long history", () =>
    expect(asked.map(({ entry }) => callName(entry))).toEqual(
      expect.arrayContaining(["poys.all", "transactions.page", "turnovers.one", "users.shell"]),
    ));
});

test("of the transactions that were seen the oldest is the longest", () => {
  const seen = [10, 30, 20].map((ageMs) => ({
    id: `${ageMs}`,
    begunMs: 0,
    ageMs,
    statements: new Set<string>(),
  }));
  expect(longest(seen)?.ageMs).toBe(30);
  expect(longest([])).toBeUndefined();
});
