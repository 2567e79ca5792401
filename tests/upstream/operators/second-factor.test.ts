import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { allMembers } from "@/lib/contract/operators/members";
import {
  confirmSecondFactor,
  enrolSecondFactor,
  renewRecoveryCodes,
} from "@/lib/contract/operators/second-factor";
import { operatorAuth, operatorLogin } from "@/lib/contract/operators/session";
import { allOperatorAccess, resetStaffSecondFactor } from "@/lib/contract/operators/staff";
import { loginFailure } from "@/upstream/db/schema/members";
import { operatorAccount, operatorRecoveryCode } from "@/upstream/db/schema/staff";
import { embeddedAlone, oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { withSecond } from "../../support/world/approvals";
import { DEMO_PASSWORD } from "../../support/world/facts";
import { operator, PASSWORD } from "../../support/world/people";
import { codeNow, enrolled, logIn, newOperator, type Operator } from "../../support/world/staff";

const attempt = async (service: TestService, { userName }: Operator, code?: string) =>
  (await service.refusal(operatorLogin, { body: { userName, password: PASSWORD, code } })).code;

describe.each(oneDatabase)("an operator's second factor on $kind", (kind) => {
  const open = useService(kind);

  test("is forced at the first login: until then the token can only set it up", async () => {
    const service = open();
    const who = await newOperator(service, "superAdmin");
    const { token, reply } = await logIn(service, who);
    expect(reply.secondFactor).toBe("needed");
    expect((await service.refusal(allMembers, { body: {}, token })).code).toBe("forbidden");
    expect((await service.call(operatorAuth, { token })).secondFactor).toBe("needed");

    const { secret, uri } = await service.call(enrolSecondFactor, { token });
    expect(uri).toContain(secret);
    const wrong = { body: { code: codeNow(secret, 9) }, token };
    expect((await service.refusal(confirmSecondFactor, wrong)).code).toBe("second-factor-wrong");
    expect((await service.refusal(allMembers, { body: {}, token })).code).toBe("forbidden");

    const { reply: confirmed, auth } = await service.send(confirmSecondFactor, {
      body: { code: codeNow(secret) },
      token,
    });
    expect(new Set(confirmed.recoveryCodes).size).toBe(10);
    await service.call(allMembers, { body: {}, token: auth ?? "" });
    expect((await service.call(operatorAuth, { token: auth ?? "" })).secondFactor).toBe("set");
    expect((await service.refusal(enrolSecondFactor, { token: auth ?? "" })).code).toBe(
      "second-factor-set-already",
    );
  });

  test("is asked for at every login after; a code opens one session, once", async () => {
    const service = open();
    const who = await newOperator(service, "administrator");
    const { secret, code: used } = await enrolled(service, who);
    expect(await attempt(service, who)).toBe("second-factor-needed");
    expect(await attempt(service, who, used)).toBe("second-factor-wrong");
    const code = codeNow(secret, 1);
    const { token, reply } = await logIn(service, who, code);
    expect(reply.secondFactor).toBe("set");
    await service.call(allMembers, { body: {}, token });
    expect(await attempt(service, who, code)).toBe("second-factor-wrong");
  });

  test("of two logins with one code at once, one passes", async () => {
    const service = open();
    const who = await newOperator(service, "staff");
    const { secret } = await enrolled(service, who);
    const code = codeNow(secret, 1);
    const ends = await Promise.allSettled(Array.from({ length: 4 }, () => logIn(service, who, code)));
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("the fifth wrong code locks for a quarter of an hour; the right password helps nobody past that", async () => {
    const service = open();
    const who = await newOperator(service, "staff");
    const { secret } = await enrolled(service, who);
    const codes: string[] = [];
    for (let time = 0; time < 6; time++) codes.push(await attempt(service, who, codeNow(secret, 9)));
    expect(codes).toEqual([...Array(4).fill("second-factor-wrong"), "rate-limited", "rate-limited"]);
    expect(await attempt(service, who, codeNow(secret, 1))).toBe("rate-limited");
    const key = `FACTOR ${who.uuid}`;
    await service.db
      .update(loginFailure)
      .set({ lockedUntil: new Date(0) })
      .where(eq(loginFailure.key, key));
    expect((await logIn(service, who, codeNow(secret, 1))).token).not.toBe("");
  });

  test("a recovery code stands in for it once, however it is typed; new ones void the old", async () => {
    const service = open();
    const who = await newOperator(service, "staff");
    const { recoveryCodes, secret } = await enrolled(service, who);
    const [first = "", second = "", third = ""] = recoveryCodes;
    const { token } = await logIn(service, who, first.toUpperCase().replaceAll("-", " "));
    await service.call(allMembers, { body: {}, token });
    expect(await attempt(service, who, first)).toBe("second-factor-wrong");
    const renewed = await service.call(renewRecoveryCodes, { body: { code: second }, token });
    expect(await attempt(service, who, third)).toBe("second-factor-wrong");
    await logIn(service, who, renewed.recoveryCodes[0] ?? "");
    await logIn(service, who, codeNow(secret, 1));
  });

  test("neither its secret nor a recovery code stands in the database as it is", async () => {
    const service = open();
    const who = await newOperator(service, "staff");
    const { secret, recoveryCodes } = await enrolled(service, who);
    const [account] = await service.db
      .select()
      .from(operatorAccount)
      .where(eq(operatorAccount.member, who.uuid));
    const codes = await service.db
      .select()
      .from(operatorRecoveryCode)
      .where(eq(operatorRecoveryCode.member, who.uuid));
    const stored = JSON.stringify([account, codes]);
    expect(codes).toHaveLength(10);
    for (const told of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))])
      expect(stored).not.toContain(told);
  });

  test("a reset takes it away with every session; the next login sets up a new one", async () => {
    const service = open();
    const boss = await operator(service, "superAdmin");
    const who = await newOperator(service, "staff");
    const { token, recoveryCodes } = await enrolled(service, who);
    const body = { uuid: who.uuid, reason: "lost the phone" };
    await withSecond(service, resetStaffSecondFactor, { body, token: boss.token });
    expect((await service.refusal(operatorAuth, { token })).code).toBe("unauthorized");
    expect((await logIn(service, who, recoveryCodes[0])).reply.secondFactor).toBe("needed");
    const again = await service.refusal(resetStaffSecondFactor, { body, token: boss.token });
    expect(again.code).toBe("second-factor-missing");
  });

  test("logins, refusals and locks stand in the log that super administrators read", async () => {
    const service = open();
    const boss = await operator(service, "superAdmin");
    const who = await newOperator(service, "staff");
    const { secret } = await enrolled(service, who);
    await service.refusal(operatorLogin, { body: { userName: who.userName, password: "Wrong one #1" } });
    for (let time = 0; time < 5; time++) await attempt(service, who, codeNow(secret, 9));
    const { items } = await service.call(allOperatorAccess, { body: { uuid: who.uuid }, token: boss.token });
    expect(items.map(({ event }) => event)).toEqual([
      "second-factor-locked",
      ...Array(4).fill("second-factor-wrong"),
      "password-wrong",
      "login",
    ]);
    expect(items[0]).toMatchObject({ operator: who.uuid, userName: who.userName });
    const change = service.db.execute(sql`DELETE FROM operator_access`);
    await expect(change).rejects.toThrow();
  });
});

describe.each(embeddedAlone)("the box without a test clock on $kind", (kind) => {
  const open = useService(kind, { TEST_CLOCK: false });
  const from = (address: string) => ({
    body: { userName: "staff01", password: DEMO_PASSWORD },
    headers: { "x-client-ip": address },
  });

  test("offers the second factor to its demo people on its own machine, and forces it from elsewhere", async () => {
    const service = open();
    const here = await service.send(operatorLogin, from("127.0.0.1"));
    expect(here.reply.secondFactor).toBe("offered");
    await service.call(allMembers, { body: {}, token: here.auth ?? "" });
    const elsewhere = await service.send(operatorLogin, from("192.168.1.5"));
    expect(elsewhere.reply.secondFactor).toBe("needed");
    const { code } = await service.refusal(allMembers, { body: {}, token: elsewhere.auth ?? "" });
    expect(code).toBe("forbidden");
  });
});
