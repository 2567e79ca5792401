import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BetNames } from "@/components/lotto/bet-names";
import { numbersOf } from "@/lib/domain/poy/helpers";
import lotto from "@/locales/en/lotto.json";
import market from "@/locales/en/market.json";
import rules from "@/locales/en/rules.json";

afterEach(cleanup);

const names = { ...market.options, ...lotto.helper };
const meaningOf = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent ?? null;

test("every name on the bet page is explained: the bets of the round, and the helpers of their digits", () => {
  const options = ["teng_bon_1", "teng_bon_2"] as const;
  render(<BetNames options={options} names={names} words={rules.names} close={lotto.slip.close} />);
  expect(meaningOf("Run top")).toBe(rules.names.teng_bon_1);
  expect(meaningOf("19 doors")).toBe(rules.names.option_2_19);
  // The round has no three-digit options.
  expect(meaningOf("3 top")).toBeNull();
  expect(meaningOf("Reverse 3")).toBeNull();
});

test.each([
  ["option_2_19", "5", 19],
  ["option_2_roodnha", "5", 10],
  ["option_2_roodlung", "5", 10],
  ["shuffle_3", "123", 6],
  ["shuffle_2", "25", 2],
] as const)("the example of %s is what it adds", (helper, typed, count) => {
  const added = numbersOf(helper, typed);
  expect(added).toHaveLength(count);
  const examples = rules.names[helper].match(/\b\d{2,3}\b/g) ?? [];
  const told = examples.filter((number) => number !== String(count));
  expect(told.length).toBeGreaterThan(0);
  expect([...added, typed]).toEqual(expect.arrayContaining(told));
});
