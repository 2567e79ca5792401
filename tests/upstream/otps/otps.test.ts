import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { isFault } from "@/lib/contract/fault";
import { requestOtp, verifyOtp } from "@/lib/contract/otps";
import {
  changePassword,
  confirmPin,
  forgotPassword,
  login,
  updatePhoneNumber,
  updateUsersInfos,
  usersInfos,
} from "@/lib/contract/users";
import { epochMs } from "@/lib/domain/time/time";
import { otp } from "@/upstream/db/schema/otps";
import { embeddedAlone, serversAlone } from "../../support/database";
import { askForCode, forgot, NEW_PASSWORD, newAddress, newOwner, resetBody, smsTo } from "../../support/otps";
import { newIdentity, PASSWORD } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

describe.each(embeddedAlone)("one-time codes on $kind", (kind) => {
  const open = useService(kind);

  test("set a new PIN once: every session ends, every lock is lifted, the phone gets a message", async () => {
    const service = open();
    const owner = await newOwner(service, "phone-of-the-owner");
    for (const deviceId of ["", "phone-of-the-owner"]) await lockLogin(service, owner.userName, deviceId);
    for (let time = 0; time < 5; time++) {
      await service.refusal(confirmPin, { body: { password: "Wrong one #1" }, token: owner.token });
    }
    const body = resetBody(owner, await askForCode(service, forgot(owner)));
    expect(await service.call(forgotPassword, { body, headers: newAddress() })).toEqual({});
    expect((await service.refusal(usersInfos, { token: owner.token })).code).toBe("unauthorized");
    expect((await service.refusal(forgotPassword, { body, headers: newAddress() })).code).toBe("otp-expired");
    for (const deviceId of ["another-phone", "phone-of-the-owner"]) {
      const old = { userName: owner.userName, password: PASSWORD };
      expect((await tryLogin(service, old, deviceId)).code).toBe("invalid login credential");
    }
    const { auth } = await service.send(login, {
      body: { userName: owner.userName, password: NEW_PASSWORD },
      headers: newAddress(),
    });
    await service.call(confirmPin, { body: { password: NEW_PASSWORD }, token: auth ?? "" });
    expect((await smsTo(service, owner.phoneNumber))[0]).toContain("ถูกเปลี่ยนแล้ว");
  });

  test("answer alike for a pair that belongs together and for those that don't, down to the fifth wrong code", async () => {
    const service = open();
    const owner = await newOwner(service);
    const stranger = newIdentity();
    const pairs = [
      owner,
      { ...stranger },
      { ...owner, phoneNumber: newIdentity().phoneNumber },
      { ...stranger, userName: "admin01" },
    ];
    const told = [];
    for (const { userName, phoneNumber } of pairs) {
      const ask = { userName, phoneNumber, purpose: "forgot-password" };
      const asked = await post(service, "otps.request", ask);
      const { refOtpCode, expiresAt, resendAt } = (asked.body as { data: Record<string, string> }).data;
      const sentCode = /\d{6}/.exec((await smsTo(service, phoneNumber))[0] ?? "")?.[0] ?? "000000";
      const otpCode = sentCode === "999999" ? "000000" : "999999";
      const reset = { userName, phoneNumber, refOtpCode, otpCode, newPassword: NEW_PASSWORD };
      const tries = [];
      for (let time = 0; time < 6; time++) tries.push(await post(service, "users.forgot-password", reset));
      const again = await post(service, "otps.request", ask);
      told.push({
        asked: [asked.status, Object.keys(asked.body as object), refOtpCode?.length],
        waits: [epochMs(expiresAt ?? "") - epochMs(resendAt ?? "")],
        tries: tries.map(({ status, body }) => ({ status, body })),
        again: [again.status, (again.body as { code: string }).code],
      });
    }
    for (const one of told) expect(one).toEqual(told[0]);
    expect(told[0]?.waits).toEqual([9 * 60_000]);
    expect(told[0]?.tries.map(({ body }) => body)).toEqual([
      ...[4, 3, 2, 1].map((triesLeft) => ({
        code: "otp-wrong",
        message: "otp-wrong",
        details: { triesLeft },
      })),
      ...Array(2).fill({ code: "otp-tries-used", message: "otp-tries-used" }),
    ]);
    expect(told[0]?.again).toEqual([429, "otp-too-soon"]);
    expect(await smsTo(service, owner.phoneNumber)).toHaveLength(1);
    for (const { phoneNumber } of pairs.slice(1)) expect(await smsTo(service, phoneNumber)).toEqual([]);
  });

  test("are good for the name, the number and the purpose they were asked for, for ten minutes", async () => {
    const service = open();
    const [owner, other] = [await newOwner(service), await newOwner(service)];
    const code = await askForCode(service, forgot(owner));
    const refused = async (body: object) =>
      (
        await service.refusal(forgotPassword, {
          body: { ...resetBody(owner, code), ...body },
          headers: newAddress(),
        })
      ).code;
    expect(await refused({ userName: other.userName })).toBe("otp-wrong");
    expect(await refused({ phoneNumber: other.phoneNumber })).toBe("otp-wrong");
    expect(await refused({ refOtpCode: "nobody-asked-for-this" })).toBe("otp-expired");
    const weak = { ...resetBody(owner, code), newPassword: "P@ssw0rd" };
    expect((await post(service, "users.forgot-password", weak)).body).toMatchObject({
      code: "invalid-input",
      details: { issues: [{ path: "body.newPassword", code: "password-too-weak" }] },
    });
    const verify = await service.refusal(verifyOtp, { body: code, token: owner.token });
    expect(verify.code).toBe("otp-wrong");
    await service.db
      .update(otp)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(otp.ref, code.refOtpCode));
    expect(await refused({})).toBe("otp-expired");
    const [row] = await service.db.select().from(otp).where(eq(otp.ref, code.refOtpCode));
    expect(JSON.stringify(row)).not.toContain(code.otpCode);
  });

  test("are sent anew after a minute, five an hour to a pair", async () => {
    const service = open();
    const owner = await newOwner(service);
    const ask = () => service.refusal(requestOtp, { body: forgot(owner), headers: newAddress() });
    await service.call(requestOtp, { body: forgot(owner), headers: newAddress() });
    const tooSoon = await ask();
    expect(isFault(tooSoon, "otp-too-soon") && tooSoon.details?.retryAfterSeconds).toBeGreaterThan(0);
    for (let sent = 2; sent <= 5; sent++) {
      await age(service, owner.userName, 61);
      await service.call(requestOtp, { body: forgot(owner), headers: newAddress() });
    }
    await age(service, owner.userName, 61);
    const limited = await ask();
    expect(isFault(limited, "rate-limited") && limited.details?.retryAfterSeconds).toBeGreaterThan(50 * 60);
    expect(await smsTo(service, owner.phoneNumber)).toHaveLength(5);
  });

  test("verify a member in place of the PIN, with their own code and for this session only", async () => {
    const service = open();
    const [owner, other] = [await newOwner(service), await newOwner(service)];
    await service.call(updateUsersInfos, { body: { email: "first@example.com" }, token: owner.token });
    const ask = { userName: owner.userName, phoneNumber: owner.phoneNumber, purpose: "confirm" as const };
    expect((await askForCode(service, ask, other.token)).otpCode).toBe("");
    await age(service, owner.userName, 61);
    const code = await askForCode(service, ask, owner.token);
    const change = { body: { email: "second@example.com" }, token: owner.token };
    expect((await service.refusal(updateUsersInfos, change)).code).toBe("needs-pin");
    expect((await service.refusal(verifyOtp, { body: code, token: other.token })).code).toBe("otp-wrong");
    const { confirmedUntil } = await service.call(verifyOtp, { body: code, token: owner.token });
    expect(epochMs(confirmedUntil) - Date.now()).toBeGreaterThan(4 * 60_000);
    expect(await service.call(updateUsersInfos, change)).toMatchObject(change.body);
    expect((await service.refusal(verifyOtp, { body: code, token: owner.token })).code).toBe("otp-expired");
  });

  test("another PIN needs the old one; this session stays and gets a fresh token, the others end", async () => {
    const service = open();
    const owner = await newOwner(service);
    const other = await service.send(login, { body: { userName: owner.userName, password: PASSWORD } });
    const change = (oldPassword: string) => ({
      body: { oldPassword, newPassword: NEW_PASSWORD },
      token: owner.token,
    });
    expect((await service.refusal(changePassword, change("Wrong one #1"))).code).toBe("password-wrong");
    const { auth } = await service.send(changePassword, change(PASSWORD));
    expect((await service.refusal(usersInfos, { token: other.auth ?? "" })).code).toBe("unauthorized");
    for (const token of [owner.token, auth ?? ""]) {
      expect((await service.call(usersInfos, { token })).userName).toBe(owner.userName);
    }
    const codes = [];
    for (let time = 0; time < 6; time++)
      codes.push((await service.refusal(changePassword, change(PASSWORD))).code);
    expect(codes).toEqual([...Array(4).fill("password-wrong"), "rate-limited", "rate-limited"]);
  });

  test("a changed PIN ends the codes that were under way", async () => {
    const service = open();
    const owner = await newOwner(service);
    const code = await askForCode(service, forgot(owner));
    const body = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await service.call(changePassword, { body, token: owner.token });
    const late = await service.refusal(forgotPassword, {
      body: resetBody(owner, code),
      headers: newAddress(),
    });
    expect(late.code).toBe("otp-expired");
  });

  test("a number is put on file after the PIN and by a code to the new one; the old one is told", async () => {
    const service = open();
    const owner = await newOwner(service);
    const { phoneNumber } = newIdentity();
    const ask = { userName: owner.userName, phoneNumber, purpose: "phone-number" as const };
    const update = { body: { phoneNumber }, token: owner.token };
    expect((await service.refusal(requestOtp, { body: ask })).code).toBe("unauthorized");
    expect((await service.refusal(requestOtp, { body: ask, token: owner.token })).code).toBe("needs-pin");
    expect((await service.refusal(updatePhoneNumber, update)).code).toBe("needs-pin");
    await service.call(confirmPin, { body: { password: PASSWORD }, token: owner.token });
    expect((await service.refusal(updatePhoneNumber, update)).code).toBe("otp-expired");
    const code = await askForCode(service, ask, owner.token);
    expect((await service.refusal(updatePhoneNumber, update)).code).toBe("otp-expired");
    await service.call(verifyOtp, { body: code, token: owner.token });
    const elsewhere = { body: { phoneNumber: newIdentity().phoneNumber }, token: owner.token };
    expect((await service.refusal(updatePhoneNumber, elsewhere)).code).toBe("otp-expired");
    expect(await service.call(updatePhoneNumber, update)).toMatchObject({ phoneNumber });
    expect((await smsTo(service, owner.phoneNumber))[0]).toContain("เบอร์โทรศัพท์");
  });

  test("codes that merely ended prove no number", async () => {
    const service = open();
    const owner = await newOwner(service);
    const { phoneNumber } = newIdentity();
    await service.call(confirmPin, { body: { password: PASSWORD }, token: owner.token });
    await askForCode(
      service,
      { userName: owner.userName, phoneNumber, purpose: "phone-number" },
      owner.token,
    );
    const body = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await service.call(changePassword, { body, token: owner.token });
    const refused = await service.refusal(updatePhoneNumber, { body: { phoneNumber }, token: owner.token });
    expect(refused.code).toBe("otp-expired");
  });

  test("a number that another member has is said to be taken only to whoever holds it", async () => {
    const service = open();
    const [owner, other] = [await newOwner(service), await newOwner(service)];
    const { phoneNumber } = other;
    await service.call(confirmPin, { body: { password: PASSWORD }, token: owner.token });
    const ask = { userName: owner.userName, phoneNumber, purpose: "phone-number" as const };
    const code = await askForCode(service, ask, owner.token);
    expect(code.otpCode).toMatch(/^\d{6}$/);
    await service.call(verifyOtp, { body: code, token: owner.token });
    const taken = await service.refusal(updatePhoneNumber, { body: { phoneNumber }, token: owner.token });
    expect(taken.code).toBe("phone-taken");
  });
});

describe.each(serversAlone)("one-time codes in a crowd on $kind", (kind) => {
  const open = useService(kind);

  test("typed thirty times at once are weighed five times", async () => {
    const service = open();
    const owner = await newOwner(service);
    const code = await askForCode(service, forgot(owner));
    const wrong = code.otpCode === "111111" ? "222222" : "111111";
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () =>
        service.refusal(forgotPassword, {
          body: { ...resetBody(owner, code), otpCode: wrong },
          headers: newAddress(),
        }),
      ),
    );
    expect(guesses.filter(({ code: told }) => told === "otp-wrong")).toHaveLength(4);
    const right = await service.refusal(forgotPassword, {
      body: resetBody(owner, code),
      headers: newAddress(),
    });
    expect(right.code).toBe("otp-tries-used");
  });

  test("asked for ten times at once go out once", async () => {
    const service = open();
    const owner = await newOwner(service);
    const ask = () => service.call(requestOtp, { body: forgot(owner), headers: newAddress() });
    const asked = await Promise.allSettled(Array.from({ length: 10 }, ask));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await smsTo(service, owner.phoneNumber)).toHaveLength(1);
  });

  test("set one PIN when the right one is sent twice at once", async () => {
    const service = open();
    const owner = await newOwner(service);
    const body = resetBody(owner, await askForCode(service, forgot(owner)));
    const reset = () => service.call(forgotPassword, { body, headers: newAddress() });
    const done = await Promise.allSettled([reset(), reset(), reset()]);
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

const post = (service: TestService, call: string, body: object) =>
  service.wire("POST", `/api/${call}`, body, newAddress());

const tryLogin = (service: TestService, body: { userName: string; password: string }, deviceId: string) =>
  service.refusal(login, { body, headers: { ...newAddress(), "x-device-id": deviceId } });

async function lockLogin(service: TestService, userName: string, deviceId: string): Promise<void> {
  let last = "";
  for (let time = 0; time < 5; time++) {
    last = (await tryLogin(service, { userName, password: `Wrong one #${time}` }, deviceId)).code;
  }
  expect(last).toBe("login-limit-reached");
}

/** Lets this many seconds pass for a name's requests. */
const age = (service: TestService, userName: string, seconds: number) =>
  service.db.execute(
    sql`UPDATE otp SET created_at = created_at - ${seconds} * interval '1 second' WHERE user_name = ${userName}`,
  );
