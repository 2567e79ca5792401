import { expect, test } from "vitest";
import { Fault } from "@/lib/contract/fault";
import type { StoreDeps } from "@/stores/_core/registry";
import { createBanks } from "@/stores/banks";
import { kasikorn, siam } from "../components/withdrawal/withdraw";
import { entryOf, type Noun } from "../support/dom/entry-of";

const asked = { bankCode: "KBANK", bankAccountNumber: "1234567890" };
const straight = <Done>(go: () => Promise<Done>) => go();

/** Bank accounts whose upstream answers by the call's name; an Error is thrown. */
function banksOf(answers: Record<string, unknown>) {
  const sent: { name: string; body: unknown }[] = [];
  const call = async (noun: Noun, entry: string, args?: { body?: unknown }) => {
    const name = (await entryOf(noun, entry)).path.slice(1);
    sent.push({ name, body: args?.body });
    if (answers[name] instanceof Error) throw answers[name];
    return answers[name];
  };
  const store = createBanks({ call: call as StoreDeps["call"] });
  return { get: store.getState, sent };
}

test("a refusal carries the server's own message", async () => {
  const message = "The account's name is not the name in your profile.";
  const { get } = banksOf({
    "users-banks.create": new Fault("bank-account-name-mismatch", undefined, message),
  });
  expect(await get().add(asked, straight)).toBe(false);
  expect(get().refusal).toEqual({ code: "bank-account-name-mismatch", message });
});

test.each([
  ["a message that only repeats its code", new Fault("bank-account-taken")],
  ["a network that is gone", new Fault("network-lost", undefined, "Network Error")],
  ["a PIN that was not given", new Fault("needs-pin", undefined, "needs the PIN")],
])("%s is left to the words of the code", async (_, fault) => {
  const { get } = banksOf({ "users-banks.create": fault, "users-banks.all": [] });
  await get().add(asked, straight);
  expect(get().refusal).toEqual({ code: fault.code, message: null });
});

test("after a lost answer the list shows the outcome", async () => {
  const { get } = banksOf({ "users-banks.create": new Fault("timeout"), "users-banks.all": [kasikorn] });
  expect(await get().add(asked, straight)).toBe(true);
  expect(get().refusal).toBeNull();
});

test("a member without a name on file gives it first", async () => {
  const { get, sent } = banksOf({ "users-infos.update": {}, "users-banks.create": kasikorn });
  expect(await get().add(asked, straight, "Somying Rakdee")).toBe(true);
  expect(sent).toEqual([
    { name: "users-infos.update", body: { name: "Somying Rakdee" } },
    { name: "users-banks.create", body: asked },
  ]);
});

test("two presses bind once", async () => {
  const { get, sent } = banksOf({ "users-banks.create": kasikorn });
  await Promise.all([get().add(asked, straight), get().add(asked, straight)]);
  expect(sent).toHaveLength(1);
});

test("a list that can't be read again stays as it was", async () => {
  const { get } = banksOf({ "users-banks.all": new Fault("network-lost") });
  get().open([siam]);
  await get().refresh();
  expect(get().accounts).toEqual([siam]);
});
