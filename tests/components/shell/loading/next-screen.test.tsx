import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NextScreen } from "@/components/shell/loading/next-screen";
import { shapeOf } from "@/components/shell/loading/screen-shape";
import { onRouterTransitionStart } from "@/instrumentation-client";
import { LOADING_BAR_MS, LOADING_BAR_THROTTLE_MS } from "@/lib/domain/site/constants";

const place = vi.hoisted(() => ({ pathname: "/main" }));
vi.mock("next/navigation", () => ({ usePathname: () => place.pathname }));

beforeEach(async () => {
  await import("@/components/shell/loading/screen-skeleton");
  vi.useFakeTimers();
  history.replaceState(null, "", "/main?day=1");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  place.pathname = "/main";
  vi.useRealTimers();
});

const passMs = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => document.querySelector("[data-next-screen]")?.getAttribute("data-next-screen") ?? null;
/** Made anew for each render: React skips an element that it has rendered already. */
const page = () => (
  <>
    <input aria-label="Name" />
    <NextScreen />
  </>
);

describe("the outline of the next screen", () => {
  test("comes after the throttle, in the shape of that screen, and goes with the screen's arrival", async () => {
    const { rerender } = render(page());
    act(() => onRouterTransitionStart("/poy"));
    await passMs(LOADING_BAR_THROTTLE_MS - 1);
    expect(shown()).toBeNull();
    await passMs(2);
    expect(shown()).toBe("rows");
    place.pathname = "/poy";
    rerender(page());
    expect(shown()).toBeNull();
    await passMs(LOADING_BAR_MS * 2);
    expect(shown()).toBeNull();
  });

  test("does not appear for a page that comes at once", async () => {
    const { rerender } = render(page());
    act(() => onRouterTransitionStart("/poy"));
    await passMs(100);
    place.pathname = "/poy";
    rerender(page());
    await passMs(LOADING_BAR_THROTTLE_MS * 2);
    expect(shown()).toBeNull();
    place.pathname = "/main";
    rerender(page());
    expect(shown()).toBeNull();
  });

  test.each(["?day=2", "/main?day=1", "#top"])("does not appear for %s of the same page", async (href) => {
    render(page());
    act(() => onRouterTransitionStart(href));
    await passMs(LOADING_BAR_THROTTLE_MS * 2);
    expect(shown()).toBeNull();
  });

  test("is that of the last page asked for, and of none when the member stays", async () => {
    render(page());
    act(() => onRouterTransitionStart("/poy"));
    await passMs(100);
    act(() => onRouterTransitionStart("/en/lotto/gov/gov-2026-12-01"));
    await passMs(LOADING_BAR_THROTTLE_MS + 1);
    expect(shown()).toBe("bet");
    act(() => onRouterTransitionStart("/main?day=1"));
    expect(shown()).toBeNull();
  });

  test("goes with an answer that leads back to the page, and with a chip that changes the address", async () => {
    const addresses = new EventTarget();
    vi.stubGlobal("navigation", addresses);
    render(page());
    act(() => onRouterTransitionStart("/poy"));
    await passMs(LOADING_BAR_THROTTLE_MS + 1);
    expect(shown()).toBe("rows");
    act(() => addresses.dispatchEvent(new Event("currententrychange")));
    expect(shown()).toBeNull();
    act(() => onRouterTransitionStart("/poy"));
    act(() => addresses.dispatchEvent(new Event("currententrychange")));
    await passMs(LOADING_BAR_THROTTLE_MS * 2);
    expect(shown()).toBeNull();
  });

  test("gives the page below back, with what was typed, when no answer comes", async () => {
    render(page());
    const field = screen.getByLabelText<HTMLInputElement>("Name");
    field.value = "som";
    act(() => onRouterTransitionStart("/poy"));
    await passMs(LOADING_BAR_THROTTLE_MS + 1);
    expect(shown()).toBe("rows");
    await passMs(LOADING_BAR_MS);
    expect([shown(), screen.getByLabelText<HTMLInputElement>("Name").value]).toEqual([null, "som"]);
  });
});

test.each([
  ["/main", "home"],
  ["/lotto", "markets"],
  ["/lotto/gov", "markets"],
  ["/lotto/yeekee", "tiles"],
  ["/lotto/4d", "bet"],
  ["/lotto/yeekee/yeekee-2026-12-01-1", "bet"],
  ["/games", "tiles"],
  ["/poy/gov/abc", "rows"],
  ["/results", "rows"],
  ["/credit/statement", "rows"],
  ["/credit/withdraw", "form"],
  ["/profile/edit", "form"],
  ["/terms", "form"],
])("%s is outlined as %s", (pathname, shape) => {
  expect(shapeOf(pathname)).toBe(shape);
});
