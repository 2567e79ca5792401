import { expect, test } from "vitest";
import type { Deposit } from "@/lib/contract/deposits";
import { Fault } from "@/lib/contract/fault";
import { satang } from "@/lib/domain/money/money";
import type { StoreDeps } from "@/stores/_core/registry";
import { createReports } from "@/stores/deposits/reports";
import { waiting } from "../../components/deposit/deposit";
import { entryOf, type Noun } from "../../support/dom/entry-of";

const reported: Deposit = { ...waiting, channel: "normal", prepareIndex: 0, prepareTotal: satang(500_25) };
const older: Deposit = { ...reported, id: "0b6b0c83-6a0a-4b5e-9a67-0f6de3d3a002" };
const transfer = {
  bankId: 1,
  channel: "mobile",
  channelName: "Mobile app",
  bankCode: "KBANK",
  bankAccountNumber: "1234567890",
  bankAccountName: "Somchai",
  amount: satang(500_25),
  depositAt: "2026-11-23T09:58:00+07:00",
};

/** A member's reports whose upstream gives these answers, one a call; an Error is thrown. */
function reportsOf(...answers: unknown[]) {
  const keys: (string | undefined)[] = [];
  const call = async (noun: Noun, entry: string, args: { key?: string }) => {
    await entryOf(noun, entry);
    keys.push(args.key);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const store = createReports({ call: call as StoreDeps["call"] }, { session: null });
  return { get: store.getState, keys };
}

test("a report stands first in the list at once", async () => {
  const { get } = reportsOf(reported);
  get().open([older]);
  expect(await get().report(transfer)).toBe(true);
  expect(get().rows.map(({ id }) => id)).toEqual([reported.id, older.id]);
});

test("a lost answer is asked for again with the same key, a refusal with a new one", async () => {
  const { get, keys } = reportsOf(new Fault("timeout"), new Fault("deposit-channel-closed"), reported);
  expect(await get().report(transfer)).toBe(false);
  expect(get().refusal).toBe("timeout");
  await get().report(transfer);
  expect(keys[1]).toBe(keys[0]);
  await get().report(transfer);
  expect(keys[2]).not.toBe(keys[1]);
  expect(get()).toMatchObject({ refusal: null, isSending: false });
});

test("two presses report once", async () => {
  const { get, keys } = reportsOf(reported);
  await Promise.all([get().report(transfer), get().report(transfer)]);
  expect(keys).toHaveLength(1);
});

test("a page rendered before the decision does not undo it, and a fresh report stays in view", async () => {
  const { get } = reportsOf(reported);
  get().open([{ ...older, status: "credited" }]);
  await get().report(transfer);
  get().open([older]);
  expect(get().rows.map(({ id, status }) => [id, status])).toEqual([
    [reported.id, "waiting"],
    [older.id, "credited"],
  ]);
});
