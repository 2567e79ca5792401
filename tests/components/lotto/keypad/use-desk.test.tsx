import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, test } from "vitest";
import { usePanel } from "@/components/lotto/keypad/use-desk";
import { acceptedPoy, baht } from "../../../stores/bet-slip";
import { renderYeekee, shotRound } from "../../yeekee/render-yeekee";

afterEach(cleanup);

function Desk() {
  const { desk, change } = usePanel(true);
  return (
    <button type="button" onClick={() => change("shoot")}>
      {desk}
    </button>
  );
}
const attempt = { key: "k".repeat(32), print: "", sentAtMs: 1 };

test("once bets are over, shooting is what is left to do", () => {
  renderYeekee(<Desk />, undefined, shotRound(-10));
  screen.getByRole("button", { name: "shoot" });
});

test("the outcome of a slip is shown on the bets panel, and shooting is a press away", () => {
  const { store } = renderYeekee(<Desk />, undefined, shotRound(-10));
  act(() => store.setState({ sending: { state: "unknown", attempt } }));
  act(() => store.setState({ sending: { state: "rejected", refusal: { code: "not-sent" } } }));
  act(() => screen.getByRole("button", { name: "bet" }).click());
  screen.getByRole("button", { name: "shoot" });
});

test("after an accepted slip shooting goes on", () => {
  const { store } = renderYeekee(<Desk />, undefined, shotRound(-10));
  act(() => store.setState({ sending: { state: "unknown", attempt } }));
  act(() => store.setState({ sending: { state: "accepted", poy: acceptedPoy(baht(2)) } }));
  act(() => store.getState().dismiss());
  screen.getByRole("button", { name: "shoot" });
});
