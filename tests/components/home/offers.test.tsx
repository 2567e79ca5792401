import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FreshResults } from "@/components/home/fresh-results";
import { HouseGames, OpenProof, SetOffer } from "@/components/home/offers";
import { freshest } from "@/components/result/result-row";
import type { MarketTerms } from "@/lib/contract/markets";
import type { ResultRow } from "@/lib/contract/rounds";
import { satang } from "@/lib/domain/money/money";
import game from "@/locales/en/game.json";
import home from "@/locales/en/home.json";
import market from "@/locales/en/market.json";
import result from "@/locales/en/result.json";
import { renderWithStores } from "../member/with-stores";
import { draw, stock } from "../result/rows";

afterEach(cleanup);

const shots = stock("yeekee", {
  betGroup: "yeekee",
  betId: "yeekee-2025-12-01-34",
  resultTime: "15:00",
  result: { top3: "225", bottom2: "03" },
});
const older = stock("yeekee", { ...shots, betId: "yeekee-2025-12-01-33", resultTime: "14:45" });
const open = stock("india", { status: "open", result: undefined });

test("the newest drawn round of each market comes first, over all families", () => {
  const rows = freshest([[draw], null, [stock("korea"), open], [older, shots]], 3);
  expect(rows.map(({ betId }) => betId)).toEqual([
    "gov-2025-12-01",
    "yeekee-2025-12-01-34",
    "korea-2025-12-01",
  ]);
  expect(freshest([[shots], [draw]], 1)).toHaveLength(1);
});

const results = (rows: ResultRow[], today = "2025-12-01") => (
  <FreshResults rows={rows} words={home.fresh} resultWords={result} markets={market} today={today} />
);

test("a result is read out as whole numbers, each with its name", () => {
  renderWithStores(results([shots]));
  const tile = screen.getByRole("listitem");
  expect(tile.dataset.family).toBe("yeekee");
  within(tile).getByText("Yeekee, round 34");
  within(tile).getByText("225");
  within(tile).getByText("03");
  within(tile).getByText("15:00");
});

test("a demonstration is labelled where its numbers are shown", () => {
  const demo = stock("korea", { demo: true });
  renderWithStores(results([demo]));
  screen.getByText(result.demo);
});

test("what was drawn more than a month ago is not called just drawn", () => {
  const { container, rerender } = renderWithStores(results([draw], "2026-01-01"));
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  rerender(results([draw], "2026-01-02"));
  expect(container.textContent).toBe("");
});

test("each market of sets says its price and its highest prize; without sets nothing is said", () => {
  const sets = {
    price: satang(120_00),
    quota: 50,
    prizes: [{ tier: "straight4", prize: satang(125_000_00) }],
  };
  const lao = { betType: "lao", name: "lao", sets } as Partial<MarketTerms> as MarketTerms;
  const { container, unmount } = renderWithStores(
    <SetOffer markets={[lao]} words={home.sets} market={market} />,
  );
  expect(container.textContent).toContain("Lao set฿120 per set฿125,000");
  unmount();
  expect(
    renderWithStores(<SetOffer markets={[{ ...lao, sets: undefined }]} words={home.sets} market={market} />)
      .container.textContent,
  ).toBe("");
});

test("the three games lead to their tables, in the reader's language", () => {
  renderWithStores(<HouseGames words={home.games} names={game.own} />);
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Golden Lotus", "/game/wl/slots/golden-lotus"],
    ["Hi-Lo", "/game/wl/dice/hi-lo"],
    ["Fish Prawn Crab", "/game/wl/board/fish-prawn-crab"],
  ]);
});

test("the newest draw by shots can be checked at once; before the first one the explanation is linked", () => {
  const { unmount } = renderWithStores(<OpenProof round={shots} words={home.proof} markets={market} />);
  expect(screen.getByRole("link", { name: "Check Yeekee, round 34" }).getAttribute("href")).toMatch(
    /\/results\/yeekee\/yeekee-2025-12-01-34$/,
  );
  unmount();
  renderWithStores(<OpenProof round={null} words={home.proof} markets={market} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    expect.stringMatching(/\/howto\/draw$/),
  ]);
});
