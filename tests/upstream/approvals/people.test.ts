import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { approveAction, cancelAction, oneApproval } from "@/lib/contract/operators/approvals";
import { adjustMoney } from "@/lib/contract/operators/members";
import { satang } from "@/lib/domain/money/money";
import { DAY_MS } from "@/lib/domain/time/time";
import { recordAppointment } from "@/upstream/approvals/people";
import { staffAppointment } from "@/upstream/db/schema/approvals";
import { session } from "@/upstream/db/schema/members";
import { newKey } from "../../../tools/testing/calls";
import { ask, asked, give, newOperator } from "../../support/adjustments";
import { waiting } from "../../support/approvals";
import { databases } from "../../support/database";
import { newcomer, operator, type Person, secondOperator } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

describe.each(databases)("who approves on $kind", (kind) => {
  const open = useService(kind);
  const refusedAs = async (service: TestService, who: Person, id: string) => {
    const fault = await service.refusal(approveAction, { body: { id }, token: who.token });
    expect(fault.code).toBe("approval-not-yours");
    return (fault.details as { why: string }).why;
  };

  test("is not the maker, in whatever session, and nobody of a lower rank", async () => {
    const service = open();
    const { id, maker } = await asked(service);
    for (const own of [maker, await operator(service, "superAdmin")])
      expect(await refusedAs(service, own, id)).toBe("same-person");
    for (const role of ["staff", "administrator"] as const)
      expect(await refusedAs(service, await operator(service, role), id)).toBe("rank");
    const body = { id };
    expect(
      await service.refusal(cancelAction, { body, token: (await operator(service, "staff")).token }),
    ).toMatchObject({ code: "approval-not-yours", details: { why: "not-the-maker" } });
  });

  test.each([
    ["an account that the maker made", (own: string, other: string) => [[other, own]]],
    ["who made the maker's account", (own: string, other: string) => [[own, other]]],
    [
      "an account of the same hand as the maker's",
      (own: string, other: string, third: string) => [
        [own, third],
        [other, third],
      ],
    ],
    [
      "the last of a chain that the maker began",
      (own: string, other: string, third: string) => [
        [third, own],
        [other, third],
      ],
    ],
  ] as const)("is not %s, for seven days", async (_, appointments) => {
    const service = open();
    const { id, maker } = await asked(service);
    const [other, third] = [await newOperator(service, "superAdmin"), await newOperator(service, "staff")];
    await service.db.transaction(async (tx) => {
      for (const [staff = "", by = ""] of appointments(maker.uuid, other.uuid, third.uuid))
        await recordAppointment(tx, staff, by);
    });
    expect(await refusedAs(service, other, id)).toBe("same-person");
    const before = new Date((await service.now()) - 7 * DAY_MS);
    await service.db.update(staffAppointment).set({ at: before });
    const { state } = await service.call(approveAction, { body: { id }, token: other.token });
    expect(state).toBe("approved");
  });

  test("is there at all: else the act is refused and says how to add somebody", async () => {
    const service = open();
    const person = await newcomer(service, 0);
    const maker = await operator(service, "superAdmin");
    const others = sql`role = 'superAdmin' AND uuid <> ${maker.uuid}`;
    await service.db.execute(sql`UPDATE member SET closed_at = now() WHERE ${others}`);
    const args = { body: give(person.uuid), token: maker.token, key: newKey() };
    const fault = await service.refusal(adjustMoney, args);
    await service.db.execute(sql`UPDATE member SET closed_at = NULL WHERE ${others}`);
    expect(fault).toMatchObject({
      code: "no-checker",
      details: { rank: "superAdmin", add: "npm run operator -- add NAME superAdmin" },
    });
    const count = sql`SELECT count(*) AS count FROM approval WHERE target = ${person.uuid}`;
    expect((await service.db.execute(count)).rows).toEqual([{ count: 0 }]);
  });

  test.each([
    ["a device", { deviceId: "one-device" }, { deviceId: "one-device" }],
    ["an address", { address: "203.0.113.9" }, { address: "203.0.113.9" }],
    ["the /64 of an address", { address: "2001:db8:1:2::1" }, { address: "2001:db8:1:2:3::9" }],
  ])("is asked for whatever the amount where maker and member share %s", async (_, own, theirs) => {
    const service = open();
    const person = await newcomer(service, 0);
    const maker = await newOperator(service, "superAdmin");
    await service.db.update(session).set(own).where(eq(session.member, maker.uuid));
    await service.db.update(session).set(theirs).where(eq(session.member, person.uuid));
    const id = waiting(await ask(service, maker, person.uuid, satang(1)));
    const { token } = await secondOperator(service, "superAdmin");
    expect((await service.call(oneApproval, { body: { id }, token })).why).toBe("shares-with-maker");
  });
});
