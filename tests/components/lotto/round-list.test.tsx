import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { RoundList } from "@/components/lotto/round-list";
import type { RoundSection } from "@/components/lotto/round-sections";
import type { Round } from "@/lib/contract/rounds";
import { openRound } from "../../stores/bet-slip";
import { renderBetScreen } from "./render-bet-screen";

vi.mock("next/navigation", () => ({
  useParams: () => ({ locale: "en" }),
  usePathname: () => "/en/lotto",
  useRouter: () => ({ refresh: () => undefined }),
}));
afterEach(cleanup);

const nowMs = Date.now();

function named(name: string, closesInSeconds: number, over: Partial<Round["betList"]> = {}) {
  const round = openRound({ betType: name, name }, closesInSeconds);
  return { name, round: { ...round, betList: { ...round.betList, betId: `${name}-2026-11-23`, ...over } } };
}
const notYet = { status: "upcoming" } as const;
const later = (name: string) => {
  const one = named(name, 7200, notYet);
  const { unixTimeStamp } = one.round.betList;
  const openTime = Math.floor(nowMs / 1000) + 3600;
  return {
    ...one,
    round: { ...one.round, betList: { ...one.round.betList, unixTimeStamp: { ...unixTimeStamp, openTime } } },
  };
};
const shown = (role: "heading" | "link") => screen.getAllByRole(role).map(({ textContent }) => textContent);

const sections: readonly RoundSection[] = [
  { key: "gov", rounds: [later("gov")] },
  { key: "stock_th", rounds: [later("th_open"), later("th_noon")] },
  { key: "set_4", rounds: [named("lao", 3000), named("hanoy", 600)] },
];

test("what takes bets stands before what does not, in its section the first to close first", () => {
  renderBetScreen(<RoundList sections={sections} renderedAtMs={nowMs} />);
  expect(shown("heading")).toEqual(["Four-digit sets", "Government lottery", "Thai stocks"]);
  expect(shown("link")[0]).toContain("hanoy");
  expect(shown("link")[1]).toContain("lao");
});

test("favourites stand before all, open or not", () => {
  localStorage.setItem("favourite-markets:1", JSON.stringify(["gov"]));
  renderBetScreen(<RoundList sections={sections} renderedAtMs={nowMs} favourites={["gov"]} />);
  localStorage.clear();
  expect(shown("heading").slice(0, 2)).toEqual(["Favourites", "Four-digit sets"]);
});
