import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SetTiers } from "@/components/poy/detail/set-detail";
import { setEntries } from "@/components/poy/detail/slip-entries";
import type { SetPoyLine } from "@/lib/contract/poys";
import { setTierNames, tierOf } from "@/lib/domain/four-digit/tiers";
import { satang } from "@/lib/domain/money/money";
import sets from "@/locales/en/sets.json";
import { renderWithStores } from "../../member/with-stores";

afterEach(cleanup);

/** A settled line of sets. */
function drawn(number: string, count: number, draw: string): SetPoyLine {
  const won = tierOf(number, draw);
  return {
    number,
    sets: count,
    price: satang(120_00 * count),
    outcome: won ? "won" : "lost",
    ...(won ? { tier: won.tier } : {}),
    win: satang((won?.prize ?? 0) * count),
  };
}

const lines = [drawn("1234", 2, "1243"), drawn("1122", 1, "1243"), drawn("9943", 1, "1243")];

test("each number says how many sets at which price, and which tier it won", () => {
  const entries = setEntries(lines, { sets: sets.slip.sets, tier: sets.tier });
  expect(
    entries.map(({ number, part, stake, note, outcome, net }) => [number, part, stake, note, outcome, net]),
  ).toEqual([
    ["1234", "Sets", "2 × ฿120 = ฿240", "4 any order", "won", 10_760_00],
    ["1122", "Sets", "฿120", "", "lost", -120_00],
    ["9943", "Sets", "฿120", "2 back", "won", 1_480_00],
  ]);
});

test("the seven tiers show what wins by the draw and whose numbers did", () => {
  renderWithStores(<SetTiers draw="1243" lines={lines} words={sets} />);
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map((row) => within(row).getAllByRole("cell")[0]?.textContent)).toEqual([
    "1243",
    "•243",
    "1243 in any order",
    "•243 in any order",
    "124•",
    "12••",
    "••43",
  ]);
  const mine = rows.map((row) => within(row).getAllByRole("cell").at(-1)?.textContent);
  expect(mine).toEqual(["–", "–", "1234", "–", "–", "–", "9943"]);
  expect(rows).toHaveLength(setTierNames.length);
});
