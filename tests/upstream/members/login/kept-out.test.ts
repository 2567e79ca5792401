import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createLoginCode, exchangeLoginCode } from "@/lib/contract/login-codes";
import { requestOtp } from "@/lib/contract/otps";
import {
  passkeyLoginOptions,
  passkeyLoginVerify,
  passkeyRegisterOptions,
  passkeyRegisterVerify,
} from "@/lib/contract/passkeys";
import { confirmPin, lineLogin, login } from "@/lib/contract/users";
import { HOUR_MS, MINUTE_MS } from "@/lib/domain/time/time";
import { loginFailure, member } from "@/upstream/db/schema/members";
import { otp } from "@/upstream/db/schema/otps";
import { oneDatabase } from "../../../support/database/database";
import type { TestService } from "../../../support/service/service";
import { useService } from "../../../support/service/use-service";
import { Authenticator } from "../../../support/world/authenticator";
import { wordOf } from "../../../support/world/logins";
import { forgot, newAddress, newOwner, type Owner } from "../../../support/world/otps";
import { PASSWORD } from "../../../support/world/people";

const site = "http://localhost:3000";

/** All that a stranger can do who knows the name and the phone number: the name is locked for a day, its codes are used up. */
async function shutOut(service: TestService, { userName, phoneNumber }: Owner): Promise<void> {
  await service.db
    .insert(loginFailure)
    .values({ key: userName, failures: 0, locks: 9, lockedUntil: new Date(Date.now() + 24 * HOUR_MS) });
  const asks = Array.from({ length: 10 }, (_, at) => ({
    ...{
      ref: `${userName}-${at}`,
      purpose: "forgot-password" as const,
      codeHash: "none",
      userName,
      phoneNumber,
    },
    ...{ createdAt: new Date(Date.now() - (at + 1) * 5 * MINUTE_MS), expiresAt: new Date() },
  }));
  await service.db.insert(otp).values(asks);
}

type Headers = Record<string, string>;
/** Ways to have signed in on a device; none has typed the PIN there since. */
const ways: Record<string, (service: TestService, owner: Owner, headers: Headers) => Promise<unknown>> = {
  "by the PIN": (service, { userName }, headers) =>
    service.send(login, { body: { userName, password: PASSWORD }, headers }),
  "by LINE": async (service, { uuid }, headers) => {
    const { lineId, word } = await wordOf(service);
    await service.db.update(member).set({ lineUid: lineId }).where(eq(member.uuid, uuid));
    await service.send(lineLogin, { body: { lineId }, headers: { ...headers, "line-id-token": word } });
  },
  "by a code from a partner's frame": async (service, { userName }, headers) => {
    const body = { userName, password: PASSWORD };
    const { code } = await service.call(createLoginCode, { body, headers: newAddress() });
    await service.send(exchangeLoginCode, { body: { code }, headers });
  },
};

describe.each(oneDatabase)("strangers who know name and number on $kind", (kind) => {
  const open = useService(kind);

  async function expectOpen(service: TestService, owner: Owner, deviceId: string): Promise<void> {
    const { userName } = owner;
    const headers = () => ({ ...newAddress(), "x-device-id": deviceId });
    const code = await service.call(requestOtp, { body: forgot(owner), headers: headers() });
    expect(code.refOtpCode, "a code for a forgotten PIN").toBeTruthy();
    const body = { userName, password: PASSWORD };
    expect((await service.send(login, { body, headers: headers() })).auth, "the PIN").toBeTruthy();
  }

  test.each(Object.keys(ways))(
    "keep no owner out on a device that they signed in on before %s",
    async (way) => {
      const service = open();
      const owner = await newOwner(service);
      const deviceId = `device ${way}`;
      await ways[way]?.(service, owner, { ...newAddress(), "x-device-id": deviceId, "x-site-origin": site });
      await shutOut(service, owner);
      // The control: on any other device the owner is kept out.
      const elsewhere = { ...newAddress(), "x-device-id": "another" };
      const body = { userName: owner.userName, password: PASSWORD };
      expect((await service.refusal(login, { body, headers: elsewhere })).code).toBe("login-limit-reached");
      const asked = await service.refusal(requestOtp, { body: forgot(owner), headers: elsewhere });
      expect(asked.code).toBe("rate-limited");
      await expectOpen(service, owner, deviceId);
    },
  );

  test("keep no owner out on a new device with a passkey", async () => {
    const service = open();
    const owner = await newOwner(service);
    const headers = { ...newAddress(), "x-device-id": "new-phone", "x-site-origin": site };
    const device = new Authenticator(site);
    await service.call(confirmPin, { body: { password: PASSWORD }, token: owner.token });
    const begun = await service.call(passkeyRegisterOptions, { token: owner.token, headers });
    await service.call(passkeyRegisterVerify, {
      body: { challengeId: begun.challengeId, response: device.create(begun.options), name: "phone" },
      token: owner.token,
      headers,
    });
    await shutOut(service, owner);
    const { challengeId, options } = await service.call(passkeyLoginOptions, { headers });
    const body = { challengeId, response: device.sign(options) };
    expect((await service.send(passkeyLoginVerify, { body, headers })).auth).toBeTruthy();
    await expectOpen(service, owner, "new-phone");
  });
});
