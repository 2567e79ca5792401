import { describe, expect, test } from "vitest";
import { requestOtp } from "@/lib/contract/otps";
import { forgotPassword, login } from "@/lib/contract/users";
import { MINUTE_MS } from "@/lib/domain/time/time";
import { otp } from "@/upstream/db/schema/otps";
import { oneDatabase } from "../../support/database";
import {
  askForCode,
  forgot,
  NEW_PASSWORD,
  newAddress,
  newOwner,
  type Owner,
  resetBody,
} from "../../support/otps";
import { newIdentity, PASSWORD } from "../../support/people";
import { useService } from "../../support/use-service";

describe.each(oneDatabase)("one-time codes that strangers ask for on $kind", (kind) => {
  const open = useService(kind);

  test("by the number or the name alone use up nothing of the owner's, and open no way to guess", async () => {
    const service = open();
    const owner = await newOwner(service);
    const guess = (body: Partial<Owner>) =>
      service.call(requestOtp, { body: forgot({ ...owner, ...body }), headers: newAddress() });
    for (let at = 0; at < 12; at += 1) await guess({ userName: newIdentity().userName });
    for (let at = 0; at < 24; at += 1) await guess({ phoneNumber: newIdentity().phoneNumber });
    // A pair that does not belong together is answered as before, so that no answer reveals the right one.
    await guess({ userName: newIdentity().userName });
    expect((await askForCode(service, forgot(owner))).otpCode).toMatch(/^\d{6}$/);
    expect(
      (await askForCode(service, { ...forgot(owner), purpose: "confirm" }, owner.token)).otpCode,
    ).toMatch(/^\d{6}$/);
  });

  test("by both use up neither the codes of a signed-in owner nor those asked for on the owner's device", async () => {
    const service = open();
    const owner = await newOwner(service, "phone-of-the-owner");
    const asks = Array.from({ length: 5 }, (_, at) => ({
      ...{ ref: `stranger-${kind.kind}-${at}`, purpose: "forgot-password" as const, codeHash: "none" },
      ...{ userName: owner.userName, phoneNumber: owner.phoneNumber },
      ...{ createdAt: new Date(Date.now() - (at + 2) * MINUTE_MS), expiresAt: new Date() },
    }));
    await service.db.insert(otp).values(asks);
    const stranger = { body: forgot(owner), headers: newAddress() };
    expect((await service.refusal(requestOtp, stranger)).code).toBe("rate-limited");
    const onOwnDevice = {
      body: forgot(owner),
      headers: { ...newAddress(), "x-device-id": "phone-of-the-owner" },
    };
    expect((await service.call(requestOtp, onOwnDevice)).refOtpCode).toBeTruthy();
    const { otpCode } = await askForCode(service, { ...forgot(owner), purpose: "confirm" }, owner.token);
    expect(otpCode).toMatch(/^\d{6}$/);
  });

  test("leave the owner a way in on a new device while they keep the name locked", async () => {
    const service = open();
    const owner = await newOwner(service);
    const { userName } = owner;
    const guess = (password: string) => ({ body: { userName, password }, headers: newAddress() });
    for (let at = 0; at < 5; at += 1) await service.refusal(login, guess(`Wrong one #${at}`));
    expect((await service.refusal(login, guess(PASSWORD))).code).toBe("login-limit-reached");
    for (let at = 0; at < 12; at += 1) {
      const body = forgot({ ...owner, userName: newIdentity().userName });
      await service.call(requestOtp, { body, headers: newAddress() });
    }
    const code = await askForCode(service, forgot(owner));
    await service.call(forgotPassword, { body: resetBody(owner, code), headers: newAddress() });
    expect((await service.send(login, guess(NEW_PASSWORD))).auth).toBeTruthy();
  });
});
