import { expect, test } from "vitest";
import { Fault } from "@/lib/contract/fault";
import type { StoreDeps } from "@/stores/_core/registry";
import { createPhone } from "@/stores/member/phone";
import { createPinChange } from "@/stores/pin/change";
import { entryOf, type Noun } from "../../support/entry-of";

const sent = {
  refOtpCode: "ABCD-1",
  expiresAt: "2026-12-01T17:25:00+07:00",
  resendAt: "2026-12-01T17:16:00+07:00",
};
const atOnce = <Done>(act: () => Promise<Done>) => act();

function callOf(answer: (name: string, turn: number) => unknown) {
  const called: string[] = [];
  const call = async (noun: Noun, entry: string) => {
    const name = (await entryOf(noun, entry)).path.slice(1);
    called.push(name);
    return answer(name, called.length);
  };
  return { call: call as StoreDeps["call"], called };
}

test("a number is asked for behind the PIN, proven by its code, then put on file", async () => {
  const { call, called } = callOf((name) =>
    name === "otps.request" ? sent : { phoneNumber: "+66899999999" },
  );
  const state = createPhone({ call }).getState;
  let asked = 0;
  const confirmed = <Done>(act: () => Promise<Done>) => {
    asked += 1;
    return act();
  };
  expect(await state().ask("somchai9", "+66899999999", confirmed)).toBe(true);
  state().type("123456");
  expect(await state().verify(confirmed)).toMatchObject({ phoneNumber: "+66899999999" });
  expect(called).toEqual(["otps.request", "otps.verify", "users.phone-number.update"]);
  expect(asked).toBe(2);
  expect(state().sent).toBeNull();
});

test("a code that was right is not sent twice when the number could not be put on file at once", async () => {
  const { call, called } = callOf((name, turn) => {
    if (name === "otps.request") return sent;
    if (turn === 3) throw new Fault("network-lost");
    return { phoneNumber: "+66899999999" };
  });
  const state = createPhone({ call }).getState;
  await state().ask("somchai9", "+66899999999", atOnce);
  expect(await state().verify(atOnce)).toBeNull();
  expect(state().refusal).toEqual({ code: "network-lost" });
  expect(await state().verify(atOnce)).not.toBeNull();
  expect(called.filter((name) => name === "otps.verify")).toHaveLength(1);
});

test("closing the PIN sheet shows no message and sends nothing", async () => {
  const { call } = callOf(() => sent);
  const state = createPhone({ call }).getState;
  const refused = () => Promise.reject(new Fault("needs-pin"));
  expect(await state().ask("somchai9", "+66899999999", refused)).toBe(false);
  expect(state()).toMatchObject({ refusal: null, sent: null, isBusy: false });
});

test("another PIN whose answer was lost may hold when the old one is refused afterwards", async () => {
  const faults = [new Fault("password-wrong"), new Fault("timeout"), new Fault("password-wrong")];
  const { call } = callOf(() => {
    throw faults.shift();
  });
  const state = createPinChange({ call }).getState;
  const holds = [];
  for (let time = 0; time < 3; time++) {
    expect(await state().change("Old#Gold42", "New#Gold43")).toBe(false);
    holds.push(state().mayHold);
  }
  expect(holds).toEqual([false, false, true]);
});
