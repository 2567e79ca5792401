import type { CasesName } from "./warm-database";

/** What a function's mutants are tried against: cases of its noun, then test files that use it, the nearest first. */
export interface NearestTests {
  /** Null: it has none of its own. */
  readonly cases: CasesName | null;
  readonly files: readonly string[];
}

const upstream = (...paths: string[]) => paths.map((path) => `tests/upstream/${path}.test.ts`);

interface FunctionGroup {
  readonly name: string;
  /** The share of mutants that have to be killed; null: tried by name only, half a minute each, and held to nothing. */
  readonly leastPercent: number | null;
  readonly functions: Readonly<Record<string, NearestTests>>;
}

/** Every function of `upstream/db/functions`, once. */
export const functionGroups: readonly FunctionGroup[] = [
  {
    name: "ledger",
    leastPercent: 80,
    functions: {
      post_movement: { cases: "ledger", files: upstream("ledger/immutable", "ledger/invariants") },
      post_stake: { cases: "ledger", files: upstream("ledger/immutable", "ledger/invariants") },
      money_of: { cases: "ledger", files: upstream("ledger/immutable", "ledger/invariants") },
      announce_money: { cases: "ledger", files: upstream("ledger/immutable", "ledger/invariants") },
      refuse_unbalanced: { cases: "ledger", files: upstream("ledger/immutable", "ledger/invariants") },
      refuse_change: { cases: "ledger", files: upstream("ledger/immutable", "ledger/invariants") },
    },
  },
  {
    name: "limits",
    leastPercent: 80,
    functions: {
      refuse_stake: { cases: "limits", files: upstream("members/player-refusal", "deposits/request-limits") },
      refuse_deposit: {
        cases: "limits",
        files: upstream("members/player-refusal", "deposits/request-limits"),
      },
      limit_passed: { cases: "limits", files: upstream("members/player-refusal", "deposits/request-limits") },
      player_away: { cases: "limits", files: upstream("members/player-refusal", "deposits/request-limits") },
      staked_within: {
        cases: "spans",
        files: upstream("members/player-refusal", "deposits/request-limits"),
      },
      lost_within: { cases: "spans", files: upstream("members/player-refusal", "deposits/request-limits") },
      deposited_within: {
        cases: "spans",
        files: upstream("members/player-refusal", "deposits/request-limits"),
      },
      span_start: { cases: "spans", files: upstream("members/player-refusal", "deposits/request-limits") },
    },
  },
  {
    name: "poys",
    leastPercent: 80,
    functions: {
      known_poy: { cases: "poys", files: upstream("poys/place-poy", "poys/calls") },
      round_gate: { cases: "poys", files: upstream("poys/place-poy", "lotteries/place-sets") },
      sold_share: { cases: "poys", files: upstream("numbers/live-rates", "poys/place-poy") },
    },
  },
  {
    name: "settlement",
    leastPercent: 80,
    functions: {
      settle_round: { cases: "settlement", files: upstream("settlement/settle-round", "settlement/resume") },
      settle_sets: { cases: "settlement", files: upstream("lotteries/settle-sets", "lotteries/calls") },
      pay_poys: { cases: "payouts", files: upstream("settlement/settle-round", "settlement/resume") },
      pay_round_rewards: {
        cases: "rewards",
        files: upstream("settlement/pay-rewards", "achievements/claim"),
      },
      void_round: {
        cases: "payouts",
        files: upstream("settlement/settle-round", "operators/round-views"),
      },
      announce_poys: { cases: "payouts", files: upstream("realtime/push", "settlement/settle-round") },
    },
  },
  {
    name: "slips",
    leastPercent: null,
    functions: {
      place_poy: { cases: null, files: upstream("poys/place-poy", "poys/calls") },
      place_sets: { cases: null, files: upstream("lotteries/place-sets", "lotteries/quotas") },
      abort_poy: { cases: null, files: upstream("poys/abort-poy", "poys/calls") },
    },
  },
  {
    name: "news",
    leastPercent: null,
    functions: {
      announce_notifications: { cases: null, files: upstream("notices/notifications", "realtime/push") },
      announce_queue: { cases: null, files: upstream("realtime/queue-events", "operators/jobs") },
      announce_sold_rates: { cases: null, files: upstream("numbers/live-rates", "numbers/wide-rates") },
      be_present: { cases: null, files: upstream("deposits/claims", "realtime/queue-events") },
      claim_changed: { cases: null, files: upstream("deposits/claims", "realtime/queue-events") },
      end_line_messages: { cases: null, files: upstream("notices/line-messages", "notices/notifications") },
      is_news_wanted: { cases: null, files: upstream("notices/notifications", "notices/line-messages") },
      is_pushed_to: { cases: null, files: upstream("notices/notifications", "notices/line-messages") },
      queue_changed: { cases: null, files: upstream("realtime/queue-events", "deposits/claims") },
      queue_line_messages: { cases: null, files: upstream("notices/line-messages", "notices/notifications") },
      take_back_news: { cases: null, files: upstream("notices/notifications", "notices/line-messages") },
      tell_of_deposit: { cases: null, files: upstream("notices/notifications", "deposits/fast-deposit") },
      tell_of_money: { cases: null, files: upstream("notices/notifications", "operators/member-money") },
      tell_of_news: { cases: null, files: upstream("notices/notifications", "notices/line-messages") },
      tell_of_poys: { cases: null, files: upstream("notices/notifications", "settlement/settle-round") },
      tell_of_withdrawal: { cases: null, files: upstream("notices/notifications", "withdrawals/withdraw") },
    },
  },
  {
    name: "draws",
    leastPercent: null,
    functions: {
      void_missed_rounds: { cases: null, files: upstream("yeekee/missed-shooting", "jobs") },
      append_draw_log: { cases: null, files: upstream("yeekee/draw-log", "yeekee/sealed-round") },
      end_sealed_draw: { cases: null, files: upstream("yeekee/sealed-round", "yeekee/draw-shots") },
      keep_witnesses: { cases: null, files: upstream("yeekee/witnesses", "yeekee/sealed-round") },
      open_ying_draws: { cases: null, files: upstream("yeekee/sealed-round", "yeekee/sealed-beacons") },
      refuse_late_shot: { cases: null, files: upstream("yeekee/shoot", "yeekee/frozen-rows") },
      refuse_redraw: { cases: null, files: upstream("yeekee/frozen-rows", "yeekee/sealed-round") },
      shoot: { cases: null, files: upstream("yeekee/shoot", "yeekee/draw-shots") },
    },
  },
  {
    name: "rest",
    leastPercent: null,
    functions: {
      advance_audit_head: { cases: null, files: upstream("audit/audit-chain", "audit/read-log") },
      app_now: { cases: null, files: upstream("jobs", "operators/jobs") },
      baht_text: { cases: null, files: upstream("notices/notifications", "notices/line-messages") },
      close_session: { cases: null, files: upstream("members/sessions", "members/logins") },
      epoch_ms: { cases: null, files: upstream("poys/calls", "poys/place-poy") },
      new_af_slug: { cases: null, files: upstream("affiliates/invitation", "members/signup") },
      refuse_filled_account: {
        cases: null,
        files: upstream("operators/house-accounts", "operators/deposit-channels"),
      },
      sha256_hex: { cases: null, files: upstream("audit/audit-chain", "yeekee/draw-log") },
    },
  },
];

export const nearestTests: Readonly<Record<string, NearestTests | undefined>> = Object.assign(
  {},
  ...functionGroups.map(({ functions }) => functions),
);
