import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LimitedNumbers } from "@/components/lotto/board/limited-numbers";
import { Recommended } from "@/components/lotto/board/recommended";
import { offers } from "../../../stores/bet-slip";
import { renderBetScreen } from "../render-bet-screen";

afterEach(cleanup);

const rates = [
  { option: "teng_bon_2", number: "47", multiply: 70 },
  { option: "teng_bon_2", number: "11", multiply: 45 },
];

test("recommended rates are asked for on demand, asked anew when a rate moves, and go on the slip by a press", async () => {
  const { store, sent } = renderBetScreen(<Recommended />, ({ query }) =>
    (query as { betType: string }).betType === "teng_bon_2" ? rates : [],
  );
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Show recommended rates" }));
  fireEvent.click(await screen.findByRole("button", { name: "Put 2 top 47 on the slip, pays ×70" }));
  expect(store.getState().lines.map(({ option, number }) => [option, number])).toEqual([
    ["teng_bon_2", "47"],
  ]);
  screen.getByText("Every number pays the usual ×90");
  const before = sent.length;
  act(() => store.getState().rateMoved({ betId: "x", option: "teng_bon_2", number: "11", multiply: 0 }));
  await act(async () => undefined);
  expect(sent.length).toBeGreaterThan(before);
});

test("a rate that moves reaches the list of limited numbers at once", () => {
  const { store } = renderBetScreen(<LimitedNumbers />, undefined, {
    offers: offers({ teng_bon_2: { "47": 45 } }),
  });
  screen.getByText("47");
  act(() => store.getState().rateMoved({ betId: "x", option: "teng_bon_3", number: "123", multiply: 0 }));
  screen.getByText("123");
  act(() => store.getState().rateMoved({ betId: "x", option: "teng_bon_2", number: "47", multiply: 90 }));
  expect(screen.queryByText("47")).toBeNull();
});
