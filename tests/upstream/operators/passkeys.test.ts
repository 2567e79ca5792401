import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { allAudit } from "@/lib/contract/operators/audit";
import { allMembers } from "@/lib/contract/operators/members";
import {
  addFactorPasskey,
  beginFactorPasskey,
  challengeFactorPasskey,
  confirmSecondFactor,
  enrolSecondFactor,
  factorPasskeys,
  removeFactorPasskey,
  renewRecoveryCodes,
} from "@/lib/contract/operators/second-factor";
import { operatorAuth, operatorLogin } from "@/lib/contract/operators/session";
import { allOperatorAccess, resetStaffSecondFactor } from "@/lib/contract/operators/staff";
import {
  passkeyConfirmOptions,
  passkeyLoginOptions,
  passkeyLoginVerify,
  passkeyRegisterOptions,
} from "@/lib/contract/passkeys";
import { operatorAccount } from "@/upstream/db/schema/staff";
import { databases } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { withSecond } from "../../support/world/approvals";
import { type Asked, Authenticator } from "../../support/world/authenticator";
import { newcomer, operator, PASSWORD } from "../../support/world/people";
import { codeNow, enrolled, logIn, newOperator, type Operator } from "../../support/world/staff";

const onSite = { headers: { "x-site-origin": "http://localhost:3000", "x-client-ip": "203.0.113.78" } };
type Question = { challengeId: string; options: Asked };

/** A correct password without a second factor: the challenge for the operator's passkeys. */
async function challengeAtLogin(service: TestService, { userName }: Operator, from = onSite) {
  const fault = await service.refusal(operatorLogin, { body: { userName, password: PASSWORD }, ...from });
  expect(fault.code).toBe("second-factor-needed");
  return fault.details as Question | undefined;
}

const signed = (device: Authenticator, { challengeId, options }: Question) => ({
  challengeId,
  response: device.sign(options),
});

async function attempt(
  service: TestService,
  { userName }: Operator,
  passkey: ReturnType<typeof signed>,
): Promise<string> {
  const body = { userName, password: PASSWORD, passkey };
  return (await service.refusal(operatorLogin, { body, ...onSite })).code;
}

async function logInBy(service: TestService, who: Operator, device: Authenticator) {
  const question = (await challengeAtLogin(service, who)) as Question;
  const body = { userName: who.userName, password: PASSWORD, passkey: signed(device, question) };
  const { auth, reply } = await service.send(operatorLogin, { body, ...onSite });
  return { token: auth ?? "", reply };
}

/** Adds a passkey in a session; its token afterwards. */
async function addPasskey(service: TestService, token: string, proof?: { code: string }, name = "Laptop") {
  const device = new Authenticator();
  const begun = await service.call(beginFactorPasskey, { body: { proof }, token, ...onSite });
  const body = { challengeId: begun.challengeId, name, response: device.create(begun.options) };
  const { auth, reply } = await service.send(addFactorPasskey, { body, token, ...onSite });
  return { ...reply, device, token: auth ?? token };
}

/** An operator whose only factor is a passkey. */
async function withPasskey(service: TestService, role: "staff" | "administrator" | "superAdmin" = "staff") {
  const who = await newOperator(service, role);
  const { token: first } = await logIn(service, who);
  return { who, first, ...(await addPasskey(service, first)) };
}

describe.each(databases)("an operator's passkey on $kind", (kind) => {
  const open = useService(kind);

  test("is a first factor: it lifts the restriction, ends other sessions, gives recovery codes", async () => {
    const service = open();
    const who = await newOperator(service, "staff");
    const other = await logIn(service, who);
    const { token: first } = await logIn(service, who);
    // The page shows an app's secret as well: it must not count once the passkey is chosen.
    const { secret } = await service.call(enrolSecondFactor, { token: first });
    const { token, recoveryCodes, passkey } = await addPasskey(service, first);
    expect(passkey).toMatchObject({ name: "Laptop", usedAt: null });
    expect(new Set(recoveryCodes).size).toBe(10);
    await service.call(allMembers, { body: {}, token });
    expect((await service.call(operatorAuth, { token })).secondFactor).toBe("set");
    expect((await service.refusal(operatorAuth, { token: other.token })).code).toBe("unauthorized");

    const login = { userName: who.userName, password: PASSWORD };
    const byApp = await service.refusal(operatorLogin, { body: { ...login, code: codeNow(secret) } });
    expect(byApp.code).toBe("second-factor-wrong");
    const again = await service.refusal(confirmSecondFactor, { body: { code: codeNow(secret) }, token });
    expect(again.code).toBe("second-factor-set-already");
    expect((await logIn(service, who, recoveryCodes?.[0])).reply.secondFactor).toBe("set");
  });

  test("is asked for at the login after the password; an answer counts once, in its five minutes", async () => {
    const service = open();
    const { who, device } = await withPasskey(service);
    const { token, reply } = await logInBy(service, who, device);
    expect(reply.secondFactor).toBe("set");
    await service.call(allMembers, { body: {}, token });
    const { items } = await service.call(factorPasskeys, { token });
    expect(items[0]?.usedAt).toBeTruthy();

    const question = (await challengeAtLogin(service, who)) as Question;
    expect(question.options).toMatchObject({ allowCredentials: [{ id: device.id }] });
    const answer = signed(device, question);
    const body = { userName: who.userName, password: PASSWORD, passkey: answer };
    await service.send(operatorLogin, { body, ...onSite });
    expect(await attempt(service, who, answer)).toBe("second-factor-wrong");
    const late = (await challengeAtLogin(service, who)) as Question;
    await service.db.execute("UPDATE passkey_challenge SET expires_at = clock_timestamp()");
    expect(await attempt(service, who, signed(device, late))).toBe("second-factor-wrong");
  });

  test("without the password there is no challenge, and at an address without a name none either", async () => {
    const service = open();
    const { who } = await withPasskey(service);
    const body = { userName: who.userName, password: "Wrong one #1" };
    const fault = await service.refusal(operatorLogin, { body, ...onSite });
    expect([fault.code, fault.details]).toEqual(["invalid login credential", undefined]);
    const bare = { headers: { "x-site-origin": "http://192.0.2.7:3000", "x-client-ip": "203.0.113.78" } };
    expect(await challengeAtLogin(service, who, bare)).toBeUndefined();
  });

  test("of another operator, of a member, or for another question opens nothing; the fifth locks", async () => {
    const service = open();
    const { who, device, token } = await withPasskey(service);
    const colleague = await withPasskey(service);
    const question = async () => (await challengeAtLogin(service, who)) as Question;
    const tries = [
      // A colleague's device, a challenge of the running session, a member's login, an unverified owner.
      signed(colleague.device, await question()),
      signed(device, await service.call(challengeFactorPasskey, { token, ...onSite })),
      signed(device, await service.call(passkeyLoginOptions, onSite)),
    ];
    const codes: string[] = [];
    for (const each of tries) codes.push(await attempt(service, who, each));
    device.verifiesOwner = false;
    codes.push(await attempt(service, who, signed(device, await question())));
    device.verifiesOwner = true;
    codes.push(await attempt(service, who, signed(colleague.device, await question())));
    codes.push(await attempt(service, who, signed(device, await question())));
    expect(codes).toEqual([...Array(4).fill("second-factor-wrong"), "rate-limited", "rate-limited"]);
  });

  test("of two logins with one answer at once, one passes", async () => {
    const service = open();
    const { who, device } = await withPasskey(service);
    const passkey = signed(device, (await challengeAtLogin(service, who)) as Question);
    const body = { userName: who.userName, password: PASSWORD, passkey };
    const ends = await Promise.allSettled(
      Array.from({ length: 4 }, () => service.send(operatorLogin, { body, ...onSite })),
    );
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("is no way into the members' site, and a member's none into this one", async () => {
    const service = open();
    const { device, token } = await withPasskey(service);
    const question = await service.call(passkeyLoginOptions, onSite);
    const login = await service.refusal(passkeyLoginVerify, { body: signed(device, question), ...onSite });
    expect(login.code).toBe("passkey-refused");
    for (const entry of [passkeyRegisterOptions, passkeyConfirmOptions])
      expect((await service.refusal(entry, { token, ...onSite })).code).toBe("forbidden");
    const member = await newcomer(service, 0);
    for (const entry of [factorPasskeys, challengeFactorPasskey])
      expect((await service.refusal(entry, { token: member.token, ...onSite })).code).toBe("forbidden");
  });

  test("is added beside the app with a proof alone, which a passkey can be; the audit has its name", async () => {
    const service = open();
    const boss = await operator(service, "superAdmin");
    const who = await newOperator(service, "staff");
    const { token, secret, recoveryCodes } = await enrolled(service, who);
    const bare = await service.refusal(beginFactorPasskey, { body: {}, token, ...onSite });
    expect([bare.code, bare.details]).toEqual(["second-factor-needed", undefined]);
    const wrong = { body: { proof: { code: codeNow(secret, 9) } }, token, ...onSite };
    expect((await service.refusal(beginFactorPasskey, wrong)).code).toBe("second-factor-wrong");
    const added = await addPasskey(service, token, { code: codeNow(secret, 1) }, "Phone");
    expect(added.recoveryCodes).toBeNull();
    expect(await service.call(factorPasskeys, { token })).toMatchObject({
      hasApp: true,
      items: [{ name: "Phone" }],
    });

    const asked = await service.call(challengeFactorPasskey, { token, ...onSite });
    const proof = { passkey: signed(added.device, asked) };
    await service.call(beginFactorPasskey, { body: { proof }, token, ...onSite });
    const renewing = await service.call(challengeFactorPasskey, { token, ...onSite });
    const body = { passkey: signed(added.device, renewing) };
    const renewed = await service.call(renewRecoveryCodes, { body, token, ...onSite });
    expect(renewed.recoveryCodes).not.toContain(recoveryCodes[0]);
    const { items } = await service.call(allAudit, {
      body: { operator: who.uuid, action: "operators.passkeys.add" },
      token: boss.token,
    });
    expect(items).toMatchObject([{ target: who.uuid, after: { passkey: "Phone" } }]);
  });

  test("is removed with a proof; the last factor stays", async () => {
    const service = open();
    const { who, token, recoveryCodes, passkey } = await withPasskey(service);
    const [first = "", second = "", third = ""] = recoveryCodes ?? [];
    const wrong = { body: { id: passkey.id, proof: { code: "123456" } }, token };
    expect((await service.refusal(removeFactorPasskey, wrong)).code).toBe("second-factor-wrong");
    const last = { body: { id: passkey.id, proof: { code: first } }, token };
    expect((await service.refusal(removeFactorPasskey, last)).code).toBe("second-factor-last");
    expect((await service.call(factorPasskeys, { token })).items).toHaveLength(1);

    const another = await addPasskey(service, token, { code: second }, "Key ring");
    await service.call(removeFactorPasskey, { body: { id: passkey.id, proof: { code: third } }, token });
    expect((await service.call(factorPasskeys, { token })).items).toMatchObject([{ name: "Key ring" }]);
    await logInBy(service, who, another.device);
    const colleague = await withPasskey(service);
    const foreign = { body: { id: another.passkey.id, proof: { code: colleague.recoveryCodes?.[0] ?? "" } } };
    const refused = await service.refusal(removeFactorPasskey, { ...foreign, token: colleague.token });
    expect(refused.code).toBe("not-found");
  });

  test("goes with a reset: the next login sets up a new factor", async () => {
    const service = open();
    const boss = await operator(service, "superAdmin");
    const { who, token, device } = await withPasskey(service);
    const body = { uuid: who.uuid, reason: "lost the phone" };
    await withSecond(service, resetStaffSecondFactor, { body, token: boss.token });
    expect((await service.refusal(operatorAuth, { token })).code).toBe("unauthorized");
    const { token: next, reply } = await logIn(service, who);
    expect(reply.secondFactor).toBe("needed");
    expect((await addPasskey(service, next)).device.id).not.toBe(device.id);
  });

  test("a wrong answer stands in the log of logins", async () => {
    const service = open();
    const boss = await operator(service, "superAdmin");
    const { who } = await withPasskey(service);
    const colleague = await withPasskey(service);
    const question = (await challengeAtLogin(service, who)) as Question;
    await attempt(service, who, signed(colleague.device, question));
    const { items } = await service.call(allOperatorAccess, { body: { uuid: who.uuid }, token: boss.token });
    expect(items.map(({ event }) => event)).toEqual(["second-factor-wrong", "login"]);
    const [account] = await service.db
      .select()
      .from(operatorAccount)
      .where(eq(operatorAccount.member, who.uuid));
    expect(account).toMatchObject({ factorSecret: null });
  });
});
