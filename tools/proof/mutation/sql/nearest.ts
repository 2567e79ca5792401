import type { CasesName } from "./warm-database";

/** What mutants are tried against: cases of their noun, then test files that use the function, the nearest first. */
interface NearestTests {
  /** Null: there are none. */
  readonly cases: CasesName | null;
  readonly files: readonly string[];
}

interface FunctionGroup {
  readonly name: string;
  /** Names of functions, a list for each set of tests. */
  readonly parts: readonly (NearestTests & { readonly functions: readonly string[] })[];
}

const upstream = (...paths: string[]) => paths.map((path) => `tests/upstream/${path}.test.ts`);

/** The functions that move or judge money, each once. */
export const functionGroups: readonly FunctionGroup[] = [
  {
    name: "ledger",
    parts: [
      {
        functions: [
          "post_movement",
          "post_stake",
          "money_of",
          "announce_money",
          "refuse_unbalanced",
          "refuse_change",
        ],
        cases: "ledger",
        files: upstream("ledger/immutable", "ledger/invariants"),
      },
      {
        functions: ["first_posting_at"],
        cases: null,
        files: upstream("ledger/first-posting-at", "statements/statement"),
      },
      {
        functions: ["sum_days", "calendar_day", "day_start"],
        cases: "spans",
        files: upstream("turnovers/sums-property"),
      },
      {
        functions: ["sum_rounds", "slip_totals", "round_totals"],
        cases: "totals",
        files: upstream("operators/report-days", "rounds/sum-rounds"),
      },
      {
        functions: ["sum_turnover", "postings_after"],
        cases: null,
        files: upstream("turnovers/sum-turnovers", "turnovers/final-stakes", "turnovers/sums-property"),
      },
    ],
  },
  {
    name: "limits",
    parts: [
      {
        functions: ["refuse_stake", "refuse_deposit", "limit_passed", "player_away"],
        cases: "limits",
        files: upstream("members/player-refusal", "deposits/request-limits"),
      },
      {
        functions: ["staked_within", "lost_within", "deposited_within", "span_start", "is_of_play"],
        cases: "spans",
        files: upstream("members/player-refusal", "deposits/request-limits", "turnovers/sums-property"),
      },
    ],
  },
  {
    name: "poys",
    parts: [
      {
        functions: ["place_poy", "lock_sold"],
        cases: "placing",
        files: upstream("poys/place-poy", "poys/place-group"),
      },
      { functions: ["place_poys"], cases: "placing", files: upstream("poys/place-group", "poys/place-poy") },
      { functions: ["known_poy"], cases: "poys", files: upstream("poys/place-poy", "poys/place-group") },
      { functions: ["sold_share"], cases: "poys", files: upstream("numbers/live-rates", "poys/place-poy") },
      {
        functions: ["lock_round", "share_round"],
        cases: "placing",
        files: upstream("rounds/round-lock", "poys/place-poy"),
      },
      {
        functions: ["round_gate", "try_lock_round", "hold_round"],
        cases: "poys",
        files: upstream("rounds/round-lock", "poys/place-poy"),
      },
      {
        functions: ["place_sets"],
        cases: "sets",
        files: upstream("lotteries/place-sets", "lotteries/quotas"),
      },
      { functions: ["abort_poy"], cases: "cancelling", files: upstream("poys/abort-poy", "poys/calls") },
    ],
  },
  {
    name: "settlement",
    parts: [
      {
        functions: ["begin_settlement", "pay_winners", "pay_block", "end_losers", "end_settlement"],
        cases: "steps",
        files: upstream("settlement/settle-in-steps", "settlement/settle-round"),
      },
      {
        functions: ["pay_poys", "void_round", "announce_poys"],
        cases: "payouts",
        files: upstream("settlement/settle-round", "settlement/resume"),
      },
      {
        functions: ["pay_round_rewards"],
        cases: "rewards",
        files: upstream("settlement/pay-rewards", "achievements/claim"),
      },
    ],
  },
];

/** By the function's name. */
export const nearestTests: ReadonlyMap<string, NearestTests> = new Map(
  functionGroups.flatMap(({ parts }) =>
    parts.flatMap(({ functions, ...tests }) => functions.map((one) => [one, tests] as const)),
  ),
);

export const fileOfFunction = (name: string) => `upstream/db/functions/${name.replaceAll("_", "-")}.sql`;
