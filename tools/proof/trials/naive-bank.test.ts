import { describe, expect, test } from "vitest";
import { acts } from "../../../tests/support/bank/acts";
import { type Flaws, openNaiveBank } from "../../../tests/support/bank/naive-bank";
import { runBank } from "../../../tests/support/bank/run-bank";
import { createChance } from "../../../tests/support/day/chance";

const known = ["bet", "big bet", "deposit", "adjust"];
/** Money only leaves: a fault that allows less than zero ends below zero, whatever the order. */
const spending = ["bet", "big bet"];

/** The faults that 32 clients find within a second in a bank that is built so. */
async function verdictOn(flaws: Flaws, names = known): Promise<string> {
  const bank = await openNaiveBank(8, flaws);
  try {
    const plan = {
      acts: acts.filter(({ name }) => names.includes(name)),
      clients: 32,
      seconds: 1,
      leastActs: 400,
      chance: createChance(20_261_126),
    };
    const { wrong, movements } = await runBank(bank, plan);
    expect(movements).toBeGreaterThan(150);
    return wrong.join("\n");
  } finally {
    await bank.close();
  }
}

describe("the bank test, held against a bank that is built wrong on purpose,", () => {
  test("finds nothing where locks, keys and the floor are there", async () => {
    expect(await verdictOn({})).toBe("");
  });

  test.each<[string, Flaws, RegExp, string[]?]>([
    ["is read, thought over and written without a lock", { withoutLocks: true }, /its entries sum to/],
    [
      "does again what is asked again",
      { withoutKeys: true },
      /is there and nobody was told of it|is there 2 times/,
    ],
    ["says that it is done before it is", { saysTooSoon: true }, /was acknowledged and is lost/],
    ["lets money go below zero", { withoutFloor: true }, /is below zero/, spending],
  ])("finds the one that %s", async (_, flaws, finding, names) => {
    expect(await verdictOn(flaws, names)).toMatch(finding);
  });
});
