import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LatestDraws } from "@/components/main/latest-draws";
import { RecentSlips } from "@/components/main/recent-slips";
import { Starter } from "@/components/main/starter";
import type { PoyRow } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import words from "@/locales/en/main.json";
import market from "@/locales/en/market.json";
import slipWords from "@/locales/en/poy.json";
import resultWords from "@/locales/en/result.json";
import { createCredit } from "@/stores/credit";
import { openRound } from "../../stores/bet-slip";
import { InEnglish } from "../../support/dom/in-english";
import { renderWithStores } from "../member/with-stores";
import { slip } from "../poy/slips";
import { draw, stock } from "../result/rows";
import { member, pageRegistry } from "../shell/on-page";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({
  useParams: () => ({ locale: "th" }),
  useRouter: () => ({ push }),
}));
afterEach(cleanup);

const showSlips = (slips: PoyRow[] | null, rounds: unknown[] = []) =>
  renderWithStores(
    <RecentSlips
      words={words.slips}
      slipWords={slipWords}
      names={{ gov: "Thai government lottery" }}
      options={market.options}
      slips={slips}
    />,
    () => rounds,
  );

test.each([
  ["a slip that waits shows its stake", { status: "accepted" as const }, "฿100.00", "Waiting"],
  [
    "a slip that won shows what it gained",
    { status: "won" as const, win: satang(900_00) },
    "+฿800.00",
    "Won",
  ],
  ["a slip that lost shows what it cost", { status: "lost" as const }, "−฿100.00", "Lost"],
])("%s", (_, changes, amount, status) => {
  showSlips([slip(7, changes)]);
  const row = screen.getByRole("link", { name: /Thai government lottery/ });
  expect(row.getAttribute("href")).toBe("/poy/gov/00000000-0000-4000-8000-000000000007");
  within(row).getByText(amount);
  within(row).getByText(status);
});

test.each([
  ["its first numbers, by which it is known", { lineCount: 3 }, "2 bottom 25 78 +1"],
  ["its number where the list has no lines", { firstLines: undefined }, "Slip no. 7"],
])("a row tells %s", (_, changes, text) => {
  const lines = ["25", "78"].map((number) => ({ option: "teng_lang_2" as const, number }));
  showSlips([slip(7, { firstLines: lines, ...changes })]);
  expect(screen.getByRole("link", { name: /Thai government lottery/ }).textContent).toContain(text);
});

test("one tap on a slip's row leads to its market's open round with the slip's numbers", async () => {
  showSlips([slip(7)], [openRound({ betGroup: "gov", betType: "gov" })]);
  fireEvent.click(screen.getByRole("button", { name: "Bet again with slip no. 7" }));
  const asked = "/lotto/gov/th_close-2026-11-23?again=00000000-0000-4000-8000-000000000007";
  await waitFor(() => expect(push).toHaveBeenCalledWith(asked));
});

test("no slips is not the same as slips that could not be read", () => {
  showSlips([]);
  screen.getByText(words.slips.none);
  cleanup();
  showSlips(null);
  screen.getByText(words.slips.failed);
});

test("a government draw shows its first prize and last two, a stock its three and two", () => {
  render(
    <LatestDraws
      words={words.results}
      resultWords={resultWords}
      names={{ gov: "Thai government lottery" }}
      rows={[draw, stock("nikkei_pm")]}
      today="2025-12-05"
    />,
  );
  const [government, nikkei] = screen.getAllByRole("listitem");
  for (const text of ["Thai government lottery", "491847", "56"])
    within(government ?? document.body).getByText(text);
  for (const text of ["405", "62"]) within(nikkei ?? document.body).getByText(text);
});

test("a four-digit draw shows its digits and the last two", () => {
  const set = stock("laos_set", { betGroup: "set_4", result: { draw4: "5708" } });
  render(
    <LatestDraws
      words={words.results}
      resultWords={resultWords}
      names={{}}
      rows={[set]}
      today="2025-12-05"
    />,
  );
  for (const text of ["5708", "08"]) screen.getByText(text);
});

test("a newcomer is led to the first slip: the deposit is done once there is money", async () => {
  const { registry } = pageRegistry(undefined, {
    ...member,
    balance: { money: satang(0), version: 1, atMs: 1 },
  });
  render(
    <InEnglish messages={{}} registry={registry}>
      <Starter words={words.start} />
    </InEnglish>,
  );
  const next = () => screen.getByRole("link", { current: "step" }).getAttribute("href");
  expect(next()).toBe("/credit/deposit");
  expect(screen.queryByText(words.start.done)).toBeNull();
  act(() =>
    registry
      .take(createCredit)
      .getState()
      .pushed({ balance: satang(300_00), version: 9 }),
  );
  screen.getByText(words.start.done);
  expect(next()).toBe("/lotto");
});

test("with nothing drawn the section is not there", () => {
  const { container } = render(
    <LatestDraws words={words.results} resultWords={resultWords} names={{}} rows={[]} today="2025-12-05" />,
  );
  expect(container.innerHTML).toBe("");
});

test.each([
  ["2025-12-16", 0],
  ["2026-11-22", 1],
])("on %s the newest draw known is said to be behind %d times, a stock's never", (today, times) => {
  render(
    <LatestDraws
      words={words.results}
      resultWords={resultWords}
      names={{}}
      rows={[draw, stock("nikkei_pm")]}
      today={today}
    />,
  );
  expect(screen.queryAllByText(resultWords.overdue)).toHaveLength(times);
});
