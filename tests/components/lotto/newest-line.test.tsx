import { act, cleanup, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useNewestInView } from "@/components/lotto/slip/use-newest-in-view";
import { useBets } from "@/stores/bets";
import { renderBetScreen } from "./render-bet-screen";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

/** A column of 100 px over lines of 40 px each: here nothing has a height of its own. */
function Column() {
  const column = useRef<HTMLDivElement>(null);
  const lines = useBets((slip) => slip.lines);
  useNewestInView(column);
  const at = (top: number, height: number) => (element: HTMLElement | null) => {
    if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 10, height);
  };
  return (
    <div
      data-testid="column"
      ref={(element) => {
        column.current = element;
        at(0, 100)(element);
      }}
    >
      {lines.map(({ ref }, place) => (
        <p key={ref} data-line={ref} ref={at(place * 40, 40)} />
      ))}
    </div>
  );
}

test("the column scrolls to a line that is added below its edge, and stays when one is taken off", () => {
  const { store } = renderBetScreen(<Column />);
  const press = (keys: string) => act(() => [...keys].forEach((key) => void store.getState().press(key)));
  const column = screen.getByTestId("column");
  press("12");
  expect(column.scrollTop).toBe(0);
  press("34");
  expect(column.scrollTop).toBeGreaterThan(0);
  const before = column.scrollTop;
  act(() => store.getState().undo());
  expect(column.scrollTop).toBe(before);
});
