import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BetHeader } from "@/components/lotto/bet-header";
import { Recommended } from "@/components/lotto/board/recommended";
import { SlipAside } from "@/components/lotto/slip/slip-aside";
import lotto from "@/locales/en/lotto.json";
import numbers from "@/locales/en/numbers.json";
import { openRound } from "../../stores/bet-slip";
import { renderBetScreen } from "./render-bet-screen";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("a round that is not open yet counts down to its opening, and has no slip to fill", () => {
  const round = openRound({}, 9 * 3600);
  const { unixTimeStamp } = round.betList;
  unixTimeStamp.openTime += 2 * 3600;
  const { store } = renderBetScreen(
    <>
      <BetHeader marketName="Thai stock" />
      <SlipAside nextHref={null} />
      <Recommended />
    </>,
    undefined,
    { round },
  );
  screen.getByText(lotto.betPage.opensIn);
  expect(screen.getByRole("timer").textContent).toMatch(/^(01:00:00|00:59:\d\d|59:\d\d)$/);
  for (const text of [lotto.slip.title, lotto.slip.emptyTitle]) expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole("region", { name: numbers.recommend.title })).toBeNull();
  act(() => store.setState({ phase: "open" }));
  screen.getByText(lotto.betPage.closesIn);
  expect(screen.getByRole("timer").textContent).toMatch(/^0[89]:/);
  screen.getByText(lotto.slip.emptyTitle);
  screen.getByRole("region", { name: numbers.recommend.title });
});
