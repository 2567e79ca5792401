import { createServer, type Server } from "node:http";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ConsoleProvider } from "@/stores/console/provider";
import { useAsk } from "@/stores/console/use-ask";
import { actByCall, actInQueue, useBulkAct } from "@/stores/console/use-bulk-act";
import { sendCallsTo } from "../../support/dom/browser-calls";

/** Every call that arrived: its name, and the row. */
let calls: string[] = [];
/** The rows that are refused, and by what. */
let refusals: Record<string, string> = {};
let server: Server;
let restoreCalls: () => void;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { item, id = item } = JSON.parse(Buffer.concat(parts).toString()) as Record<string, string>;
    const name = request.url?.replace("/operator/api/operators.", "") ?? "";
    calls.push(id ? `${name} ${id}` : name);
    response.setHeader("content-type", "application/json");
    const code = refusals[`${name} ${id}`];
    if (code) response.writeHead(409).end(JSON.stringify({ code, message: code }));
    else response.end(JSON.stringify({ data: dataOf(name) }));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  restoreCalls = sendCallsTo(server);
});
beforeEach(() => {
  calls = [];
  refusals = {};
});
afterAll(() => {
  restoreCalls();
  return new Promise((done) => server.close(done));
});

const at = "2026-11-23T12:00:00.000+07:00";
const uuid = "8f14e45f-ceea-4671-8b2c-0d3a1c6b7e90";
function dataOf(name: string): unknown {
  if (name === "queues.all") return [];
  if (name === "claims.take") return { uuid, userName: "staff01", since: at, until: at };
  return {};
}

const push = { key: "house", cluster: "ap1", isPrivate: true, isOwn: true };
const wrapper = ({ children }: { children: ReactNode }) => (
  <ConsoleProvider csrfToken="" push={push}>
    {children}
  </ConsoleProvider>
);

const keyOf = (row: string) => row;
const release = actByCall("queues", "releaseClaim", (item: string) => ({ queue: "banks" as const, item }));

/** A page that shows the queues, and acts on rows. */
const page = () =>
  renderHook(() => ({ queues: useAsk("queues", "allQueues"), bulk: useBulkAct<string>() }), { wrapper });

test("each row is a call of its own, a refusal stops none, and the page is asked anew once", async () => {
  refusals = { "claims.release two": "claimed-already" };
  const { result } = page();
  await waitFor(() => expect(result.current.queues.isSuccess).toBe(true));
  calls = [];
  act(() => result.current.bulk.begin({ rows: ["one", "two", "three"], keyOf, act: release, reason: "" }));
  await waitFor(() => expect(result.current.bulk.isOver).toBe(true));
  const states = [...result.current.bulk.results].map(([key, { state }]) => [key, state]);
  expect(states).toEqual([
    ["one", "done"],
    ["two", "refused"],
    ["three", "done"],
  ]);
  await waitFor(() => expect(calls).toHaveLength(4));
  await new Promise((later) => setTimeout(later, 1_000));
  expect(calls).toEqual(["claims.release one", "claims.release two", "claims.release three", "queues.all"]);
});

test("an item of a queue is claimed first: what a colleague has opened is left alone", async () => {
  refusals = { "claims.take two": "claimed-already" };
  const { result } = page();
  const inQueue = actInQueue<string>("banks", keyOf, (row) => {
    calls.push(`act ${row}`);
    return Promise.resolve({ state: "waiting", approvalId: "1" });
  });
  act(() => result.current.bulk.begin({ rows: ["one", "two"], keyOf, act: inQueue, reason: "" }));
  await waitFor(() => expect(result.current.bulk.isOver).toBe(true));
  expect(calls.filter((call) => call.startsWith("act"))).toEqual(["act one"]);
  expect(result.current.bulk.results.get("one")).toEqual({ state: "waiting" });
  expect(result.current.bulk.results.get("two")).toMatchObject({ fault: { code: "claimed-already" } });
});

test("it ends where no answer comes, and when its dialog closes", async () => {
  const { result, unmount } = page();
  refusals = { "claims.release one": "busy" };
  act(() => result.current.bulk.begin({ rows: ["one", "two"], keyOf, act: release, reason: "" }));
  await waitFor(() => expect(result.current.bulk.isOver).toBe(true));
  expect(result.current.bulk.results.has("two")).toBe(false);

  let go = () => {};
  const done: string[] = [];
  const slow = (row: string) => {
    done.push(row);
    return new Promise<void>((later) => (go = later));
  };
  act(() => result.current.bulk.begin({ rows: ["one", "two"], keyOf, act: slow, reason: "" }));
  await waitFor(() => expect(done).toEqual(["one"]));
  unmount();
  go();
  await new Promise((later) => setTimeout(later, 50));
  expect(done).toEqual(["one"]);
});
