import { expect, test } from "vitest";
import { identifyRequest } from "@/lib/server/gate/request-id";

const TRACEPARENT = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

test("a proxy's id is kept, and its trace", () => {
  const headers = { "x-request-id": "from-the-edge", traceparent: TRACEPARENT, tracestate: "a=1" };
  expect(identifyRequest(headers, true)).toBe("from-the-edge");
  expect(headers).toEqual({ "x-request-id": "from-the-edge", traceparent: TRACEPARENT, tracestate: "a=1" });
});

test("a proxy that only traces gives its trace as the id", () => {
  expect(identifyRequest({ traceparent: TRACEPARENT }, true)).toBe("4bf92f3577b34da6a3ce929d0e0e4736");
});

test("a visitor's own id and trace are dropped where no proxy is trusted", () => {
  const headers: Record<string, string> = {
    "x-request-id": "from-a-visitor",
    traceparent: TRACEPARENT,
    tracestate: "a=1",
  };
  const id = identifyRequest(headers, false);
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(headers).toEqual({ "x-request-id": id });
});

test("an id that could end a comment or a line is replaced", () => {
  const headers: Record<string, string> = { "x-request-id": "*/ DROP TABLE poy" };
  expect(identifyRequest(headers, true)).toMatch(/^[\da-f-]{36}$/);
  expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
});
