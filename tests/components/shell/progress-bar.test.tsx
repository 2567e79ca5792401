import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { leadsElsewhere, ProgressBar } from "@/components/shell/progress-bar";
import { LOADING_BAR_MS, LOADING_BAR_THROTTLE_MS } from "@/lib/domain/constants";

const place = vi.hoisted(() => ({ pathname: "/main" }));
vi.mock("next/navigation", () => ({
  usePathname: () => place.pathname,
  useSearchParams: () => new URLSearchParams(),
}));

afterEach(() => {
  cleanup();
  place.pathname = "/main";
  vi.useRealTimers();
});

const ProgressOn = () => (
  <>
    <ProgressBar />
    <a href="/poy" onClick={(event) => event.preventDefault()}>
      slips
    </a>
  </>
);

describe("the progress bar", () => {
  const bar = () => document.querySelector<HTMLElement>("[data-progress]");
  const press = () => fireEvent.click(screen.getByText("slips"), { button: 0 });
  const passMs = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test("fills in 5,000 ms and waits 200 ms before it shows", () => {
    expect([LOADING_BAR_MS, LOADING_BAR_THROTTLE_MS]).toEqual([5000, 200]);
  });

  test("shows after the throttle, grows, and goes when it is full", async () => {
    await import("nprogress");
    vi.useFakeTimers();
    render(<ProgressOn />);
    press();
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
    const { rerender } = render(<ProgressOn />);
    press();
    await passMs(100);
    place.pathname = "/poy";
    rerender(<ProgressOn />);
    await passMs(1000);
    expect(bar()).toBeNull();
  });

  test("a file that is saved to the device is no page on its way", () => {
    render(
      <a href="http://localhost/poy-7.png" download="poy-7.png">
        save
      </a>,
    );
    let seen: boolean | undefined;
    const look = (event: MouseEvent) => {
      seen = leadsElsewhere(event, here);
      event.preventDefault();
    };
    document.addEventListener("click", look, true);
    fireEvent.click(screen.getByText("save"), { button: 0 });
    document.removeEventListener("click", look, true);
    expect(seen).toBe(false);
  });

  test("a page that has come ends it", async () => {
    vi.useFakeTimers();
    const { rerender } = render(<ProgressOn />);
    press();
    await passMs(300);
    expect(bar()).not.toBeNull();
    place.pathname = "/poy";
    rerender(<ProgressOn />);
    await passMs(1000);
    expect(bar()).toBeNull();
  });

  const here = {
    href: "http://localhost/lotto?day=1",
    origin: "http://localhost",
    pathname: "/lotto",
    search: "?day=1",
  };
  test.each([
    ["another page", "/poy", {}, true],
    ["another query of this page", "/lotto?day=2", {}, true],
    ["this very page", "/lotto?day=1", {}, false],
    ["a place on this page", "/lotto?day=1#top", {}, false],
    ["another site", "https://example.com/poy", {}, false],
    ["a new tab by key", "/poy", { ctrlKey: true }, false],
  ])("a press that leads to %s", (_, href, keys, leads) => {
    render(<a href={`http://localhost${href}`.replace("http://localhosthttps", "https")}>go</a>);
    let seen: boolean | undefined;
    const look = (event: MouseEvent) => {
      seen = leadsElsewhere(event, here);
      event.preventDefault();
    };
    document.addEventListener("click", look, true);
    fireEvent.click(screen.getAllByText("go").at(-1) as HTMLElement, { button: 0, ...keys });
    document.removeEventListener("click", look, true);
    expect(seen).toBe(leads);
  });
});
