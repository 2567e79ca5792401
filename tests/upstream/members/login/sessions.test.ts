import { eq } from "drizzle-orm";
import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { currentDeposit } from "@/lib/contract/deposits";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { allPoys, createPoy } from "@/lib/contract/poys";
import { revokeSession, userSessions } from "@/lib/contract/sessions";
import { simulateTransfer } from "@/lib/contract/simulators";
import { allTransactions } from "@/lib/contract/transactions";
import { authUser, login, logout, usersInfos } from "@/lib/contract/users";
import { satang } from "@/lib/domain/money/money";
import { member, session } from "@/upstream/db/schema/members";
import { endSessions } from "@/upstream/members/login/sessions";
import { newKey } from "../../../../tools/testing/calls";
import { oneDatabase } from "../../../support/database/database";
import type { TestService } from "../../../support/service/service";
import { useService } from "../../../support/service/use-service";
import { TODAY } from "../../../support/world/facts";
import { newcomer, PASSWORD, type Person, signUp } from "../../../support/world/people";
import { addRound, line } from "../../../support/world/rounds";

const HOUR_S = 3_600;

describe.each(oneDatabase)("a session on $kind", (kind) => {
  const open = useService(kind);

  test("ends at once with the logout; the member's other device stays", async () => {
    const service = open();
    const person = await signUp(service);
    const { auth } = await service.send(login, { body: { userName: person.userName, password: PASSWORD } });
    await service.call(logout, { token: person.token });
    expect((await service.refusal(usersInfos, { token: person.token })).code).toBe("unauthorized");
    expect((await service.refusal(logout, { token: person.token })).code).toBe("unauthorized");
    expect((await service.call(usersInfos, { token: auth ?? "" })).userName).toBe(person.userName);
  });

  test("ends everywhere when all sessions of a member are ended", async () => {
    const service = open();
    const person = await signUp(service);
    const { auth } = await service.send(login, { body: { userName: person.userName, password: PASSWORD } });
    await service.db.transaction((tx) => endSessions(tx, person.uuid));
    for (const token of [person.token, auth ?? ""]) {
      expect((await service.refusal(usersInfos, { token })).code).toBe("unauthorized");
    }
  });

  test("is shown with its device and the place of its last use, and any but this one is ended by its owner", async () => {
    const service = open();
    const person = await signUp(service);
    const { token, userName } = person;
    const phone = { "user-agent": "Mozilla/5.0 (iPhone) Safari/604.1", "x-client-ip": "203.0.113.7" };
    const { auth } = await service.send(login, { body: { userName, password: PASSWORD }, headers: phone });
    const other = auth ?? "";
    await service.call(authUser, { token: other, headers: { ...phone, "x-client-ip": "203.0.113.8" } });

    const { items, lastLogin } = await service.call(userSessions, { token });
    expect(items.map(({ current, place }) => [current, place])).toEqual([
      [false, "203.0.113.8"],
      [true, expect.any(String)],
    ]);
    expect(items[0]?.device).toBe(phone["user-agent"]);
    expect(lastLogin).toBeNull();
    expect((await service.call(userSessions, { token: other })).lastLogin?.at).toBe(items[1]?.startedAt);

    const stranger = await signUp(service);
    const body = { id: items[0]?.id ?? "" };
    expect((await service.refusal(revokeSession, { body, token: stranger.token })).code).toBe("not-found");
    await service.call(revokeSession, { body, token });
    expect((await service.refusal(usersInfos, { token: other })).code).toBe("unauthorized");
    expect((await service.refusal(revokeSession, { body, token })).code).toBe("not-found");
    expect((await service.call(userSessions, { token })).items).toHaveLength(1);
  });

  test("stays alone when its owner ends all the others", async () => {
    const service = open();
    const { token, userName } = await signUp(service);
    const { auth } = await service.send(login, { body: { userName, password: PASSWORD } });
    await service.call(revokeSession, { body: { others: true }, token });
    expect((await service.refusal(usersInfos, { token: auth ?? "" })).code).toBe("unauthorized");
    expect(await service.call(usersInfos, { token })).toMatchObject({ userName });
  });

  test("that has no good token left is not shown as open", async () => {
    const service = open();
    const { token, userName, uuid } = await signUp(service);
    const long = new Date(Date.now() - 2.1 * HOUR_S * 1_000);
    await service.db.update(session).set({ seenAt: long, startedAt: long }).where(eq(session.member, uuid));
    const { auth } = await service.send(login, { body: { userName, password: PASSWORD } });
    expect((await service.call(userSessions, { token: auth ?? "" })).items).toHaveLength(1);
    expect(await service.call(usersInfos, { token })).toMatchObject({ userName });
  });

  test("has a token of two hours, renewed once less than half of it is left, never past a day", async () => {
    const service = open();
    const person = await signUp(service);
    const fresh = await service.send(authUser, { token: person.token });
    expect([fresh.auth, fresh.reply.userName]).toEqual([null, person.userName]);

    const claims = claimsOf(person.token);
    expect(claims.exp - claims.iat).toBe(2 * HOUR_S);
    const now = Math.floor(Date.now() / 1_000);
    const half = await service.send(authUser, {
      token: await sign(service, { ...claims, exp: now + HOUR_S - 30 }),
    });
    expect(claimsOf(half.auth ?? "").exp).toBeGreaterThanOrEqual(now + 2 * HOUR_S);

    const startedAt = new Date(Date.now() - 23.5 * HOUR_S * 1_000);
    await service.db.update(session).set({ startedAt }).where(eq(session.id, claims.sid));
    const last = await service.send(authUser, { token: await sign(service, { ...claims, exp: now + 60 }) });
    expect(claimsOf(last.auth ?? "").exp).toBe(Math.floor(startedAt.getTime() / 1_000) + 24 * HOUR_S);
  });

  test.each<[string, (claims: Claims) => Partial<Claims>, string?]>([
    ["that has expired", () => ({ exp: Math.floor(Date.now() / 1_000) - 1 })],
    ["of a session that never was", () => ({ sid: "11111111-1111-4111-8111-111111111111" })],
    ["of another member's session", () => ({ uuid: "22222222-2222-4222-8222-222222222222" })],
    ["signed by someone else", () => ({}), "a secret of somebody else, as long as ours is"],
  ])("does not take a token %s", async (_, change, secret) => {
    const service = open();
    const { token } = await signUp(service);
    const claims = claimsOf(token);
    const forged = await sign(service, { ...claims, ...change(claims) }, secret);
    expect((await service.refusal(usersInfos, { token: forged })).code).toBe("unauthorized");
  });

  test("does not take a token without a signature", async () => {
    const service = open();
    const { token } = await signUp(service);
    const [, payload] = token.split(".");
    const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url")}.${payload}.`;
    expect((await service.refusal(usersInfos, { token: none })).code).toBe("unauthorized");
  });
});

describe.each(oneDatabase)("a member's status on $kind", (kind) => {
  const open = useService(kind);

  test("1 ends the member's sessions, and the next login sets it back to 0", async () => {
    const service = open();
    const person = await signUp(service);
    await setStatus(service, person, 1);
    expect((await service.refusal(usersInfos, { token: person.token })).code).toBe("unauthorized");
    const { auth } = await service.send(login, { body: { userName: person.userName, password: PASSWORD } });
    expect(claimsOf(auth ?? "").status).toBe(0);
    expect((await service.call(usersInfos, { token: auth ?? "" })).userName).toBe(person.userName);
    const [row] = await service.db.select().from(member).where(eq(member.uuid, person.uuid));
    expect(row?.status).toBe(0);
  });

  test.each<[number, string, string]>([
    [0, "passes", "passes"],
    [2, "passes", "area-closed"],
    [3, "passes", "passes"],
    [4, "area-closed", "passes"],
    [77, "passes", "passes"],
  ])("%i: a slip %s, a deposit %s, reads always pass", async (status, slip, deposit) => {
    const service = open();
    const person = await newcomer(service, 100);
    const betId = await addRound(service, "th_open");
    await setStatus(service, person, status);
    const { token } = person;
    const lines = [line("teng_bon_2", "47", 1)];
    const outcome = (act: Promise<unknown>) =>
      act.then(
        () => "passes",
        (error: { code: string }) => error.code,
      );
    expect(await outcome(service.call(createPoy, { body: { betId, lines }, token, key: newKey() }))).toBe(
      slip,
    );
    const request = { bankId: 1, prepareAmount: satang(700_00) };
    expect(await outcome(service.call(createFastDeposit, { body: request, token, key: newKey() }))).toBe(
      deposit,
    );
    if (deposit === "area-closed") {
      const body = {
        depositId: "11111111-1111-4111-8111-111111111111",
        amount: satang(1),
        account: "012-3-45678-9",
      };
      expect(await outcome(service.call(simulateTransfer, { body, token }))).toBe(deposit);
    }
    await service.call(usersInfos, { token });
    await service.call(cashs, { token });
    await service.call(allPoys, { body: {}, token });
    await service.call(currentDeposit, { token });
    await service.call(allTransactions, { body: { startedDate: TODAY, endedDate: TODAY }, token });
  });
});

interface Claims {
  uuid: string;
  status: number;
  sid: string;
  iat: number;
  exp: number;
}

function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

function sign(
  service: TestService,
  { iat, exp, ...claims }: Claims,
  secret = service.dependencies.env.TOKEN_SECRET,
) {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .sign(new TextEncoder().encode(secret));
}

async function setStatus(service: TestService, { uuid }: Person, status: number): Promise<void> {
  const facts = status === 1 ? { mustSignIn: true } : { mustSignIn: false, closedArea: status };
  await service.db.update(member).set(facts).where(eq(member.uuid, uuid));
}
