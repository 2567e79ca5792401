import { beforeEach, expect, test } from "vitest";
import { readLastSlips } from "@/lib/client/device/last-slips";
import type { Poy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import type { StoreDeps } from "@/stores/_core/registry";
import { createPoys } from "@/stores/poys";
import { slip } from "../../components/poy/slips";

const at = (minute: number) => `2026-11-29T01:${minute}:00+07:00`;
const pageAt = (minute: number, numbers: number[]) => ({
  items: numbers.map((no) => slip(no)),
  nextCursor: null,
  totals: { stake: satang(0), win: satang(0) },
  serverTime: at(minute),
});

function poysOf(...answers: unknown[]) {
  const call = async () => answers.shift();
  return createPoys(
    { call: call as StoreDeps["call"] },
    { session: { uuid: "somchai" } as never },
  ).getState();
}
const stored = () =>
  readLastSlips()
    ?.slips.map(({ poyNo, status }) => `${poyNo} ${status}`)
    .sort();

beforeEach(() => localStorage.clear());

test("what is stored for offline follows a return, also when Back shows the page from before it", async () => {
  const cancelled: Poy = { ...slip(2), poyListJson: [], status: "cancelled", serverTime: at(20) };
  const poys = poysOf(cancelled);
  const before = pageAt(15, [2, 1]);
  poys.keepLast(before);
  await expect.poll(stored).toEqual(["1 accepted", "2 accepted"]);
  await poys.cancel(slip(2).poyId);
  await expect.poll(stored).toEqual(["1 accepted", "2 cancelled"]);
  poys.keepLast(before);
  poys.keepLast(pageAt(25, [1]));
  await expect.poll(() => readLastSlips()?.keptAtMs).toBe(Date.parse(at(25)));
  expect(stored()).toEqual(["1 accepted", "2 cancelled"]);
});

test("a slip that has left the list of those that wait is no longer stored as waiting", async () => {
  const selection = { status: "accepted" } as const;
  const poys = poysOf(pageAt(20, [1]));
  poys.keepLast(pageAt(15, [2, 1]), selection);
  poys.open(selection, pageAt(15, [2, 1]));
  await expect.poll(stored).toEqual(["1 accepted", "2 accepted"]);
  await poys.refresh(selection);
  await expect.poll(stored).toEqual(["1 accepted"]);
});
