import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RollingMoney } from "@/components/ui/rolling-money";
import { satang } from "@/lib/domain/money/money";

let isCalm: boolean;

beforeEach(() => {
  isCalm = false;
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: isCalm }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shownOn = (page: HTMLElement) => page.querySelector("[data-shown]")?.getAttribute("data-shown");
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test("the amount that a page opens with is simply there", () => {
  const { container } = render(<RollingMoney amount={satang(500_00)} />);
  expect(container.textContent).toBe("฿500.00");
  expect(shownOn(container)).toBeUndefined();
});

test("a change rolls within 400 ms; the text is the final amount from the start", () => {
  const { container, rerender } = render(<RollingMoney amount={satang(500_00)} />);
  rerender(<RollingMoney amount={satang(1_500_00)} />);
  expect(container.textContent).toBe("฿1,500.00");
  expect(shownOn(container)).toBe("฿500.00");
  pass(100);
  const half = Number(shownOn(container)?.replace(/[฿,]/g, ""));
  expect(half).toBeGreaterThan(500);
  expect(half).toBeLessThan(1_500);
  pass(320);
  expect(shownOn(container)).toBeUndefined();
  expect(container.textContent).toBe("฿1,500.00");
});

test("a second change goes on from what is shown", () => {
  const { container, rerender } = render(<RollingMoney amount={satang(0)} />);
  rerender(<RollingMoney amount={satang(100_00)} />);
  pass(100);
  const before = shownOn(container);
  rerender(<RollingMoney amount={satang(10_00)} />);
  expect(shownOn(container)).toBe(before);
  pass(420);
  expect(shownOn(container)).toBeUndefined();
});

test("a win rolls up from nothing, with its sign", () => {
  const { container } = render(<RollingMoney amount={satang(850_00)} from={satang(0)} isSigned />);
  expect(container.textContent).toBe("+฿850.00");
  pass(100);
  expect(shownOn(container)).toMatch(/^\+฿\d{3}\.\d\d$/);
  pass(320);
  expect(shownOn(container)).toBeUndefined();
});

test("nothing rolls under reduced motion", () => {
  isCalm = true;
  const { container, rerender } = render(<RollingMoney amount={satang(500_00)} />);
  rerender(<RollingMoney amount={satang(1_500_00)} />);
  expect(container.textContent).toBe("฿1,500.00");
  expect(shownOn(container)).toBeUndefined();
});
