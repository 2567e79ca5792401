// Needs a document.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Call } from "@/lib/client/calls/lazy-call";
import { forgetVisitor, readVisitor, type VisitorRecord, visitorId } from "@/lib/client/device/visitor-id";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { entryOf, type Noun } from "../../../support/dom/entry-of";

// This environment lacks what the library inspects; a browser story runs it.
const load = vi.hoisted(() =>
  vi.fn(async (_: { monitoring?: boolean }) => ({
    get: async () => ({ visitorId: "one of its make", confidence: { score: 0.4 } }),
  })),
);
vi.mock("@fingerprintjs/fingerprintjs", () => ({ default: { load } }));

const STORED = "visitor-id";
const NOW_MS = 1_800_000_000_000;
const record = (part: Partial<VisitorRecord> = {}): VisitorRecord => ({
  visitorId: "known",
  iat: NOW_MS / 1000,
  exp: NOW_MS / 1000 + 21_600,
  uuid: "somchai",
  ...part,
});
const store = (value: unknown) => localStorage.setItem(STORED, JSON.stringify(value));

beforeEach(() => {
  forgetVisitor();
  localStorage.clear();
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
});
afterEach(() => vi.unstubAllGlobals());

describe("the record", () => {
  test("serves for six hours", () => {
    store(record());
    expect(readVisitor("somchai", NOW_MS + 21_599_999)?.visitorId).toBe("known");
    expect(readVisitor("somchai", NOW_MS + 21_600_000)).toBeNull();
  });
  test.each([
    ["another member's", record({ uuid: "somying" })],
    ["a guest's", record({ uuid: "" })],
    ["one of the future", record({ iat: NOW_MS / 1000 + 1, exp: NOW_MS / 1000 + 2 })],
    ["one that gives itself a year", record({ exp: NOW_MS / 1000 + 31_536_000 })],
    ["one without an id", record({ visitorId: "" })],
    ["a text", "known"],
    ["a list", []],
  ])("%s is dropped", (_, kept) => {
    store(kept);
    expect(readVisitor("somchai", NOW_MS)).toBeNull();
    expect(localStorage.getItem(STORED)).toBeNull();
  });
  test("that is no JSON is none", () => {
    localStorage.setItem(STORED, "{");
    expect(readVisitor("somchai", NOW_MS)).toBeNull();
  });
});

describe("asking", () => {
  const asked: { name: string; body: unknown }[] = [];
  const upstream = (answer: () => unknown) =>
    (async (noun: Noun, entry: string, args?: { body?: unknown }) => {
      asked.push({ name: callName(await entryOf(noun, entry)), body: args?.body });
      return answer();
    }) as Call;
  beforeEach(() => {
    asked.length = 0;
  });

  test("says what device it is, where from and on which page, and keeps the answer", async () => {
    expect(
      await visitorId(
        upstream(() => ({ visitorId: "v1", requestId: "r1" })),
        "somchai",
      ),
    ).toBe("v1");
    expect(asked).toMatchObject([
      {
        name: "visitors.identify",
        body: { linkedUid: "somchai", uuid: "somchai", referUrl: "", pageName: location.pathname },
      },
    ]);
    const { device } = (asked[0]?.body ?? {}) as { device?: Record<string, unknown> };
    const make = { fingerprint: "one of its make", confidence: 0.4 };
    expect(device).toMatchObject({ ...make, userAgent: navigator.userAgent, kind: "pc" });
    expect(load).toHaveBeenCalledWith({ monitoring: false });
    const kept = readVisitor("somchai");
    expect(kept).toMatchObject({ visitorId: "v1", uuid: "somchai" });
    expect((kept?.exp ?? 0) - (kept?.iat ?? 0)).toBe(21_600);
  });
  test("takes the request's number where there is no id", async () => {
    expect(
      await visitorId(
        upstream(() => ({ requestId: "r1" })),
        "",
      ),
    ).toBe("r1");
    expect(readVisitor("")?.visitorId).toBe("r1");
  });
  test("happens once for a page view, and not at all while the record serves", async () => {
    const call = upstream(() => ({ visitorId: "v1" }));
    await Promise.all([visitorId(call, "somchai"), visitorId(call, "somchai")]);
    await visitorId(call, "somchai");
    forgetVisitor();
    expect(await visitorId(call, "somchai")).toBe("v1");
    expect(asked).toHaveLength(1);
  });
  test("begins anew when somebody else is signed in", async () => {
    const call = upstream(() => ({ visitorId: "v1" }));
    await visitorId(call, "");
    await visitorId(call, "somchai");
    expect(asked).toHaveLength(2);
    expect(readVisitor("somchai")).not.toBeNull();
  });
  test("goes on without the library, where its code does not come", async () => {
    load.mockRejectedValueOnce(new Error("blocked"));
    expect(
      await visitorId(
        upstream(() => ({ visitorId: "v1" })),
        "somchai",
      ),
    ).toBe("v1");
    expect(asked[0]?.body).not.toHaveProperty("device.fingerprint");
  });
  test("that fails leaves the page alone", async () => {
    const refused = upstream(() => {
      throw new Fault("unauthorized");
    });
    expect(await visitorId(refused, "somchai")).toBeNull();
    expect(localStorage.getItem(STORED)).toBeNull();
  });
  test("is off in a frame", async () => {
    vi.stubGlobal("window", Object.create(window, { top: { value: {} }, self: { value: window } }));
    expect(
      await visitorId(
        upstream(() => ({ visitorId: "v1" })),
        "somchai",
      ),
    ).toBeNull();
    expect(asked).toEqual([]);
  });
});
