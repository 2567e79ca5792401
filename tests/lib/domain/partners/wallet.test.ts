import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { transactionGroups } from "@/lib/domain/money/transactions";
import {
  isStake,
  judgeOperation,
  LAUNCH_LIFE_MS,
  operationTypes,
  ROUND_LIFE_MS,
  type RoundFacts,
  type RoundStatus,
  SPORTS_ROUND_LIFE_MS,
  type StakeFacts,
  walletOperations,
} from "@/lib/domain/partners/wallet";

const round = (status: RoundStatus, staked = 10_00, returned = 0): RoundFacts => ({
  status,
  staked: satang(staked),
  returned: satang(returned),
});
const stake = (isUndone = false): StakeFacts => ({ amount: satang(10_00), isUndone });

test("the nine operations are the nine game types of the spec", () => {
  expect(Object.values(operationTypes).sort()).toEqual([...transactionGroups.games].sort());
});

test("only opening a round and betting are new money at risk", () => {
  expect(walletOperations.filter((operation) => isStake(operation))).toEqual(["create", "bet"]);
});

test("a round lives a day, one of sports sixty, and a launched game takes stakes for half a day", () => {
  expect([ROUND_LIFE_MS, SPORTS_ROUND_LIFE_MS, LAUNCH_LIFE_MS]).toEqual([
    86_400_000, 5_184_000_000, 43_200_000,
  ]);
});

describe("a message about a round", () => {
  test.each([
    ["opens with its first stake", "create", 10, null, null, "-1000 open"],
    ["is not opened twice", "create", 10, round("open"), null, "invalid-input"],
    ["opens with a bet", "bet", 10, null, null, "-1000 open"],
    ["takes further bets", "bet", 5, round("open"), null, "-500 open"],
    ["takes no bet for nothing", "bet", 0, null, null, "amount-out-of-range"],
    ["takes no bet below nothing", "bet", -1, null, null, "amount-out-of-range"],
    ["pays no win below nothing", "win", -0.01, round("open"), null, "amount-out-of-range"],
    ["takes no bet once settled", "bet", 5, round("settled"), null, "game-round-over"],
    ["takes no bet once cancelled", "bet", 5, round("cancelled", 0), null, "game-round-over"],
    ["takes no bet that was given back before it came", "bet", 10, null, stake(true), "game-bet-undone"],
    ["pays a win and ends", "win", 25, round("open"), null, "2500 settled"],
    ["ends without a win", "win", 0, round("open"), null, "0 settled"],
    ["pays no win before its bet", "win", 25, null, null, "game-round-unknown"],
    ["pays no win on nothing", "win", 25, round("open", 0), null, "game-round-unknown"],
    ["pays no second win", "win", 25, round("settled"), null, "game-round-over"],
    ["gives stakes back undecided", "draw", 10, round("open"), null, "1000 drawn"],
    ["gives back no more than was staked", "draw", 11, round("open"), null, "amount-out-of-range"],
    ["is not drawn before its bet", "draw", 10, null, null, "game-round-unknown"],
    ["gives back one bet", "refund", 0, round("open", 30_00), stake(), "1000 open"],
    ["gives back one bet, its amount named", "refund", 10, round("open"), stake(), "1000 open"],
    ["gives back no other amount than was bet", "refund", 9, round("open"), stake(), "amount-out-of-range"],
    ["remembers a refund before its bet", "refund", 0, null, null, "0 null"],
    ["gives back a bet once", "refund", 0, round("open", 0), stake(true), "0 open"],
    ["gives back no bet of a round that is unknown", "refund", 0, null, stake(), "game-round-over"],
    ["gives back a bet beside what it paid", "refund", 0, round("open", 30_00, 20_00), stake(), "1000 open"],
    [
      "gives back no bet that it may have paid for",
      "refund",
      0,
      round("open", 30_00, 20_01),
      stake(),
      "game-round-over",
    ],
    ["gives back no bet that was settled", "refund", 0, round("settled"), stake(), "game-round-over"],
    ["is given back whole", "cancel", 0, round("open", 30_00), null, "3000 cancelled"],
    ["is given back less what it brought", "cancel", 0, round("open", 30_00, 5_00), null, "2500 cancelled"],
    ["ends when it brought its stakes", "cancel", 0, round("open", 10_00, 10_00), null, "0 cancelled"],
    ["is given back once", "cancel", 0, round("cancelled"), null, "0 cancelled"],
    ["remembers a cancel before its bet", "cancel", 0, null, null, "0 cancelled"],
    ["is not given back once settled", "cancel", 0, round("settled"), null, "game-round-over"],
    [
      "takes not a satang away by a cancel",
      "cancel",
      0,
      round("open", 10_00, 10_01),
      null,
      "game-round-over",
    ],
    ["takes nothing away by a cancel", "cancel", 0, round("open", 10_00, 50_00), null, "game-round-over"],
    ["may be unknown to a bonus", "bonus", 3, null, null, "300 null"],
    ["brings a bonus after its end", "bonus", 3, round("settled"), null, "300 settled"],
    ["is put right upwards after its end", "add", 3, round("settled"), null, "300 settled"],
    ["is put right downwards after its end", "deduct", 3, round("settled"), null, "-300 settled"],
    ["must be known to be put right", "add", 3, null, null, "game-round-unknown"],
  ] as const)("%s", (_, operation, baht, facts, of, expected) => {
    const verdict = judgeOperation(
      { operation, amount: satang(baht * 100) },
      { round: facts, namesRound: true, stake: of },
    );
    expect(verdict.refusal ?? `${verdict.moves} ${verdict.status}`).toBe(expected);
  });

  test("may say that more wins follow", () => {
    const told = { operation: "win", amount: satang(5_00), endsRound: false } as const;
    expect(judgeOperation(told, { round: round("open"), namesRound: true, stake: null })).toMatchObject({
      moves: 5_00,
      status: "open",
    });
  });

  test.each(["create", "bet", "win", "draw", "refund", "cancel"] as const)(
    "must name it: %s",
    (operation) => {
      const told = { operation, amount: satang(1_00) };
      expect(judgeOperation(told, { round: null, namesRound: false, stake: null })).toEqual({
        refusal: "invalid-input",
      });
    },
  );

  test.each([
    ["bonus", 1_00],
    ["add", 1_00],
    ["deduct", -1_00],
  ] as const)("need not name it: %s", (operation, moves) => {
    const told = { operation, amount: satang(1_00) };
    expect(judgeOperation(told, { round: null, namesRound: false, stake: null })).toEqual({
      moves,
      status: null,
    });
  });
});

test("whatever messages come in whatever order, a refunded round has moved nothing in sum", () => {
  const told = fc.record({
    operation: fc.constantFrom(...walletOperations),
    baht: fc.integer({ min: 0, max: 90 }),
  });
  fc.assert(
    fc.property(fc.array(told, { maxLength: 30 }), (messages) => {
      let facts = null as RoundFacts | null;
      let sum = 0;
      for (const { operation, baht } of messages) {
        if (operation === "bonus" || operation === "add" || operation === "deduct") continue;
        const verdict = judgeOperation(
          { operation, amount: satang(baht * 100), endsRound: baht % 2 === 0 },
          { round: facts, namesRound: true, stake: null },
        );
        if (verdict.refusal !== undefined || verdict.status === null) continue;
        sum += verdict.moves;
        facts = {
          status: verdict.status,
          staked: satang((facts?.staked ?? 0) + Math.max(0, -verdict.moves)),
          returned: satang((facts?.returned ?? 0) + Math.max(0, verdict.moves)),
        };
        if (facts.status === "cancelled") expect(sum).toBe(0);
        if (facts.status === "drawn") expect(facts.returned - facts.staked).toBe(sum);
      }
    }),
  );
});
