import { expect, test } from "vitest";
import { Fault } from "@/lib/contract/fault";
import type { PoyPage } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import type { StoreDeps } from "@/stores/_core/registry";
import { createPoys } from "@/stores/poys";
import { selectionKey } from "@/stores/poys/selection";
import { settled, slip } from "../../components/poy/slips";

const selection = { betGroup: "gov", startedDate: "2026-11-23" };
const page = (numbers: number[], nextCursor: string | null = null): PoyPage => ({
  items: numbers.map((no) => slip(no)),
  nextCursor,
  totals: { stake: satang(0), win: satang(0) },
});

/** Slips whose upstream gives these answers, one a call; an Error is thrown. */
function poysOf(...answers: unknown[]) {
  const bodies: unknown[] = [];
  const call = async (_noun: unknown, _entry: unknown, args: { body?: unknown }) => {
    bodies.push(args.body);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const poys = createPoys({ call: call as StoreDeps["call"] }, { session: null });
  const shown = () => poys.getState().lists[selectionKey(selection)];
  return {
    poys: poys.getState(),
    get: poys.getState,
    bodies,
    numbers: () => shown()?.items.map((row) => row.poyNo),
    shown,
  };
}

test("pages follow the cursor, and the last one asks for no more", async () => {
  const { poys, bodies, numbers } = poysOf(page([3, 2], "2"), page([1]));
  poys.open(selection, page([5, 4], "4"));
  await poys.more(selection);
  await poys.more(selection);
  await poys.more(selection);
  expect(numbers()).toEqual([5, 4, 3, 2, 1]);
  expect(bodies).toEqual([
    { ...selection, cursor: "4", limit: 30 },
    { ...selection, cursor: "2", limit: 30 },
  ]);
});

test("two wishes for the next page are one call", async () => {
  const { poys, bodies } = poysOf(page([1]));
  poys.open(selection, page([2], "2"));
  await Promise.all([poys.more(selection), poys.more(selection)]);
  expect(bodies).toHaveLength(1);
});

test("a page that was asked for before the list began anew leaves no gap in it", async () => {
  const asked = later<PoyPage>();
  const { poys, numbers, shown } = poysOf(asked.promise, page([9, 8], "8"), page([7, 6], "6"));
  poys.open(selection, page([4, 3], "3"));
  const late = poys.more(selection);
  await poys.refresh(selection);
  asked.answer(page([2, 1]));
  await late;
  expect(numbers()).toEqual([9, 8]);
  expect(shown()?.nextCursor).toBe("8");
  await poys.more(selection);
  expect(numbers()).toEqual([9, 8, 7, 6]);
});

test.each<[string, PoyPage | Error]>([
  ["answer", page([2, 1])],
  ["failure", new Error("cut")],
])("an older %s ends no wait but its own", async (_, outcome) => {
  const older = later<PoyPage>();
  const newer = later<PoyPage>();
  const { poys, shown } = poysOf(older.promise, page([9, 8], "8"), newer.promise);
  poys.open(selection, page([4, 3], "3"));
  const wanted = [poys.more(selection)];
  await poys.refresh(selection);
  wanted.push(poys.more(selection));
  if (outcome instanceof Error) older.fail(outcome);
  else older.answer(outcome);
  await wanted[0];
  expect(shown()?.state).toBe("loading");
  newer.answer(page([7]));
  await wanted[1];
  expect(shown()?.state).toBe("ready");
});

/** An answer that comes when the test says so. */
function later<Answer>() {
  let answer = (_answer: Answer): void => undefined;
  let fail = (_error: Error): void => undefined;
  const promise = new Promise<Answer>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { promise, answer: (one: Answer) => answer(one), fail: (error: Error) => fail(error) };
}

test("coming back keeps the pages already fetched under a fresh first page", async () => {
  const { poys, numbers, shown } = poysOf(page([2, 1]));
  poys.open(selection, page([4, 3], "3"));
  await poys.more(selection);
  poys.open(selection, page([5, 4], "4"));
  expect(numbers()).toEqual([5, 4, 3, 2, 1]);
  expect(shown()?.nextCursor).toBeNull();
});

test("a fresh first page that no longer meets the rest replaces it, so that no slip is skipped", async () => {
  const { poys, numbers } = poysOf(page([2, 1]));
  poys.open(selection, page([4, 3], "3"));
  await poys.more(selection);
  poys.open(selection, page([9, 8], "8"));
  expect(numbers()).toEqual([9, 8]);
});

test("a page that fails leaves what was there and says so", async () => {
  const { poys, numbers, shown } = poysOf(new Fault("timeout"));
  poys.open(selection, page([4, 3], "3"));
  await poys.more(selection);
  expect(numbers()).toEqual([4, 3]);
  expect(shown()?.state).toBe("failed");
});

test("lists of two selections do not mix", () => {
  const { poys, get, numbers } = poysOf();
  poys.open(selection, page([2]));
  poys.open({ betGroup: "stock", startedDate: "2026-11-23" }, page([9]));
  expect(numbers()).toEqual([2]);
  expect(Object.keys(get().lists)).toHaveLength(2);
});

test("any number of hints during a refresh are one more refresh after it", async () => {
  let answer: (first: PoyPage) => void = () => undefined;
  const slow = new Promise<PoyPage>((resolve) => (answer = resolve));
  const { poys, bodies, numbers } = poysOf(slow, page([3, 2, 1]));
  poys.open(selection, page([1]));
  const hints = [1, 2, 3, 4].map(() => poys.refresh(selection));
  answer(page([2, 1]));
  await Promise.all(hints);
  expect(bodies).toHaveLength(2);
  expect(numbers()).toEqual([3, 2, 1]);
  await poys.refresh(selection);
  expect(bodies).toHaveLength(3);
});

test("a list from before the draw does not put a settled slip back to waiting", async () => {
  const waiting = { ...page([8, 7]), items: [slip(8), slip(7, { status: "accepted" })] };
  const { poys, shown } = poysOf(waiting);
  poys.open(selection, { ...page([8, 7]), items: [slip(8), slip(7, { status: "won" })] });
  const status = () => shown()?.items.map((row) => row.status);
  poys.open(selection, waiting);
  expect(status()).toEqual(["accepted", "won"]);
  await poys.refresh(selection);
  expect(status()).toEqual(["accepted", "won"]);
});

test("an answer from before the draw does not put a settled slip back to waiting", () => {
  const { poys, get } = poysOf();
  poys.show(settled);
  poys.show({ ...settled, status: "accepted" });
  expect(get().slips[settled.poyId]?.status).toBe("won");
});

test("a slip that got its result elsewhere leaves the waiting ones; one that ended on this page stays", async () => {
  const waiting = { status: "accepted" as const };
  const rows = (numbers: number[]) => ({
    ...page([]),
    items: numbers.map((no) => slip(no, waiting)),
  });
  const { poys, get } = poysOf(rows([9]));
  poys.open(waiting, rows([9, 8, 7, 6]));
  poys.show({ ...settled, ...slip(8, { status: "cancelled" }) });
  await poys.refresh(waiting);
  const shown = () => get().lists[selectionKey(waiting)]?.items.map(({ poyNo, status }) => [poyNo, status]);
  expect(shown()).toEqual([
    [9, "accepted"],
    [8, "cancelled"],
  ]);
  // Whoever comes back finds what waits now.
  poys.open(waiting, rows([9]));
  expect(shown()).toEqual([[9, "accepted"]]);
});
