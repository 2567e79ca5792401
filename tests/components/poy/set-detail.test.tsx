import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SetLines } from "@/components/poy/set-lines";
import { SetTiers } from "@/components/poy/set-tiers";
import type { SetPoyLine } from "@/lib/contract/poys";
import { setTierNames, tierOf } from "@/lib/domain/four-digit";
import { satang } from "@/lib/domain/money";
import poy from "@/locales/en/poy.json";
import sets from "@/locales/en/sets.json";
import { renderWithStores } from "../member/with-stores";

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

test("each number says in how many sets, for how much, and which tier it won", () => {
  renderWithStores(<SetLines lines={lines} words={{ outcome: poy.outcome, sets }} />);
  const texts = screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);
  expect(texts).toEqual([
    "12342฿240.004 any order+฿10,760.00",
    "11221฿120.00Lost−฿120.00",
    "99431฿120.002 back+฿1,480.00",
  ]);
});

test("the seven tiers show what wins by the draw and whose numbers did", () => {
  renderWithStores(<SetTiers draw="1243" lines={lines} words={sets} />);
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map((row) => within(row).getAllByRole("cell")[0]?.textContent)).toEqual([
    "1243",
    "•243",
    "1243 turned",
    "•243 turned",
    "124•",
    "12••",
    "••43",
  ]);
  const mine = rows.map((row) => within(row).getAllByRole("cell").at(-1)?.textContent);
  expect(mine).toEqual(["–", "–", "1234", "–", "–", "–", "9943"]);
  expect(rows).toHaveLength(setTierNames.length);
});
