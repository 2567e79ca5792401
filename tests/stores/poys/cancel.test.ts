import { expect, test } from "vitest";
import { Fault } from "@/lib/contract/fault";
import type { Poy } from "@/lib/contract/poys";
import type { StoreDeps } from "@/stores/_core/registry";
import { createPoys } from "@/stores/poys";
import { selectionKey } from "@/stores/poys/selection";
import { settled, slip } from "../../components/poy/slips";
import { entryOf, type Noun } from "../../support/dom/entry-of";

const waiting: Poy = { ...settled, status: "accepted", result: undefined, cancelsLeft: 3 };
const cancelled: Poy = { ...waiting, status: "cancelled", cancelsLeft: 2 };
const selection = { startedDate: "2026-11-23" };

/** Slips whose upstream gives these answers to aborts and reads, one a call; an Error is thrown. */
function poysOf(answers: { abort: unknown[]; one?: unknown[] }) {
  const keys: string[] = [];
  const call = async (noun: Noun, entry: string, args: { key?: string }) => {
    const isAbort = (await entryOf(noun, entry)).path === "/poys.abort";
    if (isAbort) keys.push(args.key ?? "");
    const answer = (isAbort ? answers.abort : answers.one)?.shift();
    if (answer === undefined) throw new Fault("network-lost");
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const poys = createPoys({ call: call as StoreDeps["call"] }, { session: null });
  poys.getState().show(waiting);
  return { get: poys.getState, cancel: () => poys.getState().cancel(waiting.poyId), keys };
}

test("a cancel that passed shows the slip as it is now, on its card, too, and how many are left", async () => {
  const { get, cancel } = poysOf({ abort: [cancelled] });
  get().open(selection, { items: [slip(8), slip(7)], nextCursor: null, totals: totals() });
  expect(await cancel()).toBeNull();
  expect(get().slips[waiting.poyId]?.status).toBe("cancelled");
  expect(get().lists[selectionKey(selection)]?.items.map(({ status }) => status)).toEqual([
    "accepted",
    "cancelled",
  ]);
  expect(get().cancelsLeft).toBe(2);
});

test.each([
  [new Fault("poy-not-cancellable", { why: "too-late", lateByMs: 7 }), { why: "too-late", lateByMs: 7 }],
  [new Fault("poy-not-cancellable", { why: "never" }), { why: "never" }],
  [new Fault("poy-not-cancellable", { why: "status", status: "lost" }), { why: "settled" }],
  [new Fault("poy-not-cancellable", { why: "status", status: "refunded" }), { why: "given-back" }],
  [new Fault("area-closed"), { why: "other" }],
] as const)("a definite no (%o) is told as what it is", async (fault, refusal) => {
  const { cancel } = poysOf({ abort: [fault], one: [waiting] });
  expect(await cancel()).toEqual(refusal);
});

test("the day's limit leaves no cancel to offer", async () => {
  const again = { limit: 3, againAt: "2026-11-27T00:00:00+07:00" };
  const { get, cancel } = poysOf({ abort: [new Fault("poy-cancel-limit-reached", again)], one: [waiting] });
  expect(await cancel()).toEqual({ why: "limit", ...again });
  expect(get().cancelsLeft).toBe(0);
});

test("another tab was first: the slip shows as cancelled, and that its stake is refunded", async () => {
  const fault = new Fault("poy-not-cancellable", { why: "status", status: "cancelled" });
  const { cancel, get } = poysOf({ abort: [fault], one: [cancelled] });
  expect(await cancel()).toEqual({ why: "given-back" });
  expect(get().slips[waiting.poyId]?.status).toBe("cancelled");
});

test("a lost answer is asked about: a slip that is cancelled meanwhile was cancelled by it", async () => {
  const { cancel } = poysOf({ abort: [new Fault("timeout")], one: [cancelled] });
  expect(await cancel()).toBeNull();
});

test("while nobody knows, the next press sends the same key; after a definite answer another", async () => {
  const { cancel, keys } = poysOf({
    abort: [new Fault("timeout"), new Fault("network-lost"), new Fault("area-closed"), cancelled],
    one: [waiting, new Fault("network-lost"), waiting],
  });
  expect(await cancel()).toEqual({ why: "unsure" });
  expect(await cancel()).toEqual({ why: "unsure" });
  expect(await cancel()).toEqual({ why: "other" });
  expect(await cancel()).toBeNull();
  const [first, second, third, fourth] = keys;
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

const totals = () => ({ stake: waiting.total, win: waiting.win });
