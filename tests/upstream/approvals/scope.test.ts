import { describe, expect, test } from "vitest";
import { allApprovals, rejectAction } from "@/lib/contract/operators/approvals";
import { adjustMoney } from "@/lib/contract/operators/members";
import { satang } from "@/lib/domain/money/money";
import { newKey } from "../../../tools/testing/calls";
import { waiting } from "../../support/approvals";
import { databases } from "../../support/database";
import { newcomer, operator, type Person, secondOperator } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

/** An adjustment above the limit, which a second super administrator has to approve. */
async function asked(service: TestService, { token }: Person): Promise<string> {
  const { uuid } = await newcomer(service, 0);
  const body = { uuid, type: "ADMIN_INCREASE", amount: satang(5_000_01), reason: "a gift" } as const;
  return waiting(await service.call(adjustMoney, { body, token, key: newKey() }));
}

describe.each(databases)("lists of approvals on $kind", (kind) => {
  const open = useService(kind);
  const idsOf = async ({ token }: Person, scope: "for-me" | "mine") =>
    (await open().call(allApprovals, { body: { scope, limit: 100 }, token })).items;

  test("hold what waits for the caller, and what the caller asked for", async () => {
    const service = open();
    const [maker, checker] = [
      await operator(service, "superAdmin"),
      await secondOperator(service, "superAdmin"),
    ];
    const low = await operator(service, "administrator");
    const id = await asked(service, maker);
    const seen = async () => ({
      forMaker: (await idsOf(maker, "for-me")).map((row) => row.id),
      ofMaker: (await idsOf(maker, "mine")).map((row) => row.id),
      forChecker: (await idsOf(checker, "for-me")).map((row) => row.id),
      forLow: (await idsOf(low, "for-me")).map((row) => row.id),
    });
    expect(await seen()).toEqual({ forMaker: [], ofMaker: [id], forChecker: [id], forLow: [] });
    expect((await idsOf(checker, "for-me")).every(({ mayDecide }) => mayDecide)).toBe(true);
    await service.call(rejectAction, { body: { id, reason: "no gifts" }, token: checker.token });
    expect(await seen()).toEqual({ forMaker: [], ofMaker: [id], forChecker: [], forLow: [] });
  });

  test("leave out what has expired", async () => {
    const service = open();
    const [maker, checker] = [
      await operator(service, "superAdmin"),
      await secondOperator(service, "superAdmin"),
    ];
    const id = await asked(service, maker);
    const [row] = await idsOf(checker, "for-me");
    expect(row?.id).toBe(id);
    await service.setClock(row?.expiresAt ?? "");
    const { token } = await secondOperator(service, "superAdmin");
    expect((await idsOf({ ...checker, token }, "for-me")).length).toBe(0);
  });
});
