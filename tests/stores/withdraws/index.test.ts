import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Fault } from "@/lib/contract/fault";
import type { Withdraw } from "@/lib/contract/withdraws";
import { satang } from "@/lib/domain/money/money";
import type { StoreDeps } from "@/stores/_core/registry";
import { createPin } from "@/stores/pin";
import { createWithdraws } from "@/stores/withdraws";
import { met, open, paid, pending, rejected } from "../../components/withdrawal/withdraw";
import { entryOf, type Noun } from "../../support/entry-of";

interface Sent {
  name: string;
  key: string | undefined;
}

const act = { bankId: 7, amount: satang(500_00) };
const straight = <Done>(go: () => Promise<Done>) => go();
const pageOf = (...items: Withdraw[]) => ({ items, nextCursor: null });

/** A member's withdrawals whose upstream answers by the call's name; a list of answers is used up one by one. */
function withdrawsOf(answers: Record<string, unknown[]>) {
  const sent: Sent[] = [];
  const call = async (noun: Noun, entry: string, args?: { key?: string }) => {
    const name = (await entryOf(noun, entry)).path.slice(1);
    sent.push({ name, key: args?.key });
    const left = answers[name] ?? [];
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const needs: StoreDeps = { call: call as StoreDeps["call"] };
  return {
    get: createWithdraws(needs, { session: null }).getState,
    sent,
    created: () => sent.filter(({ name }) => name === "withdraws.create"),
    pin: createPin(needs),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("asking for money", () => {
  test("shows the new one first and follows it", async () => {
    const { get } = withdrawsOf({ "withdraws.create": [pending] });
    const earlier = { ...paid, id: "earlier" };
    get().open(pageOf(earlier), met);
    expect(await get().send(act, straight)).toBe(true);
    expect(get()).toMatchObject({ followed: pending.id, asking: { state: "draft" } });
    expect(get().list?.items.map(({ id }) => id)).toEqual([pending.id, "earlier"]);
  });

  test("two presses ask once", async () => {
    const { get, created } = withdrawsOf({ "withdraws.create": [pending] });
    await Promise.all([get().send(act, straight), get().send(act, straight)]);
    expect(created()).toHaveLength(1);
  });

  test("a lost answer is asked about by the same key until it is definite, and never shown as a refusal", async () => {
    const { get, created } = withdrawsOf({
      "withdraws.create": [new Fault("network-lost"), new Fault("timeout"), pending],
    });
    const sending = get().send(act, straight);
    await vi.advanceTimersByTimeAsync(0);
    expect(get().asking).toEqual({ state: "unknown" });
    expect(await get().send(act, straight)).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await sending).toBe(true);
    expect(created()).toHaveLength(3);
    expect(new Set(created().map(({ key }) => key)).size).toBe(1);
  });

  test("back on the network it is asked at once", async () => {
    const { get, created } = withdrawsOf({ "withdraws.create": [new Fault("network-lost"), pending] });
    const sending = get().send(act, straight);
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event("online"));
    expect(await sending).toBe(true);
    expect(created()).toHaveLength(2);
  });

  test("the PIN comes between two tries of one key", async () => {
    const { get, created, pin } = withdrawsOf({
      "withdraws.create": [new Fault("needs-pin"), pending],
      "users.confirm-pin": [{}],
    });
    const sending = get().send(act, pin.getState().confirmed);
    await vi.advanceTimersByTimeAsync(0);
    expect(pin.getState().isAsked).toBe(true);
    await pin.getState().enter("right");
    expect(await sending).toBe(true);
    const [one, other] = created();
    expect(one?.key).toMatch(/^[\w-]{16,64}$/);
    expect(other?.key).toBe(one?.key);
  });

  test("without the PIN nothing was done; the next press is the same act", async () => {
    const { get, created } = withdrawsOf({ "withdraws.create": [new Fault("needs-pin"), pending] });
    expect(await get().send(act, straight)).toBe(false);
    expect(get().asking).toEqual({ state: "refused", code: "needs-pin", until: null });
    await get().send(act, straight);
    expect(created()[1]?.key).toBe(created()[0]?.key);
  });

  test.each([
    "withdraw-system-error",
    "withdraw-account-mismatch",
    "withdraw-pending-already",
    "withdraw-day-limit-reached",
    "withdraw-amount-too-high",
    "withdraw-count-limit-reached",
    "turnover-not-met",
  ] as const)("%s is a definite no: said, looked into, and the next try has a new key", async (code) => {
    const { get, created, sent } = withdrawsOf({
      "withdraws.create": [new Fault(code), pending],
      "withdraws.all": [pageOf()],
      "turnovers.one": [open],
    });
    expect(await get().send(act, straight)).toBe(false);
    expect(get().asking).toEqual({ state: "refused", code, until: null });
    await get().refresh();
    expect(sent.map(({ name }) => name)).toContain("withdraws.all");
    expect(get().turnover).toEqual(open);
    await get().send(act, straight);
    expect(created()[1]?.key).not.toBe(created()[0]?.key);
  });
});

describe("following one", () => {
  test("a slow answer from before its end does not take it back", async () => {
    const { get } = withdrawsOf({ "withdraws.all": [pageOf(paid), pageOf(pending)], "turnovers.one": [met] });
    get().open(pageOf(pending), met);
    await get().refresh();
    await get().refresh();
    expect(get().list?.items).toEqual([paid]);
    expect(get().followed).toBe(paid.id);
  });

  test("what is over stays in view until it is left", async () => {
    const { get } = withdrawsOf({ "withdraws.all": [pageOf(rejected)], "turnovers.one": [met] });
    get().open(pageOf(pending), met);
    await get().refresh();
    expect(get().followed).toBe(rejected.id);
    get().leave();
    expect(get().followed).toBeNull();
  });

  test("a look that reaches nobody says so and keeps what is known", async () => {
    const lost = new Fault("network-lost");
    const { get } = withdrawsOf({ "withdraws.all": [lost, pageOf(paid)], "turnovers.one": [lost, met] });
    get().open(pageOf(pending), open);
    await get().refresh();
    expect(get()).toMatchObject({ isLost: true, turnover: open });
    expect(get().list?.items).toEqual([pending]);
    await get().refresh();
    expect(get().isLost).toBe(false);
  });

  test("several hints at once ask no more than twice", async () => {
    const { get, sent } = withdrawsOf({ "withdraws.all": [pageOf(pending)], "turnovers.one": [met] });
    await Promise.all([get().refresh(), get().refresh(), get().refresh()]);
    expect(sent.filter(({ name }) => name === "withdraws.all")).toHaveLength(2);
  });

  test("a page that comes back older than what is known asks again", async () => {
    const { get } = withdrawsOf({ "withdraws.all": [pageOf(pending)], "turnovers.one": [met] });
    get().open(pageOf(), met);
    await get().refresh();
    get().open(pageOf(), met);
    expect(get().list?.items).toEqual([pending]);
    expect(get().followed).toBe(pending.id);
  });
});

describe("the list", () => {
  const earlier = { ...paid, id: "earlier" };

  test("grows by a page, without repeats", async () => {
    const { get } = withdrawsOf({ "withdraws.all": [{ items: [paid, earlier], nextCursor: null }] });
    get().open({ items: [paid], nextCursor: "1" }, met);
    await get().more();
    expect(get().list).toMatchObject({ state: "ready", nextCursor: null });
    expect(get().list?.items).toEqual([paid, earlier]);
    await get().more();
  });

  test("a page that fails leaves the earlier ones", async () => {
    const { get } = withdrawsOf({ "withdraws.all": [new Fault("timeout")] });
    get().open({ items: [paid], nextCursor: "1" }, met);
    await get().more();
    expect(get().list).toMatchObject({ state: "failed", items: [paid], nextCursor: "1" });
  });

  test("a fresh head keeps the pages below it", async () => {
    const { get } = withdrawsOf({
      "withdraws.all": [
        { items: [earlier], nextCursor: null },
        { items: [pending, paid], nextCursor: "1" },
      ],
      "turnovers.one": [met],
    });
    const done = { ...paid, id: "done" };
    get().open({ items: [done], nextCursor: "1" }, met);
    await get().more();
    expect(get().list?.items.map(({ id }) => id)).toEqual(["done", "earlier"]);
  });
});
