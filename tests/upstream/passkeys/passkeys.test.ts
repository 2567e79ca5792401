import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  allPasskeys,
  passkeyConfirmOptions,
  passkeyConfirmVerify,
  passkeyLoginOptions,
  passkeyLoginVerify,
  passkeyRegisterOptions,
  passkeyRegisterVerify,
  removePasskey,
} from "@/lib/contract/passkeys";
import { confirmPin, updateUsersInfos, usersInfos } from "@/lib/contract/users";
import { MOST_PASSKEYS } from "@/lib/domain/members/passkey";
import { member } from "@/upstream/db/schema/members";
import { passkey } from "@/upstream/db/schema/passkeys";
import { type Asked, Authenticator } from "../../support/authenticator";
import { embeddedAlone } from "../../support/database";
import { PASSWORD, type Person, signUp } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

const SITE = "http://localhost:3000";
const onSite = { headers: { "x-site-origin": SITE, "x-client-ip": "203.0.113.77" } };

describe.each(embeddedAlone)("a passkey on $kind", (kind) => {
  const open = useService(kind);

  test("is added behind the PIN and signs its owner in, whom nobody named", async () => {
    const service = open();
    const person = await signUp(service);
    const { token } = person;
    expect((await service.refusal(passkeyRegisterOptions, { token, ...onSite })).code).toBe("needs-pin");
    const device = await withPasskey(service, person, "My phone");
    expect(await service.call(allPasskeys, { token })).toMatchObject([{ name: "My phone", usedAt: null }]);

    const asked = await service.call(passkeyLoginOptions, onSite);
    expect(asked.options).not.toHaveProperty("allowCredentials.0");
    const { reply, auth } = await login(service, asked, device);
    expect(reply.userName).toBe(person.userName);
    expect((await service.call(usersInfos, { token: auth ?? "" })).userName).toBe(person.userName);
    expect((await service.call(allPasskeys, { token }))[0]?.usedAt).toBeTruthy();
  });

  test("confirms what asks for the PIN, on this session alone", async () => {
    const service = open();
    const person = await signUp(service);
    const { token } = person;
    await service.call(updateUsersInfos, { body: { email: "first@example.com" }, token });
    const device = await withPasskey(service, person);
    await service.db.execute(sql`UPDATE session SET confirmed_until = NULL WHERE member = ${person.uuid}`);
    const change = { body: { email: "new@example.com" }, token };
    expect((await service.refusal(updateUsersInfos, change)).code).toBe("needs-pin");
    const { challengeId, options } = await service.call(passkeyConfirmOptions, { token, ...onSite });
    const body = { challengeId, response: device.sign(options) };
    await service.call(passkeyConfirmVerify, { body, token, ...onSite });
    expect(await service.call(updateUsersInfos, change)).toMatchObject(change.body);
    expect((await service.refusal(passkeyConfirmVerify, { body, token, ...onSite })).code).toBe(
      "passkey-refused",
    );
  });

  test("answers a question once, in its five minutes, and none that was asked for something else", async () => {
    const service = open();
    const person = await signUp(service);
    const device = await withPasskey(service, person);
    const asked = await service.call(passkeyLoginOptions, onSite);
    const body = { challengeId: asked.challengeId, response: device.sign(asked.options) };
    await service.send(passkeyLoginVerify, { body, ...onSite });
    await expectRefused(service, body);

    const late = await service.call(passkeyLoginOptions, onSite);
    await service.db.execute(sql`UPDATE passkey_challenge SET expires_at = clock_timestamp()`);
    await expectRefused(service, { challengeId: late.challengeId, response: device.sign(late.options) });

    const { token } = person;
    const confirm = await service.call(passkeyConfirmOptions, { token, ...onSite });
    await expectRefused(service, {
      challengeId: confirm.challengeId,
      response: device.sign(confirm.options),
    });
  });

  const hostile: [string, (device: Authenticator, asked: Asked) => ReturnType<Authenticator["sign"]>][] = [
    [
      "whose count has not grown, as a copy's",
      (device, asked) => {
        device.counter = -1;
        return device.sign(asked);
      },
    ],
    [
      "without user verification",
      (device, asked) => {
        device.verifiesOwner = false;
        return device.sign(asked);
      },
    ],
    ["for another question", (device, asked) => device.sign({ ...asked, challenge: "c29tZXRoaW5nIGVsc2U" })],
    ["for another site", (device, asked) => device.sign({ ...asked, rpId: "evil.example" })],
    ["that nobody here has", (_, asked) => new Authenticator().sign(asked)],
    [
      "that was changed on its way",
      (device, asked) => {
        const { response, ...rest } = device.sign(asked);
        return { ...rest, response: { ...response, signature: "AAAA" } };
      },
    ],
  ];
  test.each(hostile)("does not take a signature %s", async (_, answer) => {
    const service = open();
    const device = await withPasskey(service, await signUp(service));
    const first = await service.call(passkeyLoginOptions, onSite);
    await login(service, first, device);
    const asked = await service.call(passkeyLoginOptions, onSite);
    await expectRefused(service, { challengeId: asked.challengeId, response: answer(device, asked.options) });
  });

  test("is refused beyond ten of a member, to two registrations at once as well", async () => {
    const service = open();
    const person = await signUp(service);
    const { token } = person;
    for (let made = 1; made < MOST_PASSKEYS; made++) await withPasskey(service, person, `key ${made}`);
    const [one, other] = [
      await service.call(passkeyRegisterOptions, { token, ...onSite }),
      await service.call(passkeyRegisterOptions, { token, ...onSite }),
    ];
    const verify = ({ challengeId, options }: typeof one) => {
      const body = { challengeId, name: "last", response: new Authenticator(SITE).create(options) };
      return { body, token, ...onSite };
    };
    await service.call(passkeyRegisterVerify, verify(one));
    expect((await service.refusal(passkeyRegisterVerify, verify(other))).code).toBe("passkey-limit-reached");
    expect((await service.refusal(passkeyRegisterOptions, { token, ...onSite })).code).toBe(
      "passkey-limit-reached",
    );
    expect(await service.call(allPasskeys, { token })).toHaveLength(MOST_PASSKEYS);
  });

  test("is bound to the origin that the web server names, and offered on no insecure one", async () => {
    const service = open();
    const person = await signUp(service);
    const device = await withPasskey(service, person);
    const elsewhere = { headers: { "x-site-origin": "https://other.example" } };
    const asked = await service.call(passkeyLoginOptions, elsewhere);
    await expectRefused(service, { challengeId: asked.challengeId, response: device.sign(asked.options) });
    for (const origin of ["http://192.168.1.7:3000", "http://house.example", "", "nonsense"]) {
      const headers = { "x-site-origin": origin };
      expect((await service.refusal(passkeyLoginOptions, { headers })).code).toBe("passkey-refused");
    }
  });

  test("that was removed, or of a closed account, signs nobody in", async () => {
    const service = open();
    const person = await signUp(service);
    const device = await withPasskey(service, person);
    await service.db.update(member).set({ closedAt: new Date() }).where(eq(member.uuid, person.uuid));
    const asked = await service.call(passkeyLoginOptions, onSite);
    await expectRefused(service, { challengeId: asked.challengeId, response: device.sign(asked.options) });

    const { token, uuid } = await signUp(service);
    await service.call(confirmPin, { body: { password: PASSWORD }, token });
    const [key] = await service.db
      .insert(passkey)
      .values({ member: uuid, credentialId: "b2xk", publicKey: "", counter: 0, transports: [], name: "old" })
      .returning();
    await service.call(removePasskey, { body: { id: key?.id ?? "" }, token });
    expect(await service.call(allPasskeys, { token })).toEqual([]);
  });
});

async function withPasskey(service: TestService, { token }: Person, name = "phone"): Promise<Authenticator> {
  await service.call(confirmPin, { body: { password: PASSWORD }, token });
  const { challengeId, options } = await service.call(passkeyRegisterOptions, { token, ...onSite });
  const device = new Authenticator(SITE);
  await service.call(passkeyRegisterVerify, {
    body: { challengeId, name, response: device.create(options) },
    token,
    ...onSite,
  });
  return device;
}

const login = (service: TestService, asked: { challengeId: string; options: Asked }, device: Authenticator) =>
  service.send(passkeyLoginVerify, {
    body: { challengeId: asked.challengeId, response: device.sign(asked.options) },
    ...onSite,
  });

async function expectRefused(
  service: TestService,
  body: { challengeId: string; response: ReturnType<Authenticator["sign"]> },
) {
  expect((await service.refusal(passkeyLoginVerify, { body, ...onSite })).code).toBe("passkey-refused");
}
