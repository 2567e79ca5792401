import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { closingsOf } from "@/components/home/closings";
import { LiveClosings } from "@/components/home/live-closings";
import { NextClosings } from "@/components/home/next-closings";
import type { MarketTerms } from "@/lib/contract/markets";
import type { Round } from "@/lib/contract/rounds";
import { satang } from "@/lib/domain/money/money";
import home from "@/locales/en/home.json";
import market from "@/locales/en/market.json";
import { createStoreRegistry, type InitialState } from "@/stores/_core/registry";
import { createClock } from "@/stores/page/clock";
import { needsFor } from "../../stores/bet-slip";
import { InEnglish } from "../../support/dom/in-english";
import { renderWithStores } from "../member/with-stores";

const refresh = vi.fn();
vi.mock("@/components/round/use-ask-again", () => ({ useServerRefresh: () => refresh }));
vi.mock("@/lib/i18n/use-place", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => undefined }),
}));
afterEach(cleanup);

const nowSeconds = Date.parse("2026-11-23T14:00:00+07:00") / 1000;
const serverTime = "2026-11-23T14:00:00+07:00";

/** A round that closes so many minutes from now and opened an hour ago. */
function round(betType: string, betGroup: string, closesInMinutes: number, number = ""): Round {
  const closeAt = nowSeconds + closesInMinutes * 60;
  return {
    name: betType,
    betGroup,
    betType,
    dt: "2026-11-23",
    closeDt: "2026-11-23",
    resultDt: "2026-11-23",
    closeTime: "14:30",
    resultTime: "14:45",
    serverTime,
    betList: {
      dt: "2026-11-23",
      betId: `${betType}-2026-11-23${number}`,
      betName: "BET",
      active: true,
      setResult: false,
      status: "open",
      unixTimeStamp: { openTime: nowSeconds - 3600, realCloseTime: closeAt, realResultTime: closeAt + 900 },
    },
  };
}

const terms = (betType: string, over: Partial<MarketTerms>): MarketTerms =>
  ({ betType, options: [], ...over }) as Partial<MarketTerms> as MarketTerms;
const markets = [
  terms("yeekee", { options: [{ betOption: "teng_bon_3", defaultRate: 900 }] as MarketTerms["options"] }),
  terms("lao", {
    sets: { price: satang(120_00), quota: 50, prizes: [{ tier: "straight4", prize: satang(125_000_00) }] },
  }),
];
const rounds = [
  round("gov", "gov", 9 * 24 * 60),
  round("lao", "set_4", 60),
  round("korea", "stock", -1),
  round("yeekee", "yeekee", 2, "-34"),
  round("taiwan", "stock", 30),
];
const closings = closingsOf(rounds, markets, home.closings, market);

test("the government's round leads, the others stand by their close, each with what it pays", () => {
  expect(closings.map(({ name, family, pays }) => [name, family, pays])).toEqual([
    ["Thai government lottery", "gov", ""],
    ["Yeekee, round 34", "yeekee", "3 top pays ×900"],
    ["Taiwan", "stock_foreign", ""],
    ["Lao set", "set_4", "฿120 can win ฿125,000"],
  ]);
});

function live() {
  const registry = createStoreRegistry(
    needsFor(() => []),
    { session: null, nowMs: nowSeconds * 1000 } as InitialState,
  );
  render(
    <InEnglish messages={{}} registry={registry}>
      <ul>
        <LiveClosings closings={closings} />
      </ul>
    </InEnglish>,
  );
  return registry.take(createClock);
}
const shown = () => screen.getAllByRole("listitem").map((tile) => tile.dataset.family);

test("three rounds are shown, with the time left and the way to the bet page", () => {
  renderWithStores(<NextClosings closings={closings} words={home.closings} day="d" />);
  const tiles = screen.getAllByRole("listitem");
  expect(tiles).toHaveLength(3);
  const tile = within(tiles[1] as HTMLElement);
  tile.getByText("02:00");
  expect(tile.getByRole("link").getAttribute("href")).toMatch(/\/lotto\/yeekee\/yeekee-2026-11-23-34$/);
});

test("a round that closes makes room for the next one, and the page is refreshed once", () => {
  const clock = live();
  expect(shown()).toEqual(["gov", "yeekee", "stock_foreign"]);
  expect(refresh).not.toHaveBeenCalled();
  act(() => clock.setState({ isTicking: true, nowMs: (nowSeconds + 121) * 1000 }));
  expect(shown()).toEqual(["gov", "stock_foreign", "set_4"]);
  expect(refresh).toHaveBeenCalledOnce();
});

test("without an open round there is no strip", () => {
  const { container } = renderWithStores(<NextClosings closings={[]} words={home.closings} day="d" />);
  expect(container.textContent).toBe("");
});
