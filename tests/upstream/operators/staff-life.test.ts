import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { approveAction } from "@/lib/contract/operators/approvals";
import { allAudit } from "@/lib/contract/operators/audit";
import { allMembers, allStaff, setStaffRole } from "@/lib/contract/operators/members";
import {
  changeOperatorPassword,
  operatorAuth,
  operatorLogin,
  operatorLogout,
  operatorSessions,
  revokeOperatorSession,
} from "@/lib/contract/operators/session";
import {
  allOperatorAccess,
  disableStaff,
  enableStaff,
  endStaffSessions,
  staffSessions,
} from "@/lib/contract/operators/staff";
import { login } from "@/lib/contract/users";
import { MINUTE_MS } from "@/lib/domain/time/time";
import { readNetworks } from "@/upstream/config/networks";
import { session } from "@/upstream/db/schema/members";
import { operatorCommand } from "@/upstream/operators/server-command";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { done, waiting, withSecond } from "../../support/world/approvals";
import { DEMO_PASSWORD } from "../../support/world/facts";
import { operator, PASSWORD, secondOperator } from "../../support/world/people";
import { codeNow, enrolled, logIn, newOperator } from "../../support/world/staff";

const reason = "left the company";
const isIn = async (service: TestService, token: string) =>
  service.call(operatorAuth, { token }).then(
    () => true,
    () => false,
  );

describe.each(oneDatabase)("an operator on $kind", (kind) => {
  const open = useService(kind);

  test("who is disabled is out at once, everywhere, and stays out until enabled again", async () => {
    const service = open();
    const boss = await operator(service, "superAdmin");
    const who = await newOperator(service, "administrator");
    const { secret, token } = await enrolled(service, who);
    const body = { uuid: who.uuid, reason };
    const row = done(await service.call(disableStaff, { body, token: boss.token }));
    expect(row.disabledAt).not.toBeNull();
    expect((await service.refusal(allMembers, { body: {}, token })).code).toBe("unauthorized");

    const credentials = { userName: who.userName, password: PASSWORD };
    const code = codeNow(secret, 1);
    const refused = await service.refusal(operatorLogin, { body: { ...credentials, code } });
    expect(refused.code).toBe("operator-disabled");
    const wrong = await service.refusal(operatorLogin, {
      body: { ...credentials, password: "Wrong #1 one" },
    });
    expect(wrong.code).toBe("invalid login credential");

    await withSecond(service, enableStaff, { body, token: boss.token });
    expect((await logIn(service, who, code)).reply.secondFactor).toBe("set");
  });

  test("of one's own rank is put out by two, and the one concerned is none of them", async () => {
    const service = open();
    const boss = await operator(service, "superAdmin");
    const other = await newOperator(service, "superAdmin");
    const { token } = await enrolled(service, other);
    const body = { uuid: other.uuid, reason };
    const id = waiting(await service.call(disableStaff, { body, token: boss.token }));
    expect(await isIn(service, token)).toBe(true);
    for (const own of [boss.token, token])
      expect((await service.refusal(approveAction, { body: { id }, token: own })).code).toBe(
        "approval-not-yours",
      );
    const second = await secondOperator(service, "superAdmin");
    await service.call(approveAction, { body: { id }, token: second.token });
    expect(await isIn(service, token)).toBe(false);
    const { items } = await service.call(allOperatorAccess, {
      body: { uuid: other.uuid },
      token: boss.token,
    });
    expect(items[0]?.event).toBe("sessions-ended");
  });

  test("of the highest rank is not put out while no other one could let anybody in", async () => {
    const service = open();
    const boss = await operator(service, "superAdmin");
    const { items } = await service.call(allStaff, { body: { limit: 100 }, token: boss.token });
    const others = items.filter(
      (row) => row.role === "superAdmin" && row.uuid !== boss.uuid && !row.disabledAt,
    );
    for (const { userName } of others) await operatorCommand(service.db, ["disable", userName]);
    const own = { body: { uuid: boss.uuid, reason }, token: boss.token };
    expect((await service.refusal(disableStaff, own)).code).toBe("last-super-admin");
    // Disabled operators approve nothing either.
    const step = { body: { uuid: boss.uuid, role: "staff", reason } as const, token: boss.token };
    expect((await service.refusal(setStaffRole, step)).code).toBe("no-checker");
    for (const { userName } of others) await operatorCommand(service.db, ["enable", userName]);
  });

  test("leaves by a logout, which ends this session alone", async () => {
    const service = open();
    const [one, other] = [await operator(service, "staff"), await operator(service, "staff")];
    await service.call(operatorLogout, { token: one.token });
    expect([await isIn(service, one.token), await isIn(service, other.token)]).toEqual([false, true]);
  });

  test("sees their own open sessions and ends one, or all others", async () => {
    const service = open();
    const who = await newOperator(service, "staff");
    const { secret, token } = await enrolled(service, who);
    const second = await logIn(service, who, codeNow(secret, 1));
    const { items } = await service.call(operatorSessions, { token });
    expect(items.map(({ current }) => current).sort()).toEqual([false, true]);
    const foreign = await operator(service, "staff");
    const id = items.find(({ current }) => !current)?.id ?? "";
    const byOther = await service.refusal(revokeOperatorSession, { body: { id }, token: foreign.token });
    expect(byOther.code).toBe("not-found");
    await service.call(revokeOperatorSession, { body: { id }, token });
    expect([await isIn(service, second.token), await isIn(service, token)]).toEqual([false, true]);
    const [third] = [await operatorSession(service, who.uuid)];
    await service.call(revokeOperatorSession, { body: { others: true }, token });
    expect([await isIn(service, third), await isIn(service, token)]).toEqual([false, true]);
  });

  test("has their sessions seen and ended by a super administrator", async () => {
    const service = open();
    const boss = await operator(service, "superAdmin");
    const who = await newOperator(service, "staff");
    const { token } = await enrolled(service, who);
    const seen = await service.call(staffSessions, { body: { uuid: who.uuid }, token: boss.token });
    expect(seen.items).toHaveLength(1);
    await service.call(endStaffSessions, { body: { uuid: who.uuid, reason }, token: boss.token });
    expect(await isIn(service, token)).toBe(false);
    const after = await service.call(staffSessions, { body: { uuid: who.uuid }, token: boss.token });
    expect(after.items).toEqual([]);
    const { items } = await service.call(allOperatorAccess, { body: { uuid: who.uuid }, token: boss.token });
    expect(items[0]?.event).toBe("sessions-ended");
  });

  test("who does nothing for half an hour is signed out; every act counts from anew", async () => {
    const service = open();
    const { token, uuid } = await operator(service, "staff");
    const actedMinutesAgo = (minutes: number) =>
      service.db
        .update(session)
        .set({ actedAt: new Date(Date.now() - minutes * MINUTE_MS) })
        .where(eq(session.member, uuid));
    await actedMinutesAgo(29);
    expect(await isIn(service, token)).toBe(true);
    const rows = await service.db.select().from(session).where(eq(session.member, uuid));
    const latest = Math.max(...rows.map(({ actedAt }) => actedAt.getTime()));
    expect(Date.now() - latest).toBeLessThan(MINUTE_MS);
    await actedMinutesAgo(30);
    expect((await service.refusal(operatorAuth, { token })).code).toBe("unauthorized");
  });

  test("changes their password with the old one; every other session ends, and it is written down", async () => {
    const service = open();
    const who = await newOperator(service, "staff");
    const { secret, token } = await enrolled(service, who);
    const second = await logIn(service, who, codeNow(secret, 1));
    const change = (oldPassword: string, newPassword: string) => ({
      body: { oldPassword, newPassword },
      token,
    });
    const fresh = "Fresh one #2027";
    expect((await service.refusal(changeOperatorPassword, change("Wrong one #1", fresh))).code).toBe(
      "password-wrong",
    );
    await service.call(changeOperatorPassword, change(PASSWORD, fresh));
    expect([await isIn(service, second.token), await isIn(service, token)]).toEqual([false, true]);
    const old = await service.refusal(operatorLogin, {
      body: { userName: who.userName, password: PASSWORD },
    });
    expect(old.code).toBe("invalid login credential");
    const boss = await operator(service, "administrator");
    const ofThem = { body: { operator: who.uuid }, token: boss.token };
    const { items } = await service.call(allAudit, ofThem);
    expect(items.map(({ action }) => action)).toEqual([
      "operators.change-password",
      "operators.second-factor.confirm",
    ]);
    expect(JSON.stringify(items)).not.toContain(fresh);
  });
});

describe.each(oneDatabase)("operators from named networks on $kind", (kind) => {
  const open = useService(kind, { OPERATOR_NETWORKS: readNetworks("203.0.113.0/24") });
  const from = (address: string) => ({ "x-client-ip": address });

  test("sign in and work from there alone; members come from anywhere", async () => {
    const service = open();
    const body = { userName: "staff01", password: DEMO_PASSWORD };
    const { auth } = await service.send(operatorLogin, { body, headers: from("203.0.113.5") });
    const token = auth ?? "";
    await service.call(allMembers, { body: {}, token, headers: from("203.0.113.6") });
    const away = from("198.51.100.1");
    expect((await service.refusal(operatorLogin, { body, headers: away })).code).toBe("network-not-allowed");
    const call = await service.refusal(allMembers, { body: {}, token, headers: away });
    expect(call.code).toBe("network-not-allowed");
    const member = { userName: "demo01", password: DEMO_PASSWORD };
    await service.call(login, { body: member, headers: away });
  });
});

/** A further session of an operator, as a login makes it. */
async function operatorSession(service: TestService, uuid: string): Promise<string> {
  const [row] = await service.db
    .insert(session)
    .values({ member: uuid })
    .returning({ id: session.id, startedAt: session.startedAt });
  return service.dependencies.tokens.sign({
    uuid,
    status: 0,
    role: "staff",
    sid: row?.id ?? "",
    sessionStartedAtMs: row?.startedAt.getTime() ?? 0,
  });
}
