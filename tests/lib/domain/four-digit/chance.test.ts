import { describe, expect, test } from "vitest";
import { defaultSetPrizes, setChances, setReturn } from "@/lib/domain/four-digit/chance";
import { setPrice, setTierNames, setTiers } from "@/lib/domain/four-digit/tiers";

const inOrder = (ticket: string) => setTierNames.map((tier) => setChances(ticket)[tier]);
const percentOf = (ticket: string) => Math.round(setReturn(ticket, setPrice, defaultSetPrizes) * 1000) / 10;

/** Brute force: every draw, every tier by its definition, the highest first. */
function bySearch(ticket: string): number[] {
  const turned = (digits: string) => [...digits].sort().join("");
  const tests: ((draw: string) => boolean)[] = [
    (draw) => draw === ticket,
    (draw) => draw.endsWith(ticket.slice(1)),
    (draw) => turned(draw) === turned(ticket),
    (draw) => turned(draw.slice(1)) === turned(ticket.slice(1)),
    (draw) => draw.startsWith(ticket.slice(0, 3)),
    (draw) => draw.startsWith(ticket.slice(0, 2)),
    (draw) => draw.endsWith(ticket.slice(2)),
  ];
  const counts = tests.map(() => 0);
  for (let n = 0; n < 10_000; n++) {
    const at = tests.findIndex((fits) => fits(String(n).padStart(4, "0")));
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

describe("the chance of a set", () => {
  test.each([
    ["1234", [1, 9, 23, 45, 9, 89, 89], 92.2],
    ["1122", [1, 9, 5, 18, 9, 90, 90], 75],
  ])("%s wins by %j draws of 10,000 and returns %d %%", (ticket, wins, percent) => {
    expect(inOrder(ticket)).toEqual(wins);
    expect(percentOf(ticket)).toBe(percent);
  });

  test.each(["0000", "0012", "1000", "1221", "1212", "1112", "9876", "5055", "0909"])(
    "%s wins exactly what a search through every draw finds",
    (ticket) => expect(inOrder(ticket)).toEqual(bySearch(ticket)),
  );

  test("the prizes are those that the draw pays", () => {
    expect(defaultSetPrizes).toEqual(setTiers.map(({ tier, prize }) => ({ tier, prize })));
  });
});
