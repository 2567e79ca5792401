import { act, cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ProgressBar } from "@/components/shell/loading/progress-bar";
import { onRouterTransitionStart } from "@/instrumentation-client";
import { LOADING_BAR_MS, LOADING_BAR_THROTTLE_MS } from "@/lib/domain/site/constants";

const place = vi.hoisted(() => ({ pathname: "/main", search: "day=1" }));
vi.mock("next/navigation", () => ({
  usePathname: () => place.pathname,
  useSearchParams: () => new URLSearchParams(place.search),
}));

afterEach(async () => {
  cleanup();
  // The library takes the bar out of the page in steps.
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1000);
  Object.assign(place, { pathname: "/main", search: "day=1" });
  vi.useRealTimers();
});

describe("the progress bar", () => {
  const bar = () => document.querySelector<HTMLElement>("[data-progress]");
  const passMs = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test("fills in 5,000 ms and waits 200 ms before it shows", () => {
    expect([LOADING_BAR_MS, LOADING_BAR_THROTTLE_MS]).toEqual([5000, 200]);
  });

  test("shows after the throttle, grows, and goes when it is full", async () => {
    await import("nprogress");
    vi.useFakeTimers();
    render(<ProgressBar />);
    onRouterTransitionStart("/poy");
    await passMs(199);
    expect(bar()).toBeNull();
    await passMs(2);
    expect(bar()).not.toBeNull();
    await passMs(LOADING_BAR_MS - 500);
    expect(bar()).not.toBeNull();
    await passMs(1500);
    expect(bar()).toBeNull();
  });

  test("a page that comes at once never shows it", async () => {
    vi.useFakeTimers();
    const { rerender } = render(<ProgressBar />);
    onRouterTransitionStart("/poy");
    await passMs(100);
    place.pathname = "/poy";
    rerender(<ProgressBar />);
    await passMs(1000);
    expect(bar()).toBeNull();
  });

  test("a page that has come ends it", async () => {
    vi.useFakeTimers();
    const { rerender } = render(<ProgressBar />);
    onRouterTransitionStart("/poy");
    await passMs(300);
    expect(bar()).not.toBeNull();
    place.pathname = "/poy";
    rerender(<ProgressBar />);
    await passMs(1000);
    expect(bar()).toBeNull();
  });

  test.each([
    ["another page", "/poy", true],
    ["another page of this name in another language", "/kh/main?day=1", true],
    ["another query of this page", "?day=2", true],
    ["this very page", "/main?day=1", false],
    ["a place on this page", "#top", false],
  ])("a navigation to %s (%s): shown %j", async (_, href, isShown) => {
    vi.useFakeTimers();
    history.replaceState(null, "", "/main?day=1");
    render(<ProgressBar />);
    onRouterTransitionStart(href);
    await passMs(300);
    expect(bar() !== null).toBe(isShown);
  });

  test("a new query of the same page ends it as well", async () => {
    vi.useFakeTimers();
    const { rerender } = render(<ProgressBar />);
    onRouterTransitionStart("/main?day=2");
    await passMs(300);
    place.search = "day=2";
    rerender(<ProgressBar />);
    await passMs(1000);
    expect(bar()).toBeNull();
  });

  test("going back to the page that stands ends what another navigation began", async () => {
    vi.useFakeTimers();
    render(<ProgressBar />);
    onRouterTransitionStart("/poy");
    await passMs(300);
    onRouterTransitionStart("/main?day=1");
    await passMs(1000);
    expect(bar()).toBeNull();
  });

  test("taken out of the page it ends, and hears no more", async () => {
    vi.useFakeTimers();
    const { unmount } = render(<ProgressBar />);
    onRouterTransitionStart("/poy");
    await passMs(300);
    unmount();
    await passMs(1000);
    expect(bar()).toBeNull();
    onRouterTransitionStart("/poy");
    await passMs(300);
    expect(bar()).toBeNull();
  });
});
