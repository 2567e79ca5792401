import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Fault } from "@/lib/contract/fault";
import type { Poy, PoyStatus } from "@/lib/contract/poys";
import type { InitialSession, StoreDeps } from "@/stores/_core/registry";
import { createSettledSlips, GATHER_MS, winsShown } from "@/stores/poys/settled-slips";
import { settled, slip } from "../../components/poy/slips";
import type { Noun } from "../../support/entry-of";

type Heard = (message: unknown) => void;
const wire = vi.hoisted(() => ({ heard: new Map<string, (message: unknown) => void>() }));
vi.mock("@/lib/client/realtime/live", () => ({
  live: {
    on: (_channel: string, event: string, handler: Heard) => {
      wire.heard.set(event, handler);
      return () => undefined;
    },
    onReconnect: () => () => undefined,
  },
}));
vi.mock("@/lib/client/page/page-config", () => ({ pageConfig: () => ({ push: { isPrivate: true } }) }));

const session: InitialSession = { uuid: "6f0c0f1e-0000-4000-8000-000000000001", status: 0, exp: 0 };
const idOf = (no: number) => slip(no).poyId;
let isDown = false;
let stop = () => {};

async function watched() {
  const call = async (_noun: Noun, _entry: string, args?: { query?: { id: string } }): Promise<Poy> => {
    if (isDown) throw new Fault("network-lost");
    return { ...settled, poyId: args?.query?.id ?? "" };
  };
  const store = createSettledSlips({ call: call as StoreDeps["call"] }, { session });
  stop = store.getState().watch();
  await vi.dynamicImportSettled();
  expect([...wire.heard.keys()].sort()).toEqual(["poy-update", "round-settled"]);
  const told = (no: number, status: PoyStatus) => wire.heard.get("poy-update")?.({ poyId: idOf(no), status });
  const lost = (betId: string, slips: number) => wire.heard.get("round-settled")?.({ betId, lost: slips });
  return { store, told, lost, wait: () => vi.advanceTimersByTimeAsync(GATHER_MS) };
}

beforeEach(() => {
  vi.useFakeTimers();
  isDown = false;
  wire.heard.clear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("slips that are settled together are told together, those that won as they were read", async () => {
  const { store, told, wait } = await watched();
  told(1, "won");
  told(2, "lost");
  told(3, "won");
  expect(store.getState().wins).toEqual([]);
  await wait();
  const { wins, losses, moreWins } = store.getState();
  expect([wins.map(({ poyId }) => poyId), losses, moreWins]).toEqual([[idOf(3), idOf(1)], 0, 0]);
  store.getState().dismiss();
  expect(store.getState()).toMatchObject({ wins: [], losses: 0 });
});

test("of many that won some are told, and how many more there are", async () => {
  const { store, told, wait } = await watched();
  for (let no = 1; no <= 10; no += 1) told(no, "won");
  await wait();
  expect(store.getState()).toMatchObject({ moreWins: 10 - winsShown, losses: 0 });
  expect(store.getState().wins).toHaveLength(winsShown);
});

test("wins of a later round join those that are still shown, newest first", async () => {
  const { store, told, wait } = await watched();
  told(1, "won");
  told(2, "won");
  await wait();
  told(3, "won");
  told(4, "won");
  await wait();
  const { wins, moreWins } = store.getState();
  expect([wins.map(({ poyId }) => poyId), moreWins]).toEqual([[idOf(4), idOf(3), idOf(2)], 1]);
});

test("losses are counted, and never replace a win that is still shown", async () => {
  const { store, told, wait } = await watched();
  told(1, "lost");
  told(2, "lost");
  await wait();
  expect(store.getState()).toMatchObject({ wins: [], losses: 2 });
  told(3, "won");
  await wait();
  told(4, "lost");
  await wait();
  expect(store.getState()).toMatchObject({ losses: 0 });
  expect(store.getState().wins).toHaveLength(1);
});

test("a cancelled or refunded slip is not told here, nor one that cannot be read", async () => {
  const { store, told, wait } = await watched();
  told(1, "cancelled");
  told(2, "refunded");
  await wait();
  isDown = true;
  told(3, "won");
  await wait();
  expect(store.getState()).toMatchObject({ wins: [], losses: 0 });
});

test("slips that lost come as one message a round, and count with those of other rounds", async () => {
  const { store, lost, wait } = await watched();
  lost("gov-2026-12-01", 3);
  lost("th_open-2026-12-01", 1);
  await wait();
  expect(store.getState()).toMatchObject({ wins: [], losses: 4 });
});

test("a win tells nothing of the slips that lost with it", async () => {
  const { store, told, lost, wait } = await watched();
  told(1, "won");
  lost("gov-2026-12-01", 3);
  await wait();
  expect(store.getState().losses).toBe(0);
  expect(store.getState().wins).toHaveLength(1);
});
