import { existsSync } from "node:fs";
import { inRoot } from "../../tools/site/root.mjs";

/** Rules that are mutated together, and the share of mutants that tests have to notice. */
export interface RuleGroup {
  readonly name: string;
  readonly leastPercent: number;
  readonly files: readonly string[];
  /** Where the tests beside the mirrored one belong to the rule as well. */
  readonly tests?: readonly string[];
}

const rule = (path: string) => `lib/domain/${path}.ts`;
const test = (path: string) => `tests/lib/domain/${path}.test.ts`;
const drawTests = [
  "draw-log",
  "draw-rules",
  "sealed-draw",
  "sealed-list",
  "sealed-promise",
  "sealed-proof",
  "sealed-steps",
  "sealed-witness",
  "steps",
  "verify-forged",
  "verify-older",
  "verify-sealed",
  "verify-seed-and-rules",
  "verify-void",
  "verify-witnessed",
  "witness-claim",
  "witness-tree",
];

/** Rules of `lib/domain` by what they decide. */
export const ruleGroups: readonly RuleGroup[] = [
  { name: "money", leastPercent: 95, files: ["money/money", "money/typed-amount"].map(rule) },
  {
    name: "slip",
    leastPercent: 95,
    files: [
      "poy/slip",
      "poy/check-slip",
      "poy/conflicts",
      "poy/helpers",
      "poy/keypad",
      "poy/offers",
      "poy/rejection",
      "poy/win-at-most",
      "four-digit/slip",
    ].map(rule),
  },
  {
    name: "risk",
    leastPercent: 95,
    files: [
      "settlement/worst-outcome",
      "numbers/numbers",
      "numbers/tiers",
      "money/house-hold",
      "operators/warning-signs",
      "four-digit/exposure",
    ].map(rule),
  },
  {
    name: "settlement",
    leastPercent: 95,
    files: [
      "settlement/settlement",
      "numbers/rates",
      "four-digit/tiers",
      "rewards/loyalty",
      "rewards/affiliate",
    ].map(rule),
  },
  {
    name: "limits",
    leastPercent: 95,
    files: [rule("members/player-limits"), "lib/kernel/sliding-window.ts"],
    tests: [test("members/player-limit-spans")],
  },
  {
    name: "deposits",
    leastPercent: 95,
    files: ["deposit", "deposit-match", "deposit-coins", "deposit-channels"].map((path) =>
      rule(`deposits/${path}`),
    ),
  },
  {
    name: "withdrawals",
    leastPercent: 95,
    files: ["withdrawals/withdrawal", "withdrawals/withdrawn-today", "money/turnover"].map(rule),
  },
  { name: "partners", leastPercent: 95, files: ["partners/wallet"].map(rule) },
  {
    name: "receipts",
    leastPercent: 95,
    files: ["poy/receipt", "poy/receipt-code", "yeekee/receipt", "yeekee/proof", "yeekee/proof-file"].map(
      rule,
    ),
  },
  {
    name: "proof",
    leastPercent: 95,
    files: [
      "draw-log",
      "draw-rules",
      "late-freeze",
      "seal",
      "sealed-draw",
      "sealed-list",
      "sealed-promise",
      "sealed-proof",
      "sealed-steps",
      "sealed-witness",
      "steps",
      "verify-sealed",
      "witness-claim",
      "witness-tree",
    ].map((path) => rule(`yeekee/${path}`)),
    tests: drawTests.map((path) => test(`yeekee/${path}`)),
  },
];

/** The tests that a file's mutants are tried against: its own by path, and those of its group. */
export function testsOf({ tests = [] }: RuleGroup, file: string): string[] {
  const own = `tests/${file.replace(/\.ts$/, ".test.ts")}`;
  return [...new Set([...(existsSync(inRoot(own)) ? [own] : []), ...tests])];
}
