import { expect, test, vi } from "vitest";
import { Fault } from "@/lib/contract/fault";
import type { StoreDeps } from "@/stores/_core/registry";
import { createPin } from "@/stores/pin";

/** The PIN's store with an upstream that accepts this password only. */
function pinOf(right = "Right one #2026") {
  const call = async (_noun: unknown, _entry: unknown, { body }: { body: { password: string } }) => {
    if (body.password !== right) throw new Fault("password-wrong");
    return { confirmedUntil: "2026-12-01T12:00:00+07:00" };
  };
  return createPin({ call: call as unknown as StoreDeps["call"] });
}

/** An action that requires the PIN the first time. */
const guardedAct = () => vi.fn().mockRejectedValueOnce(new Fault("needs-pin")).mockResolvedValue("done");

test("an act that needs no PIN goes through, its refusal too, and nobody is asked", async () => {
  const pin = pinOf();
  expect(await pin.getState().confirmed(async () => "done")).toBe("done");
  await expect(pin.getState().confirmed(() => Promise.reject(new Fault("balance-too-low")))).rejects.toThrow(
    "balance-too-low",
  );
  expect(pin.getState().isAsked).toBe(false);
});

test("an action that needs it waits, reports a wrong PIN, and continues with the right one", async () => {
  const pin = pinOf();
  const act = guardedAct();
  const result = pin.getState().confirmed(act);
  await vi.waitFor(() => expect(pin.getState().isAsked).toBe(true));
  await pin.getState().enter("Wrong one #2026");
  expect(pin.getState()).toMatchObject({ isAsked: true, isBusy: false, refusal: "password-wrong" });
  await pin.getState().enter("Right one #2026");
  expect(await result).toBe("done");
  expect(act).toHaveBeenCalledTimes(2);
  expect(pin.getState()).toMatchObject({ isAsked: false, refusal: null });
});

test("without a PIN the act is refused and was tried once", async () => {
  const pin = pinOf();
  const act = guardedAct();
  const result = pin.getState().confirmed(act);
  await vi.waitFor(() => expect(pin.getState().isAsked).toBe(true));
  pin.getState().dismiss();
  await expect(result).rejects.toThrow("needs-pin");
  expect(act).toHaveBeenCalledTimes(1);
  expect(pin.getState().isAsked).toBe(false);
});
