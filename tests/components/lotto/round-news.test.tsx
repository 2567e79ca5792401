import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClosedAlert, MovedAlert } from "@/components/lotto/round-news";
import { ClosedRound } from "@/components/round/closed-round";
import { displayTime } from "@/lib/domain/time/time";
import lotto from "@/locales/en/lotto.json";
import { openRound } from "../../stores/bet-slip";
import { renderBetScreen } from "./render-bet-screen";

vi.mock("next/navigation", () => ({
  useParams: () => ({ locale: "en" }),
  usePathname: () => "/en/lotto",
  useRouter: () => ({}),
}));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const statusOf = () => screen.getByRole("status").textContent;

test("an unchanged round shows no notice", () => {
  renderBetScreen(<MovedAlert />);
  expect(statusOf()).toBe("");
});

test("a changed close is shown with the old one and the reason; changed back, only the reason stays", () => {
  const { store } = renderBetScreen(<MovedAlert />);
  const { betId, unixTimeStamp } = store.getState().round.betList;
  const before = unixTimeStamp.realCloseTime;
  const moved = { ...unixTimeStamp, realCloseTime: before + 60 };
  const say = (times: typeof moved) =>
    act(() =>
      store.getState().roundMoved({ betId, status: "open", unixTimeStamp: times, reason: "a late exchange" }),
    );
  say(moved);
  const [time, was] = [displayTime((before + 60) * 1000), displayTime(before * 1000)];
  expect(statusOf()).toBe(`New closing time ${time} (was ${was})Reason: a late exchange`);
  say(unixTimeStamp);
  expect(statusOf()).toBe("Reason: a late exchange");
});

test("a pause shows its reason where the keypad was, a known code in words, and the notice keeps silent", () => {
  const { store } = renderBetScreen(
    <>
      <MovedAlert />
      <ClosedAlert nextHref={null} />
    </>,
    undefined,
    { round: openRound() },
  );
  const { betId, unixTimeStamp } = store.getState().round.betList;
  act(() =>
    store.getState().roundMoved({ betId, status: "suspended", unixTimeStamp, reason: "market-holiday" }),
  );
  const [notice, closed] = screen.getAllByRole("status");
  expect(notice?.textContent).toBe("");
  expect(closed?.textContent).toContain("The market was closed that day, so the round was cancelled");
});

test("a demo result of a closed round says what it is, and leads to who could choose it", () => {
  const round = openRound();
  const result = { top3: "405", bottom2: "62" };
  const drawn = { ...round, betList: { ...round.betList, status: "settled" as const, result } };
  const shown = (betList: typeof drawn.betList & { demo?: true }) =>
    renderBetScreen(
      <ClosedRound round={{ ...drawn, betList }} phase="settled" keeps={false}>
        {null}
      </ClosedRound>,
    );
  const { unmount } = shown(drawn.betList);
  expect(screen.queryByText(lotto.list.demo)).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
  unmount();
  shown({ ...drawn.betList, demo: true });
  screen.getByText(lotto.list.demo);
  expect(screen.getByRole("link", { name: lotto.list.demoWho }).getAttribute("href")).toBe(
    "/en/howto/draw#demo-results",
  );
});
