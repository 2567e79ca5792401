import { describe, expect, test } from "vitest";
import { givenRequestId, isRequestId, readTraceparent } from "@/lib/kernel/request-id";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";

describe("an id of a request", () => {
  test.each([
    ["req-12345", true],
    ["3f0c2c1e-0000-4000-8000-0123456789ab", true],
    ["short", false],
    ["x".repeat(65), false],
    ["has a space", false],
    ["*/ DROP TABLE poy; --", false],
    ["line\nbreak-here", false],
    [undefined, false],
    [["array-of-ids"], false],
  ])("%j: %s", (text, isOne) => expect(isRequestId(text)).toBe(isOne));

  test("is the sender's own, else their trace, else nothing", () => {
    expect(givenRequestId("req-12345", `00-${TRACE}-${SPAN}-01`)).toBe("req-12345");
    expect(givenRequestId("*/", `00-${TRACE}-${SPAN}-01`)).toBe(TRACE);
    expect(givenRequestId("*/", "00-garbage")).toBeNull();
    expect(givenRequestId(undefined, undefined)).toBeNull();
  });
});

describe("a traceparent", () => {
  test.each([
    [`00-${TRACE}-${SPAN}-01`, { traceId: TRACE, spanId: SPAN }],
    [`01-${TRACE}-${SPAN}-01-later`, { traceId: TRACE, spanId: SPAN }],
    [`ff-${TRACE}-${SPAN}-01`, null],
    [`00-${"0".repeat(32)}-${SPAN}-01`, null],
    [`00-${TRACE}-${"0".repeat(16)}-01`, null],
    [`00-${TRACE.toUpperCase()}-${SPAN}-01`, null],
    [`00-${TRACE}`, null],
  ])("%s", (text, read) => expect(readTraceparent(text)).toEqual(read));
});
