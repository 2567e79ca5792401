import { describe, expect, test } from "vitest";
import { readView, viewPath } from "@/components/poy/selection";

const at = (text: string) => Date.parse(text);
const noon = at("2026-11-23T12:00:00+07:00");

test.each([
  ["2026-11-23T04:00:00+07:00", "2026-11-23"],
  ["2026-11-24T00:30:00+07:00", "2026-11-23"],
  ["2026-11-24T03:59:59+07:00", "2026-11-23"],
])("the rounds of now at %s are those from %s on", (now, startedDate) => {
  expect(readView({}, undefined, at(now)).selection).toEqual({ startedDate });
});

describe("what an address asks for", () => {
  test.each([
    ["nothing", {}, { startedDate: "2026-11-23" }],
    ["this round", { tab: "current", from: "2026-01-01" }, { startedDate: "2026-11-23" }],
    ["earlier", { tab: "earlier" }, { endedDate: "2026-11-22" }],
    [
      "earlier, between two days",
      { tab: "earlier", from: "2026-11-01", to: "2026-11-16" },
      { startedDate: "2026-11-01", endedDate: "2026-11-16" },
    ],
    ["earlier, until tomorrow", { tab: "earlier", to: "2026-11-24" }, { endedDate: "2026-11-22" }],
    [
      "bounds the wrong way round",
      { tab: "earlier", from: "2026-11-16", to: "2026-11-01" },
      { endedDate: "2026-11-01" },
    ],
    ["a day that does not exist", { tab: "earlier", from: "2026-02-30" }, { endedDate: "2026-11-22" }],
    ["two values for one bound", { tab: "earlier", to: ["2026-11-01", "x"] }, { endedDate: "2026-11-22" }],
  ])("%s", (_what, asked, selection) => {
    expect(readView(asked, undefined, noon).selection).toEqual(selection);
  });

  test("a group narrows it, a malformed one does not reach the upstream", () => {
    expect(readView({}, "gov", noon).selection).toMatchObject({ betGroup: "gov" });
    expect(readView({}, "../x", noon).selection).not.toHaveProperty("betGroup");
  });
});

test.each([
  [{ tab: "current", betGroup: undefined, from: undefined, to: undefined }, "/poy"],
  [{ tab: "current", betGroup: "gov", from: "2026-11-01", to: undefined }, "/poy/gov"],
  [
    { tab: "earlier", betGroup: "stock", from: "2026-11-01", to: undefined },
    "/poy/stock?tab=earlier&from=2026-11-01",
  ],
] as const)("the view %j lives at %s", (view, path) => {
  expect(viewPath(view)).toBe(path);
});

test("four-digit sets are looked at by market, at addresses of their own", () => {
  const view = readView({ tab: "earlier" }, "set_4", noon, "lao-super");
  expect(view.selection).toMatchObject({ betGroup: "set_4", betType: "lao-super" });
  expect(viewPath(view)).toBe("/poy/lottery/lao-super?tab=earlier");
  expect(viewPath(readView({}, "set_4", noon))).toBe("/poy/lottery");
});
