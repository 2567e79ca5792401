import { expect, test } from "vitest";
import { Fault } from "@/lib/contract/fault";
import { satang } from "@/lib/domain/money/money";
import type { StoreDeps } from "@/stores/_core/registry";
import { createAfCashs } from "@/stores/af-cashs";
import { entryOf, type Noun } from "../support/entry-of";

const summary = {
  slug: "34679cdf",
  clicks: 0,
  members: 0,
  stakes: satang(0),
  rate: 0.6,
  earned: satang(900_00),
};
const first = { summary, afMoney: satang(900_00), rows: [] };

/** Affiliate money whose transfers get these answers, one each; an Error is thrown. Other calls get no answer. */
function afCashsOf(...answers: unknown[]) {
  const keys: (string | undefined)[] = [];
  const call = async (noun: Noun, entry: string, args: { key?: string }) => {
    if ((await entryOf(noun, entry)).path !== "/af-cashs.move") throw new Fault("network-lost");
    keys.push(args.key);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const store = createAfCashs({ call: call as StoreDeps["call"] }, { session: null });
  store.getState().open(first);
  return { get: store.getState, keys };
}

const freely = <Done>(act: () => Promise<Done>) => act();
const moved = { money: satang(500_00), afMoney: satang(400_00) };

test("an answer that was lost is asked for again with the same key, so nothing moves twice", async () => {
  const { get, keys } = afCashsOf(new Fault("timeout"), moved);
  expect(await get().move(satang(500_00), freely)).toBe(false);
  expect(get().refusal).toBe("timeout");
  expect(await get().move(satang(500_00), freely)).toBe(true);
  expect(keys[1]).toBe(keys[0]);
  expect(get().overview?.afMoney).toBe(400_00);
});

test("a refusal is definite, and another amount another act: each has a key of its own", async () => {
  const { get, keys } = afCashsOf(new Fault("balance-too-low"), new Fault("timeout"), moved);
  await get().move(satang(500_00), freely);
  await get().move(satang(500_00), freely);
  await get().move(satang(600_00), freely);
  expect(new Set(keys).size).toBe(3);
});

test("asked for the PIN, the act is tried again with the same key", async () => {
  const { get, keys } = afCashsOf(new Fault("needs-pin"), moved);
  const confirmed = <Done>(act: () => Promise<Done>) => act().catch(() => act());
  expect(await get().move(satang(500_00), confirmed)).toBe(true);
  expect(keys[1]).toBe(keys[0]);
});

test("two presses move once", async () => {
  const { get, keys } = afCashsOf(moved);
  await Promise.all([get().move(satang(500_00), freely), get().move(satang(500_00), freely)]);
  expect(keys).toHaveLength(1);
});

test("a failed question leaves what was known and says that it may be old", async () => {
  const { get } = afCashsOf();
  await get().refresh();
  expect([get().overview, get().isStale]).toEqual([first, true]);
});
