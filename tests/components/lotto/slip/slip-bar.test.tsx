import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SlipBar } from "@/components/lotto/slip/slip-bar";
import lotto from "@/locales/en/lotto.json";
import { renderBetScreen } from "../render-bet-screen";

afterEach(cleanup);

const bar = () => screen.queryByRole("region", { name: lotto.slip.title });

test("a round that takes no bets has no bar for a slip without lines; lines that are kept have theirs", () => {
  const { store } = renderBetScreen(<SlipBar />);
  expect(bar()).not.toBeNull();
  act(() => store.setState({ phase: "upcoming" }));
  expect(bar()).toBeNull();
  act(() => {
    store.setState({ phase: "open" });
    for (const key of "47") store.getState().press(key);
    store.setState({ phase: "closed" });
  });
  expect(bar()).not.toBeNull();
});
