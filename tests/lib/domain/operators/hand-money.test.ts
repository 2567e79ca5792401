import { describe, expect, test } from "vitest";
import {
  actPeople,
  actRuleOf,
  actRules,
  handMoneyKinds,
  handMoneyLimits,
} from "@/lib/domain/operators/act-rules";
import { approvalRuleNames } from "@/lib/domain/operators/approval";
import { causeOfSum } from "@/lib/domain/operators/hand-money";

const bounds = { member: 100, maker: 300, monthTimes: 10 };
const none = { day: 0, month: 0 };
const cause = (amount: number, { maker = none, member = none } = {}) =>
  causeOfSum(amount, { maker, member }, bounds);

describe("money by hand needs a second person", () => {
  test("above a limit by itself, and not at it", () => {
    expect(cause(100)).toBeNull();
    expect(cause(101)).toBe("above-limit");
  });

  test("where it would pass a sum of the member or of the operator, in a day or a month", () => {
    expect(cause(40, { member: { day: 60, month: 60 } })).toBeNull();
    expect(cause(41, { member: { day: 60, month: 60 } })).toBe("sum-above-limit");
    expect(cause(1, { member: { day: 0, month: 1_000 } })).toBe("sum-above-limit");
    expect(cause(1, { maker: { day: 300, month: 300 } })).toBe("sum-above-limit");
    expect(cause(1, { maker: { day: 0, month: 3_000 } })).toBe("sum-above-limit");
    expect(cause(1, { maker: { day: 299, month: 2_999 }, member: { day: 99, month: 999 } })).toBeNull();
  });

  test("by the operator's sums alone where it is nobody's", () => {
    expect(causeOfSum(100, { maker: none, member: null }, bounds)).toBeNull();
    expect(causeOfSum(1, { maker: { day: 300, month: 0 }, member: null }, bounds)).toBe("sum-above-limit");
  });
});

describe("the table of acts", () => {
  test("sums each kind of money by hand, within limits that there are", () => {
    const kinds = Object.values(actRules).flatMap((rule) => ("sum" in rule ? [rule.sum] : []));
    expect(kinds.toSorted()).toEqual(handMoneyKinds.toSorted());
    for (const { member, maker } of Object.values(handMoneyLimits))
      expect(approvalRuleNames).toEqual(expect.arrayContaining([member, maker]));
  });

  test("leaves what it does not name to one person", () => {
    expect(actRuleOf("operators.notes.add").people).toBe("alone");
    expect(new Set(Object.values(actRules).map(({ people }) => people))).toEqual(
      new Set(actPeople.filter((people) => people !== "alone")),
    );
  });
});
