import assert from "node:assert/strict";
import { sql } from "drizzle-orm";
import type { Tx } from "@/upstream/db/tx";
import { addOwner, allAccounts } from "./books";
import type { FunctionCase } from "./case";
import {
  addRate,
  addRatedRound,
  addSold,
  addTier,
  type Line,
  limitNumber,
  linesOf,
  place,
  poysIn,
} from "./place";

/** The answer that refuses lines. */
export const refused = (...lines: readonly Record<string, unknown>[]) => ({
  fault: "poy-lines-rejected",
  details: { lines },
});

/** A line and its refusal in a round where `two` costs 1.00 to 10.00 baht and a member may have 50.00 on a number. */
const judged: readonly (readonly [
  string,
  Line,
  Record<string, unknown> | null,
  ((tx: Tx, betId: string) => unknown)?,
])[] = [
  ["the least price", ["two", "47", 100, 9_000], null],
  ["less", ["two", "47", 99, 9_000], { reason: "price-out-of-range", min: 100, max: 1_000 }],
  ["the largest price", ["two", "47", 1_000, 9_000], null],
  ["more", ["two", "47", 1_001, 9_000], { reason: "price-out-of-range", min: 100, max: 1_000 }],
  ["an unknown option", ["four", "47", 500, 9_000], { reason: "option-unknown" }],
  [
    "an option without a rate",
    ["four", "47", 500, 9_000],
    { reason: "option-unknown" },
    (tx, betId) => addRate(tx, betId, "four", { rate: 0 }),
  ],
  [
    "an option at the least rate",
    ["four", "47", 500, 1],
    null,
    (tx, betId) => addRate(tx, betId, "four", { rate: 1 }),
  ],
  ["a better rate than it is", ["two", "47", 500, 9_001], { reason: "rate-changed", from: 9_001, to: 9_000 }],
  ["a worse rate than it is", ["two", "47", 500, 8_999], null],
  [
    "an operator's limit",
    ["two", "47", 500, 9_000],
    { reason: "rate-changed", from: 9_000, to: 6_000 },
    (tx, betId) => limitNumber(tx, betId, "47", 6_000),
  ],
  [
    "an operator's limit that was seen",
    ["two", "47", 500, 6_000],
    null,
    (tx, betId) => limitNumber(tx, betId, "47", 6_000),
  ],
  [
    "an operator's limit above the rate",
    ["two", "47", 500, 9_000],
    null,
    (tx, betId) => limitNumber(tx, betId, "47", 9_500),
  ],
  [
    "a rate above the market's, by an operator",
    ["two", "47", 500, 9_001],
    { reason: "rate-changed", from: 9_001, to: 9_000 },
    (tx, betId) => limitNumber(tx, betId, "47", 9_500),
  ],
  [
    "a closed number",
    ["two", "47", 500, 1],
    { reason: "number-closed" },
    (tx, betId) => limitNumber(tx, betId, "47", 0),
  ],
  ["another closed number", ["two", "47", 500, 9_000], null, (tx, betId) => limitNumber(tx, betId, "48", 0)],
  [
    "more than a member may have",
    ["two", "47", 500, 9_000],
    { reason: "member-cap", max: 499, left: 499 },
    (tx, betId) => tx.execute(sql`UPDATE round_rate SET member_max = 499 WHERE bet_id = ${betId}`),
  ],
  [
    "as much as a member may have",
    ["two", "47", 500, 9_000],
    null,
    (tx, betId) => tx.execute(sql`UPDATE round_rate SET member_max = 500 WHERE bet_id = ${betId}`),
  ],
  ["sold below a tier", ["two", "47", 500, 9_000], null, (tx, betId) => addSold(tx, betId, "47", 19_999)],
  [
    "sold up to a tier",
    ["two", "47", 500, 7_201],
    { reason: "rate-changed", from: 7_201, to: 7_200 },
    (tx, betId) => addSold(tx, betId, "47", 20_000),
  ],
  ["a tier that was seen", ["two", "47", 500, 7_200], null, (tx, betId) => addSold(tx, betId, "47", 20_000)],
  [
    "an operator's limit below the tier's rate",
    ["two", "47", 500, 6_001],
    { reason: "rate-changed", from: 6_001, to: 6_000 },
    async (tx, betId) => {
      await addSold(tx, betId, "47", 20_000);
      await limitNumber(tx, betId, "47", 6_000);
    },
  ],
  [
    "sold out",
    ["two", "47", 500, 1],
    { reason: "sale-limit", left: 0 },
    (tx, betId) => addSold(tx, betId, "47", 30_000),
  ],
  [
    "another number sold out",
    ["two", "47", 500, 9_000],
    null,
    (tx, betId) => addSold(tx, betId, "48", 30_000),
  ],
];

/** One line after the other, beside one that is taken. */
export const judgedCases = judged.map(
  ([what, line, refusal, prepare]): FunctionCase => ({
    title: `place_poy judges ${what}`,
    async run(tx) {
      const owner = await addOwner(tx, 10_000);
      const [betId, elsewhere] = [await addRatedRound(tx), await addRatedRound(tx, { rate: 7_777, most: 1 })];
      await addTier(tx, 20_000, 80);
      await addTier(tx, 30_000, 0);
      // What holds in another round, or on another option, holds there alone.
      await limitNumber(tx, betId, "47", 0, "three");
      await addSold(tx, betId, "47", 90_000, "three");
      await limitNumber(tx, elsewhere, "47", 0);
      await addSold(tx, elsewhere, "47", 90_000);
      await prepare?.(tx, betId);
      const before = await allAccounts(tx);
      const other: Line = ["three", "123", 50, 50_000];
      const verdict = await place(tx, betId, owner, [other, line]);
      if (!refusal) {
        assert.deepEqual(Object.keys(verdict), ["poyId"]);
        assert.equal((await linesOf(tx, verdict.poyId ?? "")).length, 2);
        return;
      }
      assert.deepEqual(verdict, refused({ ref: "l2", ...refusal }));
      assert.deepEqual([await poysIn(tx, betId), await allAccounts(tx)], [[], before]);
    },
  }),
);
