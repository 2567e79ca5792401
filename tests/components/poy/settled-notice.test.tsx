import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SettledNotice } from "@/components/poy/settled-notice";
import { satang } from "@/lib/domain/money/money";
import words from "@/locales/en/poy.json";
import { createStoreRegistry, type InitialState, type StoreDeps } from "@/stores/_core/registry";
import { createSettledSlips } from "@/stores/poys/settled-slips";
import { InEnglish } from "../../support/in-english";
import { settled } from "./slips";

const here = vi.hoisted(() => ({ path: "/main" }));
vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  usePathname: () => here.path,
}));

beforeEach(() => {
  here.path = "/main";
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const initial = { session: null, user: null, csrfToken: "", theme: "light", nowMs: 0 } as InitialState;

function show(told: { wins?: (typeof settled)[]; moreWins?: number; losses?: number }) {
  const call = (async () => ({})) as StoreDeps["call"];
  const registry = createStoreRegistry({ call }, initial);
  const store = registry.take(createSettledSlips);
  store.setState({ wins: [], moreWins: 0, losses: 0, ...told });
  render(
    <InEnglish messages={{}} registry={registry}>
      <SettledNotice words={{ moment: words.moment, markets: { gov: "Thai government lottery" } }} />
    </InEnglish>,
  );
  return store;
}

test("a win says its market, its numbers and the slip's net, and leads to the slip", () => {
  const store = show({ wins: [settled], moreWins: 2 });
  const notice = screen.getByRole("status", { name: words.moment.label });
  for (const text of ["Thai government lottery", "You won 1 number", "+฿880.00", "47", "2 more slips won"])
    within(notice).getByText(text);
  const link = within(notice).getByRole("link", { name: words.moment.see });
  expect(link.getAttribute("href")).toBe(`/poy/gov/${settled.poyId}`);
  fireEvent.click(within(notice).getByRole("button", { name: "Close" }));
  expect(store.getState().wins).toEqual([]);
});

test("a win below the slip's stake is told plainly", () => {
  show({ wins: [{ ...settled, total: satang(2_000_00) }] });
  screen.getByText(/less than the stake of ฿2,000\.00/);
  expect(screen.queryByText(/You won/)).toBeNull();
});

test("on the slip's own page, which says it, nothing is said twice", () => {
  here.path = `/en/poy/gov/${settled.poyId}`;
  const store = show({ wins: [settled] });
  expect(store.getState().wins).toEqual([]);
});

test("losses are one quiet line that leaves by itself", () => {
  vi.useFakeTimers();
  const store = show({ losses: 3 });
  screen.getByText("3 slips settled, no win this time");
  act(() => void vi.advanceTimersByTime(6_000));
  expect(store.getState().losses).toBe(0);
});
