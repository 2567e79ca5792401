import { describe, expect, test } from "vitest";
import { allApprovalRules, approveAction, setApprovalRule } from "@/lib/contract/operators/approvals";
import { satang } from "@/lib/domain/money/money";
import { oneDatabase } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { ask } from "../../support/world/adjustments";
import { waiting } from "../../support/world/approvals";
import { newcomer, operator, secondOperator } from "../../support/world/people";

describe.each(oneDatabase)("the limits behind approvals on $kind", (kind) => {
  const open = useService(kind);

  test("stand as the house's defaults until two of the highest rank change one", async () => {
    const service = open();
    const [maker, checker] = [
      await operator(service, "superAdmin"),
      await secondOperator(service, "superAdmin"),
    ];
    const rules = async () =>
      Object.fromEntries(
        (await service.call(allApprovalRules, { token: maker.token })).map(({ rule, value }) => [
          rule,
          value,
        ]),
      );
    expect(await rules()).toEqual({
      "money-adjust-limit": 5_000,
      "money-adjust-maker": 20_000,
      "withdraw-limit": 20_000,
      "withdraw-maker": 500_000,
      "bank-row-limit": 50_000,
      "bank-row-maker": 500_000,
      "result-payout-limit": 1_000_000,
      "result-payout-maker": 5_000_000,
      "month-times": 10,
      "round-payout-cap": 1_000_000,
      "bank-row-difference": 1,
      "rate-rise": 10,
      "approval-life": 24,
      "fresh-account": 7,
    });
    const body = { rule: "money-adjust-limit", value: 100, reason: "less for one alone" } as const;
    const id = waiting(await service.call(setApprovalRule, { body, token: maker.token }));
    expect((await rules())["money-adjust-limit"]).toBe(5_000);
    await service.call(approveAction, { body: { id }, token: checker.token });
    expect((await rules())["money-adjust-limit"]).toBe(100);
    const { uuid } = await newcomer(service, 0);
    waiting(await ask(service, maker, uuid, satang(100_01)));
  });

  test.each([
    ["money-adjust-limit", -1],
    ["money-adjust-limit", 0.001],
    ["bank-row-difference", 101],
    ["approval-life", 0],
    ["fresh-account", 0],
    ["month-times", 0],
    ["month-times", 31],
  ] as const)("%s is never %d", async (rule, value) => {
    const service = open();
    const { token } = await operator(service, "superAdmin");
    const body = { rule, value, reason: "to see it refused" };
    const heads = { authorization: `Bearer ${token}` };
    const { status, body: answer } = await service.wire("POST", `/api${setApprovalRule.path}`, body, heads);
    expect([status, answer]).toMatchObject([422, { code: "invalid-input" }]);
  });
});
