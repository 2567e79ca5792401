import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { allNotifications } from "@/lib/contract/notifications";
import { setMemberName, setMemberPhone } from "@/lib/contract/operators/members";
import { member } from "@/upstream/db/schema/members";
import { approve, waiting } from "../../support/approvals";
import { oneDatabase } from "../../support/database";
import { newcomer, newIdentity, operator } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

describe.each(oneDatabase)("a member's name and phone in operators' hands on $kind", (kind) => {
  const open = useService(kind);
  const reason = "seen on the identity card";
  const stored = async (service: TestService, uuid: string) =>
    (await service.db.select().from(member).where(eq(member.uuid, uuid)))[0];

  test("change by two people alone, whatever the rank of the first", async () => {
    const service = open();
    const { uuid } = await newcomer(service, 0);
    const { phoneNumber } = newIdentity();
    const checker = await operator(service, "administrator");
    for (const role of ["staff", "superAdmin"] as const) {
      const { token } = await operator(service, role);
      const name = `Somchai of ${role}`;
      const naming = waiting(await service.call(setMemberName, { body: { uuid, name, reason }, token }));
      expect((await stored(service, uuid))?.name).not.toBe(name);
      await approve(service, naming, checker);
      expect((await stored(service, uuid))?.name).toBe(name);
    }
    const { token } = await operator(service, "staff");
    const id = waiting(await service.call(setMemberPhone, { body: { uuid, phoneNumber, reason }, token }));
    await approve(service, id, checker);
    expect((await stored(service, uuid))?.phoneNumber).toBe(phoneNumber);
  });

  test("a number that staff changed rings the bell, as a change by the member does", async () => {
    const service = open();
    const { uuid, token: own } = await newcomer(service, 0);
    const { token } = await operator(service, "staff");
    const { phoneNumber } = newIdentity();
    const id = waiting(await service.call(setMemberPhone, { body: { uuid, phoneNumber, reason }, token }));
    await approve(service, id, await operator(service, "administrator"));
    const { items } = await service.call(allNotifications, { query: {}, token: own });
    expect(items.map((item) => item.kind)).toEqual(["phone-changed"]);
  });

  test("a name is kept as members' own are: single spaces, ordinary letters", async () => {
    const service = open();
    const { uuid } = await newcomer(service, 0);
    const { token } = await operator(service, "staff");
    const body = { uuid, name: "Ｓｏｍｃｈａｉ  Jaidee", reason };
    const id = waiting(await service.call(setMemberName, { body, token }));
    await approve(service, id, await operator(service, "administrator"));
    expect((await stored(service, uuid))?.name).toBe("Somchai Jaidee");
  });

  test("a number that somebody has is taken, when it is asked for and when it is approved", async () => {
    const service = open();
    const [owner, other] = [await newcomer(service, 0), await newcomer(service, 0)];
    const { token } = await operator(service, "staff");
    const taken = (await stored(service, owner.uuid))?.phoneNumber ?? "";
    const body = { uuid: other.uuid, phoneNumber: taken, reason };
    expect((await service.refusal(setMemberPhone, { body, token })).code).toBe("phone-taken");

    const { phoneNumber } = newIdentity();
    const asking = { body: { ...body, phoneNumber }, token };
    const id = waiting(await service.call(setMemberPhone, asking));
    await service.db.update(member).set({ phoneNumber }).where(eq(member.uuid, owner.uuid));
    await expect(approve(service, id, await operator(service, "administrator"))).rejects.toMatchObject({
      code: "approval-stale",
      details: { why: "phone-taken" },
    });
  });

  test("are left alone where the member has changed them in between", async () => {
    const service = open();
    const { uuid } = await newcomer(service, 0);
    const { token } = await operator(service, "staff");
    const body = { uuid, name: "Somchai Jaidee", reason };
    const id = waiting(await service.call(setMemberName, { body, token }));
    await service.db.update(member).set({ name: "Somying Jaidee" }).where(eq(member.uuid, uuid));
    await expect(approve(service, id, await operator(service, "administrator"))).rejects.toMatchObject({
      code: "approval-stale",
      details: { why: "changed" },
    });
    expect((await stored(service, uuid))?.name).toBe("Somying Jaidee");
  });

  test.each([[""], [" "], ["12345"], ["\u202Eeedai"], ["Som\u0000chai"]])(
    "%j is no legal name",
    async (name) => {
      const service = open();
      const { uuid } = await newcomer(service, 0);
      const { token } = await operator(service, "staff");
      const heads = { authorization: `Bearer ${token}` };
      const { status } = await service.wire(
        "POST",
        `/api${setMemberName.path}`,
        { uuid, name, reason },
        heads,
      );
      expect(status).toBe(422);
    },
  );
});
