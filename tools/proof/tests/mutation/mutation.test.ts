import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { ruleGroups, testsOf } from "@/tools/proof/mutation/groups";
import { mutantAt } from "@/tools/proof/mutation/mutant";
import { fileOfFunction, nearestTests } from "@/tools/proof/mutation/sql/nearest";
import { applied, changesOf } from "@/tools/proof/mutation/sql/operators";
import { outcomeOf, readSurvivors } from "@/tools/proof/mutation/survivors";
import { inRoot } from "@/tools/site/root.mjs";
import { functionFiles } from "@/upstream/db/apply-functions";

/** A function of one statement or expression, and what the operators make of it. */
const made: readonly (readonly [string, readonly string[]])[] = [
  ["RETURN a < 1;", ["NULL;", "RETURN a <= 1;", "RETURN a >= 1;", "RETURN a < (2);", "RETURN a < (0);"]],
  ["RETURN a + b;", ["NULL;", "RETURN a - b;"]],
  ["RETURN -a;", ["NULL;", "RETURN a;"]],
  ["RETURN coalesce(a, f(b, c), d);", ["NULL;", "RETURN coalesce(a, f(b, c));"]],
  [
    "PERFORM 1 FROM t WHERE a = b AND c FOR UPDATE;",
    [
      "NULL;",
      "PERFORM 1 FROM t WHERE c FOR UPDATE;",
      "PERFORM 1 FROM t WHERE a <> b AND c FOR UPDATE;",
      "PERFORM 1 FROM t WHERE a = b OR c FOR UPDATE;",
      "PERFORM 1 FROM t WHERE a = b FOR UPDATE;",
      "PERFORM 1 FROM t WHERE a = b AND c ;",
    ],
  ],
  [
    "IF a IS NULL THEN RETURN b; END IF;",
    [
      "IF false THEN RETURN b; END IF;",
      "IF true THEN RETURN b; END IF;",
      "IF a IS NOT NULL THEN RETURN b; END IF;",
      "IF a IS NULL THEN NULL; END IF;",
    ],
  ],
  [
    "INSERT INTO t VALUES (a), (b) ON CONFLICT DO NOTHING;",
    [
      "NULL;",
      "INSERT INTO t VALUES (b) ON CONFLICT DO NOTHING;",
      "INSERT INTO t VALUES (a) ON CONFLICT DO NOTHING;",
      "INSERT INTO t VALUES (a), (b) ;",
    ],
  ],
  ["PERFORM pg_advisory_xact_lock(a);", ["NULL;", "PERFORM pg_advisory_xact_lock_shared(a);"]],
  [
    "PERFORM 1 FROM t JOIN u ON a AND b WHERE c;",
    [
      "NULL;",
      "PERFORM 1 FROM t JOIN u ON b WHERE c;",
      "PERFORM 1 FROM t JOIN u ON a WHERE c;",
      "PERFORM 1 FROM t JOIN u ON a OR b WHERE c;",
      "PERFORM 1 FROM t JOIN u ON a AND b ;",
    ],
  ],
  ["RETURN 'a < 1'; -- AND b", ["NULL; -- AND b"]],
];

describe("mutants of SQL functions", () => {
  const whole = (statement: string) =>
    `CREATE FUNCTION f(a int DEFAULT 1 + 2) AS $$\nBEGIN\n${statement}\nEND $$;\n`;

  test.each(made)("%s", (statement, expected) => {
    const text = whole(statement);
    const found = changesOf(text).map((change) => applied(text, change));
    const plain = (one: string) => one.replaceAll(/ +/g, " ");
    expect(found.map(plain).sort()).toEqual(expected.map((one) => plain(whole(one))).sort());
  });

  test("are made of every function that decides something", () => {
    const none = functionFiles().filter(({ definition }) => changesOf(definition).length === 0);
    // A hash.
    expect(none.map(({ name }) => name)).toEqual(["sha256-hex.sql"]);
  });

  test("are made of every function that writes money, slips or what was sold", () => {
    const writes = /(INSERT INTO|UPDATE) (account|movement|entry|poy|\w+_line|exposure|set_sale|winner)\b/;
    const money = functionFiles().filter(({ definition }) => writes.test(definition));
    const names = money.map(({ name }) => basename(name, ".sql").replaceAll("-", "_"));
    expect(names).toContain("place_poy");
    expect(names.filter((name) => !nearestTests.has(name))).toEqual([]);
  });

  test("are tried against tests that exist", () => {
    for (const [name, { files }] of nearestTests) {
      expect([name, existsSync(inRoot(fileOfFunction(name)))]).toEqual([name, true]);
      expect([name, files.length > 0, files.filter((file) => !existsSync(inRoot(file)))]).toEqual([
        name,
        true,
        [],
      ]);
    }
  });
});

test("mutants of rules are tried against tests that exist", () => {
  for (const group of ruleGroups)
    for (const file of group.files) {
      expect([file, existsSync(inRoot(file))]).toEqual([file, true]);
      expect([file, testsOf(group, file).length > 0]).toEqual([file, true]);
    }
});

describe("survivors", () => {
  const mutant = (now: string, verdict: "killed" | "survived" | "invalid") => ({
    line: 1,
    was: "a < b",
    now,
    verdict,
  });
  const listed = (now: string) => ({ file: "f", was: "a < b", now, reason: "nothing can be seen of it" });

  test("without a reason are named, and so are reasons without a survivor", () => {
    const judged = [
      {
        file: "f",
        key: "",
        left: 0,
        mutants: [
          mutant("a <= b", "killed"),
          mutant("a > b", "survived"),
          mutant("a = b", "survived"),
          mutant("a a b", "invalid"),
        ],
      },
    ];
    const known = [listed("a <= b"), listed("a > b"), { ...listed("a ~ b"), file: "another" }];
    const { killed, tried, unknown, stale } = outcomeOf(judged, known);
    expect([killed, tried]).toEqual([1, 3]);
    expect(unknown.map(({ now }) => now)).toEqual(["a = b"]);
    expect(stale.map(({ now }) => now)).toEqual(["a <= b"]);
  });

  test("are named by the lines that a change touches, before and after it", () => {
    const text = "one\n  two(\n    three)\nfour\n";
    expect(mutantAt(text, text.indexOf("two"), text.indexOf(")"), "2(3")).toEqual({
      line: 2,
      was: "two( three)",
      now: "2(3)",
    });
  });

  test("that are listed stand in their files", () => {
    const plain = (text: string) => text.replaceAll(/\s+/g, " ");
    // Long lines are cut there.
    const begins = (was: string) => was.replace(/… [0-9a-f]{8}$/, "");
    const gone = readSurvivors().filter(
      ({ file, was }) => !plain(readFileSync(inRoot(file), "utf8")).includes(begins(was)),
    );
    expect(gone).toEqual([]);
  });
});
