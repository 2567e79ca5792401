import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { operatorLogin, operatorLogout } from "@/lib/contract/operators/session";
import { login, logout } from "@/lib/contract/users";
import { createLog } from "@/upstream/logging/log";
import { createSecurityLog, MOST_LINES_A_MINUTE, type SecurityLog } from "@/upstream/logging/security-log";
import { embeddedAlone } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { DEMO_PASSWORD } from "../../support/world/facts";
import { newcomer, PASSWORD, signUp } from "../../support/world/people";
import { codeNow, enrolled, newOperator } from "../../support/world/staff";

const SECRET = "a secret that marks the names of these tests";

function written(note: (security: SecurityLog) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  note(createSecurityLog(createLog("info", { write: (line) => void lines.push(line) }), SECRET));
  return lines.map((line) => JSON.parse(line));
}

describe("a line of the security log", () => {
  test("says at level info what happened, to whom and from where", () => {
    const [line] = written((security) =>
      security.note("session-ended", { address: "203.0.113.7", member: "m", session: "s" }),
    );
    expect(line).toMatchObject({
      level: 30,
      event: "session-ended",
      address: "203.0.113.7",
      member: "m",
      session: "s",
    });
  });

  test("has a mark for a user name: equal ones are equal, and nobody reads what was typed", () => {
    const lines = written((security) => {
      for (const userName of ["Right one #2026", " right one #2026 ", "another"])
        security.note("login-failed", { userName });
    });
    expect(JSON.stringify(lines)).not.toMatch(/right one/i);
    const [one, same, other] = lines.map(({ userNameMark }) => userNameMark);
    expect(one).toMatch(/^[0-9a-f]{16}$/);
    expect([one === same, one === other]).toEqual([true, false]);
  });

  test("is one of at most thirty a minute for one sender, whichever address of its network it takes", () => {
    const lines = written((security) => {
      for (let at = 0; at < 100; at++) security.note("input-refused", { address: `2001:db8:0:1::${at}` });
      security.note("input-refused", { address: "2001:db8:0:2::1" });
    });
    expect(lines).toHaveLength(MOST_LINES_A_MINUTE + 1);
    expect(lines[MOST_LINES_A_MINUTE - 1]).toMatchObject({ leavesOutRest: true });
  });
});

describe.each(embeddedAlone)("what the service on $kind notes", (kind) => {
  const open = useService(kind);
  let note: MockInstance<SecurityLog["note"]>;
  beforeEach(() => {
    note = vi.spyOn(open().dependencies.security, "note");
  });
  afterEach(() => note.mockRestore());
  const events = () => note.mock.calls.map(([event]) => event);

  test("logins, failed logins and the lock", async () => {
    const service = open();
    const { userName } = await signUp(service);
    note.mockClear();
    await service.call(login, { body: { userName, password: PASSWORD } });
    for (let tries = 0; tries < 5; tries++)
      await service.refusal(login, { body: { userName, password: "Wrong one #2026" } });
    const failed = Array(4).fill("login-failed");
    expect(events()).toEqual(["login-succeeded", ...failed, "login-locked"]);
    expect(note.mock.calls.at(-1)?.[1]).toMatchObject({
      userName,
      call: "users.login",
      address: "127.0.0.1",
    });
    expect(JSON.stringify(note.mock.calls)).not.toContain("Wrong one");
  });

  test("operators' logins by names of their own", async () => {
    const service = open();
    const body = { userName: "staff01", password: DEMO_PASSWORD };
    await service.call(operatorLogin, { body });
    await service.refusal(operatorLogin, { body: { ...body, password: "Wrong one #2026" } });
    expect(events()).toEqual(["operator-login-succeeded", "operator-login-failed"]);
  });

  test("an operator's wrong second factor, and the logout", async () => {
    const service = open();
    const who = await newOperator(service, "staff");
    const { secret, token } = await enrolled(service, who);
    note.mockClear();
    const body = { userName: who.userName, password: PASSWORD, code: codeNow(secret, 9) };
    await service.refusal(operatorLogin, { body });
    await service.call(operatorLogout, { token });
    await vi.waitFor(
      () => expect(events()).toEqual(["code-wrong", "operator-session-ended", "session-ended"]),
      20_000,
    );
    expect(JSON.stringify(note.mock.calls)).not.toContain(body.code);
  });

  test("the end of a session, and a member at operators' doors", async () => {
    const service = open();
    const { token } = await newcomer(service, 0);
    note.mockClear();
    await service.wire("POST", "/api/operators.limits.all", {}, { authorization: `Bearer ${token}` });
    await service.call(logout, { token });
    await vi.waitFor(() => expect(events()).toEqual(["access-refused", "session-ended"]), 20_000);
  });

  test("no ordinary refusal", async () => {
    await open().refusal(cashs);
    expect(events()).toEqual([]);
  });
});
