import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { approveAction } from "@/lib/contract/operators/approvals";
import { allAudit } from "@/lib/contract/operators/audit";
import { adjustMoney, allStaff, createStaff, setStaffRole } from "@/lib/contract/operators/members";
import type { OperatorRole } from "@/lib/contract/operators/operator-shapes";
import { disableStaff, enableStaff, resetStaffSecondFactor } from "@/lib/contract/operators/staff";
import { satang } from "@/lib/domain/money/money";
import { operatorCommand } from "@/upstream/operators/server-command";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import { count } from "../../support/database/ledger";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { done, waiting, withSecond } from "../../support/world/approvals";
import { newcomer, newIdentity, operator, PASSWORD, secondOperator } from "../../support/world/people";
import { enrolled, newOperator } from "../../support/world/staff";

describe.each(oneDatabase)("staff on $kind", (kind) => {
  const open = useService(kind);
  /** Added by the two superadmins, with a second factor and a session. */
  const newStaff = async (service: TestService, role: OperatorRole) => {
    const { token } = await operator(service, "superAdmin");
    const { userName } = newIdentity();
    await withSecond(service, createStaff, { body: { userName, password: PASSWORD, role }, token });
    const { items } = await service.call(allStaff, { body: { limit: 100 }, token });
    const row = items.find((one) => one.userName === userName);
    if (!row) throw new Error(`no ${userName}`);
    return { ...row, token: (await enrolled(service, row)).token };
  };

  test("are added by two people, sign in, and stand in the list; a name is taken once", async () => {
    const service = open();
    const { token } = await operator(service, "superAdmin");
    const added = await newStaff(service, "administrator");
    const { items } = await service.call(allStaff, { body: {}, token });
    expect(items.map(({ userName, role }) => [userName, role])).toEqual(
      expect.arrayContaining([
        ["staff01", "staff"],
        ["super01", "superAdmin"],
        [added.userName, "administrator"],
      ]),
    );
    expect(items.map(({ userName }) => userName)).not.toContain("demo01");
    const again = { userName: added.userName, password: PASSWORD, role: "staff" } as const;
    expect((await service.refusal(createStaff, { body: again, token })).code).toBe("username-taken");
    const [audited] = await rowsOf(service, "operators.staff.create", added.uuid);
    expect(audited?.after).toEqual({ userName: added.userName, role: "administrator" });
    expect(JSON.stringify(await rowsOf(service, "operators.staff.create"))).not.toContain(PASSWORD);
    const { rows } = await service.db.execute(sql`SELECT * FROM approval`);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });

  test("are made, raised, let in again and freed of a lost second factor by two people, never by one", async () => {
    const service = open();
    const maker = await operator(service, "superAdmin");
    const who = await newOperator(service, "staff");
    await enrolled(service, who);
    const disabled = await newOperator(service, "staff");
    const reason = "asked for by one";
    await service.call(disableStaff, { body: { uuid: disabled.uuid, reason }, token: maker.token });
    const { uuid } = who;
    const identity = { userName: newIdentity().userName, password: PASSWORD, role: "superAdmin" } as const;
    const { token } = maker;
    const asked = [
      await service.call(createStaff, { body: identity, token }),
      await service.call(setStaffRole, { body: { uuid, role: "superAdmin", reason }, token }),
      await service.call(enableStaff, { body: { uuid: disabled.uuid, reason }, token }),
      await service.call(resetStaffSecondFactor, { body: { uuid, reason }, token }),
    ].map(waiting);
    const { items } = await service.call(allStaff, { body: { limit: 100 }, token });
    const rowOf = (one: string) => items.find((row) => row.uuid === one);
    expect(items.map(({ userName }) => userName)).not.toContain(identity.userName);
    expect(rowOf(uuid)).toMatchObject({ role: "staff", hasSecondFactor: true });
    expect(rowOf(disabled.uuid)?.disabledAt).not.toBeNull();
    for (const id of asked) {
      const fault = await service.refusal(approveAction, { body: { id }, token });
      expect(fault).toMatchObject({ code: "approval-not-yours", details: { why: "same-person" } });
    }
  });

  test("whoever made an account cannot use it to approve, and nobody approves their own promotion", async () => {
    const service = open();
    const maker = await operator(service, "superAdmin");
    const made = await newStaff(service, "superAdmin");
    const person = await newcomer(service, 0);
    const gift = {
      uuid: person.uuid,
      type: "ADMIN_INCREASE",
      amount: satang(6_000_00),
      reason: "a gift",
    } as const;
    const id = waiting(await service.call(adjustMoney, { body: gift, token: maker.token, key: newKey() }));
    const fault = await service.refusal(approveAction, { body: { id }, token: made.token });
    expect(fault).toMatchObject({ code: "approval-not-yours", details: { why: "same-person" } });
    const demotion = { uuid: made.uuid, role: "staff", reason: "not needed any more" } as const;
    const own = waiting(await service.call(setStaffRole, { body: demotion, token: maker.token }));
    expect((await service.refusal(approveAction, { body: { id: own }, token: made.token })).code).toBe(
      "approval-not-yours",
    );
  });

  test("who was put out meanwhile has nothing done that they asked for", async () => {
    const service = open();
    const maker = await newStaff(service, "superAdmin");
    const checker = await newOperator(service, "superAdmin");
    const { token } = await enrolled(service, checker);
    const { uuid } = await newOperator(service, "staff");
    const body = { uuid, role: "administrator", reason: "asked for in time" } as const;
    const id = waiting(await service.call(setStaffRole, { body, token: maker.token }));
    const out = { uuid: maker.uuid, reason: "left the company" };
    await withSecond(service, disableStaff, { body: out, token });
    const fault = await service.refusal(approveAction, { body: { id }, token });
    expect(fault).toMatchObject({ code: "approval-stale", details: { why: "forbidden" } });
  });

  test("get another role, and act in it after signing in again", async () => {
    const service = open();
    const { token } = await operator(service, "superAdmin");
    const { uuid, token: old } = await newStaff(service, "administrator");
    const body = { uuid, role: "staff", reason: "moves to the counter" } as const;
    await withSecond(service, setStaffRole, { body, token });
    expect((await service.refusal(allAudit, { body: {}, token: old })).code).toBe("unauthorized");
    const [audited] = await rowsOf(service, "operators.staff.set-role", uuid);
    expect(audited).toMatchObject({ before: { role: "administrator" }, after: { role: "staff" } });
    const same = done(await service.call(setStaffRole, { body, token }));
    expect(same).toMatchObject({ uuid, role: "staff" });
    const person = await newcomer(service, 0);
    const ofMember = { body: { ...body, uuid: person.uuid }, token };
    expect((await service.refusal(setStaffRole, ofMember)).code).toBe("not-found");
  });

  test("keep one of the highest rank, though two put each other out at once", async () => {
    const service = open();
    const first = await operator(service, "superAdmin");
    const second = await secondOperator(service, "superAdmin");
    const { items } = await service.call(allStaff, { body: { limit: 100 }, token: first.token });
    const others = items.filter(
      ({ role, uuid, disabledAt }) =>
        role === "superAdmin" && !disabledAt && uuid !== first.uuid && uuid !== second.uuid,
    );
    const putOut = (userName: string) => operatorCommand(service.db, ["disable", userName]);
    for (const { userName } of others) await putOut(userName);
    // Nobody is left who could agree to it, so only the server's command can.
    const alone = { body: { uuid: second.uuid, reason: "tired" }, token: first.token };
    expect((await service.refusal(disableStaff, alone)).code).toBe("no-checker");
    const ends = await Promise.allSettled([putOut(second.userName), putOut(first.userName)]);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const enabled = sql`SELECT count(*) FROM member LEFT JOIN operator_account a ON a.member = uuid
      WHERE role = 'superAdmin' AND a.disabled_at IS NULL`;
    expect(await count(service.db, enabled)).toBe(1);
  });
});

async function rowsOf(service: TestService, action: string, target?: string) {
  const { token } = await operator(service, "administrator");
  const { items } = await service.call(allAudit, { body: { action, limit: 100 }, token });
  return items.filter((row) => target === undefined || row.target === target);
}
