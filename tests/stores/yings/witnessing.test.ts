import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Fault } from "@/lib/contract/fault";
import "@/lib/contract/yings";
import type { YingSummary } from "@/lib/contract/yings";
import { witnessPath, witnessRoot } from "@/lib/domain/yeekee/witness-tree";
import { heardTally, storedHeads, storedRound } from "@/stores/yings/storage";
import { witnessDraw } from "@/stores/yings/witnessing";
import { hashing } from "../../support/draws/proofs";
import { type Answer, needsFor } from "../bet-slip";
import { betId, freezeOf, sealOf, summaryOf } from "../shots";

/** The page's socket; the server's clock is the device's. */
const socket = vi.hoisted(() => ({
  handlers: new Map<string, (message: object) => void>(),
  onReconnect: (): void => undefined,
  said: [] as string[],
}));
vi.mock("@/lib/client/realtime/live", () => ({
  live: {
    on: (_channel: string, event: string, handler: (message: object) => void) => {
      socket.handlers.set(event, handler);
      return () => socket.handlers.delete(event);
    },
    onReconnect: (handler: () => void) => {
      socket.onReconnect = handler;
      return () => undefined;
    },
    say: (_channel: string, _event: string, { value }: { value: string }) => socket.said.push(value) > 0,
  },
}));
vi.mock("@/lib/client/realtime/server-clock", () => ({
  serverNow: () => Date.now(),
  clockAccuracyMs: () => 0,
  syncClock: async () => undefined,
}));

const startMs = 1_767_225_000_000;
const endsAt = startMs + 60_000;
const seal = sealOf({ endsAt });
const sealed = summaryOf({ seal, freeze: null });

let stop = (): void => undefined;
beforeEach(() => {
  vi.useFakeTimers({ now: startMs });
  localStorage.clear();
  socket.handlers.clear();
  socket.said = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** The upstream: the values that its freeze includes, and its other answers. */
async function frozenWith(values: readonly string[]) {
  const freeze = freezeOf({ witnessRoot: await witnessRoot(values, hashing) });
  const paths: Answer = ({ query }) => {
    const { value } = query as { value: string };
    return witnessPath(values, value, hashing).then((path) => path ?? Promise.reject(new Fault("not-found")));
  };
  return { freeze, paths };
}

/** A page of the round; `answers` by the call's name. */
function page(answers: Record<string, Answer> = {}, opening: YingSummary | null = sealed) {
  const needs = needsFor((sent) => (answers[sent.name] ?? (() => sealed))(sent));
  stop = witnessDraw(needs.call, betId, opening);
  const asked = (name: string) => needs.sent.filter((one) => one.name === name).length;
  return { asked };
}

const push = (event: string, message: object) => socket.handlers.get(event)?.({ betId, ...message });
/** Hashing and imports take real time, however little the test clock moves. */
const settled = (expectation: () => void) => vi.waitFor(expectation, { timeout: 20_000 });
const others = ["aa".repeat(16), "bb".repeat(16)];
const until = (ms: number) => vi.advanceTimersByTimeAsync(ms - Date.now());

describe("a page of an open round", () => {
  test("stores the seal, its witnesses, the freeze as it was received, and the latest path", async () => {
    const answers: Record<string, Answer> = {};
    const { asked } = page(answers);
    await until(endsAt + 300);
    expect(socket.said).toHaveLength(3);
    const { freeze, paths } = await frozenWith([...others, ...socket.said]);
    answers["yings.witness-path"] = paths;
    push("ying-freeze", freeze);
    push("ying-freeze", { ...freeze, head: "ee".repeat(32) });
    await until(endsAt + 4_000);
    await settled(() => expect(storedRound(betId).path).not.toBeNull());
    const kept = storedRound(betId);
    expect(kept.seal).toEqual(seal);
    expect(kept.witnesses.map(({ value }) => value)).toEqual(socket.said);
    expect(kept.freeze).toMatchObject({ message: freeze, heardAt: { wall: endsAt + 300 } });
    expect(kept.path).toMatchObject({ value: socket.said[2], count: 5 });
    expect(heardTally()).toEqual({ heard: 1, rounds: 1 });
    expect(storedHeads()).toEqual([{ betId, head: freeze.head }]);
    // What was pushed need not be requested.
    await until(endsAt + 60_000);
    expect(asked("yings.summary")).toBe(0);
    expect(asked("yings.witness-path")).toBe(1);
  });

  test("speaks of an earlier witness where the latest came too late", async () => {
    const answers: Record<string, Answer> = {};
    page(answers);
    await until(endsAt);
    const { freeze, paths } = await frozenWith([...others, socket.said[1] ?? ""]);
    answers["yings.witness-path"] = paths;
    push("ying-freeze", freeze);
    await until(endsAt + 4_000);
    await settled(() => expect(storedRound(betId).path?.value).toBe(socket.said[1]));
  });

  test("was not included where the tree has none of its witnesses", async () => {
    const answers: Record<string, Answer> = {};
    const { asked } = page(answers);
    await until(endsAt);
    const { freeze, paths } = await frozenWith(others);
    answers["yings.witness-path"] = paths;
    push("ying-freeze", freeze);
    await until(endsAt + 4_000);
    await settled(() => expect(asked("yings.witness-path")).toBe(3));
    expect(storedRound(betId).path).toBeNull();
    expect(heardTally()).toEqual({ heard: 0, rounds: 1 });
  });

  test("stores no path that does not lead to the root that it received", async () => {
    const answers: Record<string, Answer> = {};
    page(answers);
    await until(endsAt);
    const told = await frozenWith([...others, ...socket.said]);
    const heard = await frozenWith(others);
    answers["yings.witness-path"] = told.paths;
    push("ying-freeze", heard.freeze);
    await until(endsAt + 4_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(storedRound(betId).path).toBeNull();
  });

  test("asks for a path again where no answer came", async () => {
    const answers: Record<string, Answer> = {
      "yings.witness-path": () => {
        throw new Fault("network-lost");
      },
    };
    const { asked } = page(answers);
    await until(endsAt);
    const { freeze, paths } = await frozenWith(socket.said);
    push("ying-freeze", freeze);
    await until(endsAt + 4_000);
    await settled(() => expect(asked("yings.witness-path")).toBe(1));
    expect(storedRound(betId).path).toBeNull();
    answers["yings.witness-path"] = paths;
    await until(endsAt + 20_000);
    await settled(() => expect(storedRound(betId).path).not.toBeNull());
  });

  test("that missed the push reads the freeze, and has received it only then", async () => {
    const { freeze } = await frozenWith(others);
    const { seal: _, ...read } = freeze;
    const { asked } = page({ "yings.summary": () => ({ ...sealed, freeze: read }) });
    await until(endsAt + 3_999);
    expect(asked("yings.summary")).toBe(0);
    await until(endsAt + 8_100);
    expect(asked("yings.summary")).toBe(1);
    expect(storedRound(betId).freeze?.message).toEqual(freeze);
    expect(storedRound(betId).freeze?.heardAt.wall).toBeGreaterThanOrEqual(endsAt + 4_000);
  });

  test("that lost its connection over the end reads the freeze when it is back", async () => {
    const { freeze } = await frozenWith(others);
    const { seal: _, ...read } = freeze;
    page({ "yings.summary": () => ({ ...sealed, freeze: read }) });
    await until(endsAt + 1_500);
    socket.onReconnect();
    await settled(() => expect(storedRound(betId).freeze).not.toBeNull());
    // The push after it is not the first.
    push("ying-freeze", { ...freeze, head: "ee".repeat(32) });
    expect(storedRound(betId).freeze?.message).toEqual(freeze);
    expect(storedRound(betId).freeze?.heardAt.wall).toBeLessThan(endsAt + 2_500);
  });

  test("stops asking for a freeze that does not come", async () => {
    const { asked } = page();
    await until(endsAt + 600_000);
    expect(asked("yings.summary")).toBe(8);
  });

  test("reloaded before the freeze speaks of the witness it sent before", async () => {
    page();
    await until(endsAt - 1_500);
    stop();
    const answers: Record<string, Answer> = {};
    page(answers);
    await until(endsAt - 900);
    stop();
    const { freeze, paths } = await frozenWith(socket.said.slice(0, 2));
    const { seal: _, ...read } = freeze;
    await until(endsAt + 2_000);
    answers["yings.witness-path"] = paths;
    page(answers, { ...sealed, freeze: read });
    await until(endsAt + 6_000);
    await settled(() => expect(storedRound(betId).path?.value).toBe(socket.said[1]));
    expect(storedRound(betId).freeze?.heardAt.wall).toBe(endsAt + 2_000);
  });

  test("opened before the round learns of the seal when it opens", async () => {
    let isOpen = false;
    const answer = () => (isOpen ? sealed : summaryOf({ commitment: null }));
    page({ "yings.summary": answer }, summaryOf({ commitment: null }));
    isOpen = true;
    push("round-update", {});
    await until(endsAt);
    expect(socket.said).toHaveLength(3);
  });

  test("of a round of older rules says nothing and keeps nothing", async () => {
    const { asked } = page({}, summaryOf());
    await until(endsAt + 60_000);
    expect(socket.said).toEqual([]);
    expect(asked("yings.summary")).toBe(0);
    expect(storedRound(betId).atMs).toBe(0);
    expect(heardTally().rounds).toBe(0);
  });
});
