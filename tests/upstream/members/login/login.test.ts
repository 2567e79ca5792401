import { eq, inArray, like, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { type Fault, isFault } from "@/lib/contract/fault";
import { createLoginCode } from "@/lib/contract/login-codes";
import { operatorLogin } from "@/lib/contract/operators/session";
import { login, usersInfos } from "@/lib/contract/users";
import { knownDevice, loginFailure, member } from "@/upstream/db/schema/members";
import { hashPassword } from "@/upstream/members/pin/password";
import { oneDatabase, serversAlone } from "../../../support/database/database";
import type { TestService } from "../../../support/service/service";
import { useService } from "../../../support/service/use-service";
import { DEMO_PASSWORD } from "../../../support/world/facts";
import { newIdentity, PASSWORD, signUp } from "../../../support/world/people";

let addresses = 0;

describe.each(oneDatabase)("logging in on $kind", (kind) => {
  const open = useService(kind);

  test("needs the right PIN; the name may be typed with capitals and spaces around it", async () => {
    const service = open();
    const { userName } = await signUp(service);
    expect((await attempt(service, userName, "Wrong one #1"))?.code).toBe("invalid login credential");
    const { auth, reply } = await service.send(login, {
      body: { userName: ` ${userName.toUpperCase()} `, password: PASSWORD },
    });
    expect(reply.userName).toBe(userName);
    expect((await service.call(usersInfos, { token: auth ?? "" })).userName).toBe(userName);
  });

  test.each(["known", "unknown"])(
    "the fifth failure of a %s name locks it for 15 minutes, then 30",
    async (who) => {
      const service = open();
      const userName = who === "known" ? (await signUp(service)).userName : newIdentity().userName;
      const codes = await failTimes(service, userName, 7);
      expect(codes).toEqual([
        ...Array(4).fill("invalid login credential"),
        ...Array(3).fill("login-limit-reached"),
      ]);
      const locked = await attempt(service, userName, PASSWORD);
      expect(locked?.code).toBe("login-limit-reached");
      expectMinutes(locked, 15);

      await service.db
        .update(loginFailure)
        .set({ lockedUntil: new Date(Date.now() - 1_000) })
        .where(eq(loginFailure.key, userName));
      expect(await failTimes(service, userName, 5)).toContain("login-limit-reached");
      expectMinutes(await attempt(service, userName, PASSWORD), 30);
    },
  );

  test("thirty guesses at once are all counted: no more than five were weighed", async () => {
    const service = open();
    const { userName } = await signUp(service);
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, at) => attempt(service, userName, `Guess no. #${at}`)),
    );
    const codes = guesses.map((fault) => fault?.code);
    expect(codes.filter((code) => code === "invalid login credential")).toHaveLength(4);
    expect(codes.filter((code) => code === "login-limit-reached")).toHaveLength(26);
    expect((await attempt(service, userName, PASSWORD))?.code).toBe("login-limit-reached");
  });

  test("a device that signed in before has a counter of its own: strangers cannot lock the owner out", async () => {
    const service = open();
    const { userName } = await signUp(service, "phone-of-the-owner");
    await failTimes(service, userName, 5);
    expect((await attempt(service, userName, PASSWORD))?.code).toBe("login-limit-reached");
    expect((await attempt(service, userName, PASSWORD, "another-phone"))?.code).toBe("login-limit-reached");
    expect(await attempt(service, userName, PASSWORD, "phone-of-the-owner")).toBeNull();
    expect(await failTimes(service, userName, 5, "phone-of-the-owner")).toContain("login-limit-reached");
  });

  test("a success forgets the failures before it", async () => {
    const service = open();
    const { userName } = await signUp(service);
    for (let round = 0; round < 3; round++) {
      expect(await failTimes(service, userName, 4)).not.toContain("login-limit-reached");
      expect(await attempt(service, userName, PASSWORD)).toBeNull();
    }
  });

  test("members and operators have doors of their own", async () => {
    const service = open();
    const { userName } = await signUp(service);
    const asOperator = await service.refusal(operatorLogin, { body: { userName, password: PASSWORD } });
    expect(asOperator.code).toBe("invalid login credential");
    const { auth, reply } = await service.send(operatorLogin, {
      body: { userName: "staff01", password: DEMO_PASSWORD },
    });
    expect([reply.role, auth !== null]).toEqual(["staff", true]);
    expect(await attempt(service, "demo01", DEMO_PASSWORD)).toBeNull();
  });

  test("an operator's name is an unknown one at the members' login: it tells nothing of the password", async () => {
    const service = open();
    const headers = { "x-client-ip": "10.2.1.1", "x-device-id": "device-of-a-guesser" };
    const ask = async (call: typeof login | typeof createLoginCode, userName: string, password: string) =>
      (await service.refusal(call, { body: { userName, password }, headers })).code;
    for (const call of [login, createLoginCode]) {
      expect(await ask(call, "staff01", DEMO_PASSWORD)).toBe("invalid login credential");
      expect(await ask(call, "staff01", "Wrong one #1")).toBe("invalid login credential");
    }
    const known = await service.db.select().from(knownDevice).where(eq(knownDevice.userName, "staff01"));
    expect(known.map(({ deviceId }) => deviceId)).not.toContain("device-of-a-guesser");
  });

  test("guesses at an operator's name by the members' login leave the operators' login alone, and the other way round", async () => {
    const service = open();
    expect(await failTimes(service, "admin01", 6)).toContain("login-limit-reached");
    const atConsole = (password: string) => ({
      body: { userName: "admin01", password },
      headers: { "x-client-ip": `10.2.2.${++addresses}` },
    });
    expect((await service.send(operatorLogin, atConsole(DEMO_PASSWORD))).auth).toBeTruthy();
    const codes: string[] = [];
    for (let at = 0; at < 6; at += 1)
      codes.push((await service.refusal(operatorLogin, atConsole("Wrong one #1"))).code);
    expect(codes).toEqual([
      ...Array(4).fill("invalid login credential"),
      ...Array(2).fill("login-limit-reached"),
    ]);
    const keys = await service.db.select().from(loginFailure).where(like(loginFailure.key, "%admin01%"));
    expect(keys.map(({ key }) => key).sort()).toEqual(["OPERATOR admin01", "admin01"]);
    await service.db.delete(loginFailure);
  });

  test("one address has 120 attempts a minute, whatever the names", async () => {
    const service = open();
    const address = `10.9.9.${kind.kind.length}`;
    const send = () =>
      service.wire(
        "POST",
        "/api/users.login",
        { userName: "", password: "" },
        { "x-client-ip": address, "content-type": "application/json" },
      );
    // Invalid login bodies are refused before they are counted.
    expect((await send()).status).toBe(422);
    const names = Array.from({ length: 121 }, () => newIdentity().userName);
    const codes: string[] = [];
    await service.db.execute(
      sql`INSERT INTO login_failure (key, failures, locks, locked_until)
        SELECT n, 0, 1, now() + interval '1 hour' FROM unnest(${sql.param(names)}::text[]) AS n`,
    );
    for (const userName of names) {
      const fault = await service.refusal(login, {
        body: { userName, password: "x" },
        headers: { "x-client-ip": address },
      });
      codes.push(fault.code);
    }
    expect(codes.filter((code) => code === "login-limit-reached")).toHaveLength(120);
    expect(codes.at(-1)).toBe("rate-limited");
  });
});

describe.each(serversAlone)("a right guess among many at once on $kind", (kind) => {
  const open = useService(kind);

  test("that was weighed while the limit fell is refused like the others", async () => {
    const service = open();
    const { userName } = await signUp(service);
    await service.db.insert(loginFailure).values({ key: userName, failures: 4 });
    let sent: Promise<Fault | null> | undefined;
    await service.db.transaction(async (tx) => {
      // The fifth failure is being counted: it locks the counter's row.
      await tx.execute(sql`SELECT 1 FROM login_failure WHERE key = ${userName} FOR UPDATE`);
      sent = attempt(service, userName, PASSWORD);
      await vi.waitFor(async () => {
        const { rows } = await service.db.execute(
          sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(rows).toHaveLength(1);
      }, 20_000);
      await tx.execute(
        sql`UPDATE login_failure SET failures = 0, locks = 1, locked_until = now() + interval '15 minutes'
          WHERE key = ${userName}`,
      );
    });
    expect((await sent)?.code).toBe("login-limit-reached");
  });

  test("that was weighed while the PIN changed is a wrong one: the old PIN opens no session behind the change", async () => {
    const service = open();
    const { userName, uuid } = await signUp(service);
    const passwordHash = await hashPassword("Other one #2026");
    let sent: Promise<Fault | null> | undefined;
    await service.db.transaction(async (tx) => {
      await tx.update(member).set({ passwordHash }).where(eq(member.uuid, uuid));
      sent = attempt(service, userName, PASSWORD);
      await vi.waitFor(async () => {
        const { rows } = await service.db.execute(
          sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(rows).toHaveLength(1);
      }, 20_000);
    });
    expect((await sent)?.code).toBe("invalid login credential");
    expect(await attempt(service, userName, "Other one #2026")).toBeNull();
  });
});

describe.each(oneDatabase)("many logins at once on $kind", (kind) => {
  const open = useService(kind);

  test("hold no connection while they are hashed: what a member asks meanwhile is answered before the last", async () => {
    const service = open();
    const { token } = await signUp(service);
    const answered: string[] = [];
    const guesses = Array.from({ length: 32 }, () =>
      attempt(service, newIdentity().userName, "Wrong one #1").then((fault) =>
        answered.push(fault?.code ?? ""),
      ),
    );
    const asked = service.call(usersInfos, { token }).then(() => answered.push("users-infos"));
    await Promise.all([...guesses, asked]);
    expect(answered).toHaveLength(33);
    // Asked last: with the connection held by each attempt in turn it would also be answered last.
    expect(answered.indexOf("users-infos")).toBeLessThan(32);
  });

  test("beyond what can be hashed are told to come again, with the time, and nothing is counted", async () => {
    const service = open();
    const crowd = Array.from({ length: 80 }, () => newIdentity().userName);
    const faults = await Promise.all(crowd.map((userName) => attempt(service, userName, "Wrong one #1")));
    const codes = new Set(faults.map((fault) => fault?.code));
    expect(codes).toEqual(new Set(["invalid login credential", "busy"]));
    const turnedAway = crowd.filter((_, at) => faults[at]?.code === "busy");
    expect(faults.find((fault) => fault?.code === "busy")).toMatchObject({
      status: 503,
      details: { retryAfterSeconds: 1 },
    });
    const counted = await service.db.select().from(loginFailure).where(inArray(loginFailure.key, turnedAway));
    expect(counted).toEqual([]);
  });
});

/** One attempt from an address of its own; null when it succeeds. */
async function attempt(
  service: TestService,
  userName: string,
  password: string,
  deviceId = "",
): Promise<Fault | null> {
  const headers = { "x-client-ip": `10.2.0.${++addresses}`, "x-device-id": deviceId };
  try {
    return await service.refusal(login, { body: { userName, password }, headers });
  } catch (error) {
    if (error instanceof Error && error.message.endsWith("was not refused")) return null;
    throw error;
  }
}

async function failTimes(service: TestService, userName: string, times: number, deviceId = "") {
  const codes: string[] = [];
  for (let time = 0; time < times; time++) {
    codes.push((await attempt(service, userName, `Wrong one #${time}`, deviceId))?.code ?? "passed");
  }
  return codes;
}

function expectMinutes(fault: Fault | null, minutes: number): void {
  if (!isFault(fault, "login-limit-reached")) throw new Error(`no limit: ${fault?.code}`);
  const retryAfterSeconds = fault.details?.retryAfterSeconds ?? 0;
  expect(retryAfterSeconds).toBeLessThanOrEqual(minutes * 60);
  expect(retryAfterSeconds).toBeGreaterThan(minutes * 60 - 60);
}
