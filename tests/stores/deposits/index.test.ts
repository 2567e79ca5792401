import { expect, test } from "vitest";
import type { Deposit } from "@/lib/contract/deposits";
import { Fault } from "@/lib/contract/fault";
import { satang } from "@/lib/domain/money/money";
import type { StoreDeps } from "@/stores/_core/registry";
import { createDeposits, playedAmount } from "@/stores/deposits";
import { coins, waiting } from "../../components/deposit/deposit";
import { entryOf, type Noun } from "../../support/dom/entry-of";

interface Sent {
  name: string;
  body: unknown;
  key: string | undefined;
}

const order = { channel: "fast", bankId: 1, amount: satang(300_00) } as const;

/** A member's deposits whose upstream gives these answers, one a call; an Error is thrown. */
function depositsOf(...answers: unknown[]) {
  const sent: Sent[] = [];
  const call = async (noun: Noun, entry: string, args: { body?: unknown; key?: string }) => {
    sent.push({ name: (await entryOf(noun, entry)).path.slice(1), body: args.body, key: args.key });
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const store = createDeposits({ call: call as StoreDeps["call"] }, { session: null });
  return { get: store.getState, sent };
}

test("an answer that was lost is asked for again with the same key, so no second total is reserved", async () => {
  const { get, sent } = depositsOf(new Fault("timeout"), waiting);
  expect(await get().create(order)).toBeNull();
  expect(get().refusal).toBe("timeout");
  expect(await get().create(order)).toBe(waiting.id);
  expect(sent[0]?.key).toMatch(/^[\w-]{16,64}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test("a refusal is definite: the next try is a new act with a new key", async () => {
  const { get, sent } = depositsOf(new Fault("try-another-amount"), waiting);
  await get().create(order);
  await get().create(order);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test("a request that lives already is as good as a new one", async () => {
  const { get } = depositsOf(new Fault("deposit-live-already", { id: waiting.id }));
  expect(await get().create(order)).toBe(waiting.id);
  expect(get().refusal).toBeNull();
});

test("two presses reserve once", async () => {
  const { get, sent } = depositsOf(waiting);
  await Promise.all([get().create(order), get().create(order)]);
  expect(sent).toHaveLength(1);
});

test("a slow answer from before the money came does not undo the credit", async () => {
  const { get } = depositsOf(waiting);
  get().open({ ...waiting, status: "credited" });
  await get().check();
  expect(get().deposit?.status).toBe("credited");
});

test("a check that reaches nobody says so and keeps the request", async () => {
  const { get } = depositsOf(new Fault("network-lost"), waiting);
  get().open(waiting);
  await get().check();
  expect(get()).toMatchObject({ isLost: true, deposit: waiting, doing: "nothing" });
  await get().check();
  expect(get().isLost).toBe(false);
});

test("an answer that does not repeat the account to pay to leaves the one on the screen", async () => {
  const { account: _account, ...bare } = waiting;
  const { get } = depositsOf(bare, { ...bare, status: "cancelled" });
  get().open(waiting);
  await get().check();
  expect(get().deposit?.account).toEqual(waiting.account);
  await get().cancel();
  expect(get().deposit).toMatchObject({ status: "cancelled", account: waiting.account });
});

test("a push during a check asks once more after it, however many come", async () => {
  let answer: (deposit: Deposit) => void = () => undefined;
  const slow = new Promise<Deposit>((resolve) => (answer = resolve));
  const { get, sent } = depositsOf(slow, { ...waiting, status: "credited" });
  get().open(waiting);
  const first = get().check();
  const pushed = [get().check(), get().check()];
  answer(waiting);
  await Promise.all([first, ...pushed]);
  expect(sent).toHaveLength(2);
  expect(get()).toMatchObject({ deposit: { status: "credited" }, doing: "nothing" });
});

test("a late answer for a request that left the screen does not replace the one that is on it", async () => {
  let answer: (deposit: Deposit) => void = () => undefined;
  const slow = new Promise<Deposit>((resolve) => (answer = resolve));
  const other = { ...waiting, id: "0b6b0c83-6a0a-4b5e-9a67-0f6de3d3a002" };
  const { get, sent } = depositsOf(slow, { ...other, status: "credited" });
  get().open(waiting);
  const first = get().check();
  get().open(other);
  const second = get().check();
  answer(waiting);
  await Promise.all([first, second]);
  expect(get().deposit).toEqual({ ...other, status: "credited" });
  expect(sent).toHaveLength(2);
});

test.each(["upstream-unreachable", "upstream-garbled", "internal-error"] as const)(
  "%s leaves it open whether a total was reserved: the key stays",
  async (code) => {
    const { get, sent } = depositsOf(new Fault(code), waiting);
    await get().create(order);
    await get().create(order);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  },
);

test("a cancel that comes too late shows what became of the request instead", async () => {
  const { get } = depositsOf(new Fault("deposit-not-live"), { ...waiting, status: "credited" });
  get().open(waiting);
  await get().cancel();
  expect(get()).toMatchObject({
    refusal: "deposit-not-live",
    doing: "nothing",
    deposit: { status: "credited" },
  });
});

test.each([
  ["exact", 300_07, undefined],
  ["wrong", 300_00, undefined],
  ["late", 300_07, true],
] as const)("playing the bank %s sends %d satang", async (played, amount, late) => {
  const { get, sent } = depositsOf({ matched: played === "exact" }, waiting);
  get().open(waiting);
  await get().transfer(played);
  expect(playedAmount(waiting, played)).toBe(amount);
  expect(sent[0]).toMatchObject({
    name: "simulators.transfer",
    body: { depositId: waiting.id, account: "012-3-45678-9", amount, ...(late && { late }) },
  });
});

test.each([
  [order, "deposits.fast.create", { bankId: 1, prepareAmount: 300_00 }],
  [{ channel: "qrcode", amount: order.amount }, "deposits.qrcode.create", { prepareAmount: 300_00 }],
  [{ channel: "truemoney", amount: satang(300_00) }, "deposits.truemoney.create", { prepareAmount: 300_00 }],
  [
    { channel: "crypto", amount: satang(300_00), coin: "USDT", chain: "TRC20" },
    "deposits.crypto.create",
    { prepareAmount: 300_00, coin: "USDT", chain: "TRC20" },
  ],
] as const)("an order goes to the call of its channel: %j", async (wanted, name, body) => {
  const { get, sent } = depositsOf(waiting);
  await get().create(wanted);
  expect(sent[0]).toMatchObject({ name, body });
});

const claim = { amount: satang(300_50), transferredAt: "2026-11-23T10:05:00+07:00" };

test("a claim for a request that still waits gives the request up first", async () => {
  const { get, sent } = depositsOf({ ...waiting, status: "cancelled" }, { ...waiting, status: "claimed" });
  get().open(waiting);
  expect(await get().claim(claim)).toBe(true);
  expect(sent.map(({ name }) => name)).toEqual(["deposits.cancel", "deposits.claim"]);
  expect(sent[1]?.body).toEqual({ id: waiting.id, ...claim });
  expect(get().deposit?.status).toBe("claimed");
});

test("money that arrived while it was being claimed shows as credited instead", async () => {
  const { get } = depositsOf(new Fault("deposit-not-live"), { ...waiting, status: "credited" });
  get().open(waiting);
  expect(await get().claim(claim)).toBe(false);
  expect(get()).toMatchObject({ deposit: { status: "credited" }, doing: "nothing" });
});

test("a claim for a request that is over is one call", async () => {
  const { get, sent } = depositsOf({ ...waiting, status: "claimed" });
  get().open({ ...waiting, status: "expired" });
  expect(await get().claim(claim)).toBe(true);
  expect(sent.map(({ name }) => name)).toEqual(["deposits.claim"]);
});

test("coins are sent as coins, to the address", async () => {
  const { get, sent } = depositsOf(
    { matched: false, why: "unconfirmed", confirmations: 0, needed: 3 },
    coins,
  );
  get().open(coins);
  await get().transfer("exact");
  expect(sent[0]?.body).toEqual({ depositId: coins.id, account: "TXb3address", coinAmount: "8.250001" });
});
