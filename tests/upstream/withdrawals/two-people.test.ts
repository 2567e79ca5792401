import { describe, expect, test } from "vitest";
import { approveAction, oneApproval } from "@/lib/contract/operators/approvals";
import { createFeedRow, resolveFeedRow } from "@/lib/contract/operators/bank-feed";
import { adjustMoney } from "@/lib/contract/operators/members";
import { approveBank, approveWithdraw } from "@/lib/contract/operators/withdraws";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import { recordAppointment } from "@/upstream/approvals/people";
import { newKey } from "../../../tools/testing/calls";
import { newOperator } from "../../support/adjustments";
import { approve, done, waiting } from "../../support/approvals";
import { bind, confirmPinOf, newAccountNumber, withdraw, withdrawer, withName } from "../../support/banks";
import { databases } from "../../support/database";
import { queueOf, report } from "../../support/deposits";
import { newcomer, operator, type Person } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

describe.each(databases)("a withdrawal and who lets it go on $kind", (kind) => {
  const open = useService(kind);
  const letGo = (service: TestService, { token }: Person, id: string) =>
    service.call(approveWithdraw, { body: { id, reason: "as a test" }, token });

  test.each([
    [20_000, "done"],
    [20_000.01, "waiting"],
    [49_000, "waiting"],
  ] as const)("of %d baht is %s by one person", async (baht, state) => {
    const service = open();
    const [member, staff] = [await withdrawer(service, 60_000), await operator(service, "staff")];
    const { id } = await withdraw(service, member, baht);
    const outcome = await letGo(service, staff, id);
    expect(outcome.state).toBe(state);
    if (outcome.state === "done") return expect(outcome.result.status).toBe("approved");
    const own = await service.refusal(approveAction, {
      body: { id: outcome.approvalId },
      token: staff.token,
    });
    expect(own.code).toBe("approval-not-yours");
    const { state: end } = await approve(service, outcome.approvalId, await newOperator(service, "staff"));
    expect(end).toBe("approved");
  });

  /** Ways in which an operator is involved in a member's withdrawal. */
  const hands: Record<string, (service: TestService, member: Person, by: Person) => Promise<unknown>> = {
    "typed the bank's row": async (service, member, by) => {
      const { id, ref } = await typedRow(service, member, by);
      await resolve(service, await newOperator(service, "staff"), ref, id);
    },
    "resolved the bank's row": async (service, member, by) => {
      const { id, ref } = await typedRow(service, member, await newOperator(service, "staff"));
      await resolve(service, by, ref, id);
    },
    "adjusted the balance": async (service, { uuid }, { token }) => {
      const body = { uuid, type: "ADMIN_INCREASE", amount: satang(100_00), reason: "a present" } as const;
      done(await service.call(adjustMoney, { body, token, key: newKey() }));
    },
    "approved an adjustment of it": async (service, { uuid }, by) => {
      const { token } = await operator(service, "superAdmin");
      const body = { uuid, type: "ADMIN_INCREASE", amount: satang(6_000_00), reason: "a present" } as const;
      await approve(service, waiting(await service.call(adjustMoney, { body, token, key: newKey() })), by);
    },
  };
  const typedRow = async (service: TestService, member: Person, { token }: Person) => {
    const { id, prepareTotal } = await report(service, member, 500);
    const at = bangkokIso(await service.now());
    const body = { bankAccountId: 1, amount: prepareTotal, at, ref: newKey(), channel: "by hand" };
    await service.call(createFeedRow, { body, token });
    return { id, ref: body.ref };
  };
  const resolve = async (service: TestService, { token }: Person, ref: string, depositId: string) => {
    const id = (await queueOf(service)).find((row) => row.ref === ref)?.id ?? "";
    const body = { action: "credit", id, depositId, reason: "it fits" } as const;
    return done(await service.call(resolveFeedRow, { body, token }));
  };

  test.each(Object.entries(hands))("of any amount takes another one than who %s", async (_, hand) => {
    const service = open();
    const [member, by] = [await withdrawer(service, 1_000), await newOperator(service, "superAdmin")];
    const own = await newOperator(service, "staff");
    await service.db.transaction((tx) => recordAppointment(tx, own.uuid, by.uuid));
    await hand(service, member, by);
    await service.db.execute("UPDATE turnover_percent SET percent = 0");
    const { id } = await withdraw(service, member, 100);
    const approvalId = waiting(await letGo(service, by, id));
    const { token } = await operator(service, "staff");
    expect((await service.call(oneApproval, { body: { id: approvalId }, token })).why).toBe(
      "maker-is-source",
    );
    expect((await service.refusal(approveAction, { body: { id: approvalId }, token: own.token })).code).toBe(
      "approval-not-yours",
    );
    await approve(service, approvalId, { token });
  });

  test("to an account that the same person approved takes another one", async () => {
    const service = open();
    const [member, staff] = [await newcomer(service, 1_000), await operator(service, "staff")];
    await service.db.execute("UPDATE turnover_percent SET percent = 0");
    await withName(service, member, "สมหญิง รักดี");
    await confirmPinOf(service, member);
    const { bankId } = await bind(service, member, newAccountNumber());
    await service.call(approveBank, { body: { id: String(bankId) }, token: staff.token });
    const { id } = await withdraw(service, { ...member, bankId }, 100);
    waiting(await letGo(service, staff, id));
    expect(done(await letGo(service, await newOperator(service, "staff"), id)).status).toBe("approved");
  });
});
