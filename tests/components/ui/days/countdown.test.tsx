import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Countdown, countdownState, countdownText } from "@/components/ui/days/countdown";
import { member, renderOnPage } from "../../shell/on-page";

vi.mock("@/lib/client/page/after-interaction", () => ({
  afterInteraction: () => new Promise(() => undefined),
}));

const now = member.nowMs;
const inSeconds = (seconds: number) => now / 1000 + seconds;

beforeEach(() => {
  vi.useFakeTimers({ now });
});

describe("the state of a countdown", () => {
  test.each([
    [86_400, "calm"],
    [600, "calm"],
    [599, "soon"],
    [60, "soon"],
    [59, "last"],
    [1, "last"],
    [0, "closed"],
    [-5, "closed"],
  ])("%i seconds left: %s", (seconds, state) => {
    expect(countdownState(seconds)).toBe(state);
  });

  test("a game of short rounds says itself when it is soon", () => {
    expect(countdownState(299, 120)).toBe("calm");
    expect(countdownState(119, 120)).toBe("soon");
    expect(countdownState(59, 120)).toBe("last");
  });

  test.each([
    [2 * 86_400 + 3 * 3600 + 4 * 60 + 5, "2 d 03:04:05"],
    [86_399, "23:59:59"],
    [3600, "01:00:00"],
    [3599, "59:59"],
    [65, "01:05"],
    [0, "00:00"],
  ])("%i seconds read as %s", (seconds, text) => {
    expect(countdownText(seconds, "d")).toBe(text);
  });
});

test("it counts down once a second, says 60 and 10 once each, then closes once", () => {
  const onClosed = vi.fn();
  renderOnPage(<Countdown closeAtSeconds={inSeconds(62)} onClosed={onClosed} />);
  expect(screen.getByRole("timer")).toHaveProperty("textContent", "01:02");
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => vi.advanceTimersByTime(2100));
  expect(screen.getByRole("timer").textContent).toBe("01:00");
  expect(screen.getByRole("status").textContent).toBe("1 minute left");
  act(() => vi.advanceTimersByTime(50_000));
  expect(screen.getByRole("timer").textContent).toBe("00:10");
  expect(screen.getByRole("status").textContent).toBe("10 seconds left");
  expect(onClosed).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(11_000));
  expect(screen.getByRole("timer").textContent).toBe("Closed");
  act(() => vi.advanceTimersByTime(5_000));
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test("in a list it reads nothing out", () => {
  renderOnPage(<Countdown closeAtSeconds={inSeconds(30)} isQuiet />);
  expect(screen.queryByRole("status")).toBeNull();
});

test("one that is shown closed does not call back", () => {
  const onClosed = vi.fn();
  renderOnPage(<Countdown closeAtSeconds={inSeconds(-10)} onClosed={onClosed} />);
  expect(screen.getByRole("timer").textContent).toBe("Closed");
  expect(onClosed).not.toHaveBeenCalled();
});
