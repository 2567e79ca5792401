import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AchievementScreen } from "@/components/achievement/achievement-screen";
import type { AchievementRow } from "@/lib/contract/achievements";
import { Fault } from "@/lib/contract/fault";
import { satang } from "@/lib/domain/money/money";
import words from "@/locales/en/achievement.json";
import credit from "@/locales/en/credit.json";
import { type Answer, renderWithStores } from "../member/with-stores";

afterEach(cleanup);

const goal = (id: string, done: number, needed: number, claimedAt: string | null = null): AchievementRow => ({
  id,
  title: id,
  done,
  needed,
  reward: satang(20_00),
  stakeLeft: satang(0),
  claimedAt,
});
const under = goal("ten-slips", 3, 10);
const reached = goal("first-slip", 1, 1);
const had = goal("first-deposit", 1, 1, "2026-11-26T10:00:00+07:00");

function show(rows: AchievementRow[], answer: Answer = () => []) {
  return renderWithStores(
    <AchievementScreen
      words={words}
      first={rows}
      points={1_204}
      stakeFirst={{ percent: 250, words: credit.stakeFirst }}
    />,
    answer,
  );
}
const cards = () => within(screen.getByRole("list", { name: "All goals" })).getAllByRole("listitem");

test("rewards that wait come first, collected ones last, each with how far it is", () => {
  show([had, under, reached]);
  expect(cards().map((card) => within(card).getByRole("heading").textContent)).toEqual([
    "First slip",
    "10 slips",
    "First deposit",
  ]);
  screen.getByText("Rewards to collect: 1");
  screen.getByText("1,204 points");
  const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "3 of 10 done" });
  expect([bar.value, bar.max]).toEqual([3, 10]);
  screen.getByText("Collected 26/11/2026 10:00:00");
});

test("only what is reached and not collected can be collected", () => {
  show([had, under, reached]);
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Collect the reward: First slip",
  ]);
});

test("a reward is collected once, and its card says when", async () => {
  const claimed = { ...reached, claimedAt: "2026-11-26T11:00:00+07:00" };
  const { sent } = show([reached], () => claimed);
  const button = screen.getByRole("button", { name: "Collect the reward: First slip" });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText("Collected 26/11/2026 11:00:00");
  expect(sent.filter(({ name }) => name === "achievements.claim")).toEqual([
    { name: "achievements.claim", body: { id: "first-slip" } },
  ]);
});

test("a refusal is shown on the card it belongs to", async () => {
  show([reached, under], () => {
    throw new Fault("achievement-not-earned");
  });
  fireEvent.click(screen.getByRole("button", { name: "Collect the reward: First slip" }));
  const [card] = cards();
  await waitFor(() => expect(within(card as HTMLElement).getByRole("alert").textContent).not.toBe(""));
});

test("an operator's own goal is shown by its own sentence; without goals the page says so", () => {
  show([{ ...goal("song-kran", 0, 1), title: "Songkran 2027" }]);
  screen.getByRole("heading", { name: "Songkran 2027" });
  cleanup();
  show([]);
  screen.getByText("There are no goals right now");
});

test("what a reward asks for before a withdrawal is told once, above the goals", () => {
  show([had, under, reached]);
  screen.getByText("Before you withdraw, stake 250% of a reward");
});
