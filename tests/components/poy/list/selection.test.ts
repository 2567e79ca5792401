import { describe, expect, test } from "vitest";
import { readView, viewPath } from "@/components/poy/list/selection";

describe("what an address asks for", () => {
  test.each([
    ["nothing", {}, { status: "accepted" }],
    ["waiting slips", { tab: "current", from: "2026-01-01" }, { status: "accepted" }],
    ["settled ones", { tab: "earlier" }, { isSettled: true }],
    [
      "settled ones, between two days",
      { tab: "earlier", from: "2026-11-01", to: "2026-11-16" },
      { isSettled: true, startedDate: "2026-11-01", endedDate: "2026-11-16" },
    ],
    [
      "bounds the wrong way round",
      { tab: "earlier", from: "2026-11-16", to: "2026-11-01" },
      { isSettled: true, startedDate: "2026-11-01", endedDate: "2026-11-16" },
    ],
    [
      "a day that does not exist",
      { tab: "earlier", from: "2026-02-30" },
      { isSettled: true, startedDate: "2026-02-28" },
    ],
    ["those that gained", { tab: "earlier", came: "won" }, { isSettled: true, outcome: "win" }],
    ["those that lost", { tab: "earlier", came: "lost" }, { isSettled: true, outcome: "loss" }],
    ["gains of waiting slips", { came: "won" }, { status: "accepted" }],
    ["another outcome", { tab: "earlier", came: "even" }, { isSettled: true }],
    ["what is no day", { tab: "earlier", from: "soon" }, { isSettled: true }],
    ["two values for one bound", { tab: "earlier", to: ["2026-11-01", "x"] }, { isSettled: true }],
  ])("%s", (_what, asked, selection) => {
    expect(readView(asked, undefined).selection).toEqual(selection);
  });

  test("a group narrows it, a malformed one does not reach the upstream", () => {
    expect(readView({}, "gov").selection).toMatchObject({ betGroup: "gov" });
    expect(readView({}, "../x").selection).not.toHaveProperty("betGroup");
  });
});

test.each([
  [{ tab: "current", came: "all", betGroup: undefined, from: undefined, to: undefined }, "/poy"],
  [{ tab: "current", came: "all", betGroup: "gov", from: "2026-11-01", to: undefined }, "/poy/gov"],
  [
    { tab: "earlier", came: "lost", betGroup: "stock", from: "2026-11-01", to: undefined },
    "/poy/stock?tab=earlier&came=lost&from=2026-11-01",
  ],
] as const)("the view %j lives at %s", (view, path) => {
  expect(viewPath(view)).toBe(path);
});

test("four-digit sets are looked at by market, at addresses of their own", () => {
  const view = readView({ tab: "earlier" }, "set_4", "lao-super");
  expect(view.selection).toMatchObject({ betGroup: "set_4", betType: "lao-super" });
  expect(viewPath(view)).toBe("/poy/lottery/lao-super?tab=earlier");
  expect(viewPath(readView({}, "set_4"))).toBe("/poy/lottery");
});
