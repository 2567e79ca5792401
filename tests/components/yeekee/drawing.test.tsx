import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import DrawWork from "@/components/yeekee/draw-log/draw-work";
import { CheckLine } from "@/components/yeekee/proof/drawn-check";
import ShootingDesk from "@/components/yeekee/shooting/shooting-desk";
import type { YingSummary } from "@/lib/contract/yings";
import { createStoreRegistry } from "@/stores/_core/registry";
import { createYings } from "@/stores/yings";
import { type Checked, createYingProofs } from "@/stores/yings/proof";
import { needsFor } from "../../stores/bet-slip";
import { freezeOf, rowOf, sealOf, summaryOf } from "../../stores/shots";
import { betId, renderYeekee, shotRound } from "./render-yeekee";

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network here")));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const seal = sealOf();
const { seal: _, ...freeze } = freezeOf();

/** A round whose shooting ended ten seconds ago; its result is promised in this many seconds. */
function ended(dueInSeconds: number) {
  const round = shotRound(-130);
  const { realCloseTime } = round.betList.unixTimeStamp;
  const unixTimeStamp = {
    ...round.betList.unixTimeStamp,
    shotsEndTime: realCloseTime + 120,
    realResultTime: realCloseTime + 130 + dueInSeconds,
  };
  return { ...round, betList: { ...round.betList, unixTimeStamp } };
}
const openingOf = (over: Partial<YingSummary>) => ({
  roundName: "Yeekee Round 34",
  summary: summaryOf({ seal, freeze: null, work: null, count: 20, sum: 12_345, ...over }),
  shots: Array.from({ length: 20 }, (_, at) => rowOf(20 - at)),
  result: null,
});
const show = (over: Partial<YingSummary>, dueInSeconds = 50) =>
  renderYeekee(<DrawWork opening={openingOf(over)} />, () => ({}), ended(dueInSeconds));
const bar = () => screen.getByRole("progressbar");

describe("between the end of the shooting and the result", () => {
  test("the list is being frozen before anything is known", () => {
    show({});
    expect(screen.getByRole("heading", { name: "Freezing the list" })).toBeTruthy();
    expect(screen.getByText("16,000 steps to do")).toBeTruthy();
    expect(bar().getAttribute("aria-valuenow")).toBe("0");
  });

  test("the progress of the work is shown, beside what is known already", () => {
    show({ freeze, work: { done: 4_000, steps: 16_000 } });
    expect(screen.getByRole("heading", { name: "Working out the system shot" })).toBeTruthy();
    expect(bar().getAttribute("aria-valuenow")).toBe("4000");
    expect(bar().getAttribute("aria-valuemax")).toBe("16000");
    expect(bar().getAttribute("aria-valuetext")).toBe("4,000 of 16,000 steps done");
    expect(screen.getByText("12,345")).toBeTruthy();
    expect(screen.getByText("−00055")).toBeTruthy();
    expect(screen.getByText("being worked out")).toBeTruthy();
    expect(screen.getByText(/^Result by \d\d:\d\d:\d\d/)).toBeTruthy();
  });

  test("a work that has not begun says that it waits for its turn", () => {
    show({ freeze, work: { done: 0, steps: 16_000 } });
    expect(screen.getByText("Its turn comes after other rounds · 16,000 steps")).toBeTruthy();
  });

  test("public randomness that was promised is waited for", () => {
    show({ seal: sealOf({ chainHash: "52".repeat(32), beaconRound: "1000" }), freeze });
    expect(screen.getByRole("heading", { name: "Waiting for public randomness" })).toBeTruthy();
  });

  test("later than promised is waiting, and no failure", async () => {
    show({ freeze, work: { done: 15_000, steps: 16_000 } }, -1);
    await waitFor(() => expect(screen.getByRole("heading", { name: "Waiting for the result" })).toBeTruthy());
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByText(/does not change/)).toBeTruthy();
    expect(bar().getAttribute("aria-valuenow")).toBe("15000");
  });

  test("stands in place of the keys from the end of the shooting on, and not before", async () => {
    const opening = openingOf({});
    renderYeekee(
      <ShootingDesk opening={opening} nextHref={null} />,
      ({ name }) => (name === "yings.summary" ? opening.summary : []),
      ended(50),
    );
    await waitFor(() => expect(screen.getByRole("heading", { name: "Freezing the list" })).toBeTruthy());
    cleanup();
    renderYeekee(<ShootingDesk opening={opening} nextHref={null} />, () => opening.summary, shotRound(-30));
    expect(screen.getByRole("button", { name: "Shoot" })).toBeTruthy();
  });
});

describe("the reported work", () => {
  test("never goes back, whichever process or read reports it", async () => {
    const told = [
      { done: 5_000, steps: 16_000 },
      { done: 4_000, steps: 16_000 },
    ];
    const needs = needsFor(({ name }) =>
      name === "yings.summary" ? summaryOf({ seal, freeze, work: told.shift() ?? null }) : [],
    );
    const registry = createStoreRegistry(needs, {});
    const store = registry.take(createYings);
    const stop = store.getState().follow(betId, { summary: null, shots: [], result: null });
    await store.getState().refresh();
    expect(store.getState().summary?.work?.done).toBe(5_000);
    await store.getState().refresh();
    expect(store.getState().summary?.work?.done).toBe(5_000);
    await store.getState().refresh();
    expect(store.getState().summary?.work).toBeNull();
    stop();
  });
});

describe("the check of a drawn round, in one line", () => {
  const kept = (...verdicts: string[]) =>
    verdicts.map((verdict) => ({ receipt: { row: "r", rowHash: "h" }, verdict }));
  const sealedCheck = (verdict: object, receipts = kept()) =>
    ({
      kind: "sealed",
      proof: { betId, listHash: "11".repeat(32) },
      verdict: { verdict: "own", brokenAt: null, isTest: false, claim: null, ...verdict },
      kept: receipts,
    }) as unknown as Checked;

  test.each([
    [
      "own, heard",
      sealedCheck({ claim: { kind: "heard", ratio: 9, seconds: 2 } }),
      "every step holds. This page’s random bytes are in it.",
    ],
    [
      "own, not heard",
      sealedCheck({ claim: { kind: "not-heard" } }),
      "every step holds. But this page’s random bytes were not heard.",
    ],
    [
      "own, with receipts",
      sealedCheck({}, kept("in-list", "in-list")),
      "every step holds. Your 2 receipts are all in it.",
    ],
    ["of a test clock", sealedCheck({ isTest: true }), "this is a test draw, not a real one."],
    ["not complete", sealedCheck({ verdict: "open" }), "Not every step can be checked yet."],
  ])("%s", (_name, checked, words) => {
    const { container } = renderYeekee(<CheckLine betId={betId} />, undefined, undefined, (registry) =>
      registry.take(createYingProofs).setState({ site: checked }),
    );
    expect(container.textContent).toContain(words);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("link", { name: "See the proof" }).getAttribute("href")).toContain(betId);
  });

  test.each([
    [
      "a shot that was dropped, before anything else",
      sealedCheck({ verdict: "broken", brokenAt: "receipts" }, kept("in-list", "missing")),
      "Not in the list: 1 of 2 shots that you made here.",
    ],
    ["a step that does not hold", sealedCheck({ verdict: "broken", brokenAt: "work" }), "it does not hold."],
  ])("%s, is an alert", (_name, checked, words) => {
    renderYeekee(<CheckLine betId={betId} />, undefined, undefined, (registry) =>
      registry.take(createYingProofs).setState({ site: checked }),
    );
    expect(screen.getByRole("alert").textContent).toContain(words);
  });

  test("of another round, or none yet, says nothing", () => {
    const { container } = renderYeekee(
      <CheckLine betId="yeekee-2026-11-23-35" />,
      undefined,
      undefined,
      (registry) => registry.take(createYingProofs).setState({ site: sealedCheck({}) }),
    );
    expect(container.textContent).toBe("");
  });
});
