import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { adjustMoney } from "@/lib/contract/operators/members";
import { satang } from "@/lib/domain/money/money";
import { member } from "@/upstream/db/schema/members";
import { newKey } from "../../../tools/testing/calls";
import { databases } from "../../support/database";
import { newcomer, operator } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

const MOST = 10_000_000_000_00;

describe.each(databases)("how far money is put right by hand on $kind", (kind) => {
  const open = useService(kind);
  const refused = async (
    service: TestService,
    uuid: string,
    type: "ADMIN_INCREASE" | "ADMIN_DECREASE",
    amount: number,
  ) => {
    const { token } = await operator(service, "superAdmin");
    const body = { uuid, type, amount: satang(amount), reason: "to see it refused" };
    return service.refusal(adjustMoney, { body, token, key: newKey() });
  };

  test("to 10,000,000,000 baht: beyond, the refusal says what is left", async () => {
    const service = open();
    const { uuid } = await newcomer(service, 100);
    expect(await refused(service, uuid, "ADMIN_INCREASE", MOST)).toMatchObject({
      code: "amount-out-of-range",
      details: { min: 1, max: MOST - 100_00 },
    });
  });

  test("not on an account that its owner has closed", async () => {
    const service = open();
    const { uuid } = await newcomer(service, 0);
    await service.db.update(member).set({ closedAt: new Date() }).where(eq(member.uuid, uuid));
    for (const type of ["ADMIN_INCREASE", "ADMIN_DECREASE"] as const)
      expect((await refused(service, uuid, type, 1)).code).toBe("account-closed");
  });
});
