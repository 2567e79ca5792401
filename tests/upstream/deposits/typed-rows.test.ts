import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { approveAction } from "@/lib/contract/operators/approvals";
import { createFeedRow, resolveFeedRow } from "@/lib/contract/operators/bank-feed";
import { type Satang, satang } from "@/lib/domain/money/money";
import { bangkokIso, HOUR_MS } from "@/lib/domain/time/time";
import { recordAppointment } from "@/upstream/approvals/people";
import { bankFeed } from "@/upstream/db/schema/deposits";
import { newKey } from "../../../tools/testing/calls";
import { newOperator } from "../../support/adjustments";
import { approve, done, waiting } from "../../support/approvals";
import { tellCredit } from "../../support/bank-feed";
import { databases } from "../../support/database";
import { askQr, cashOf, report } from "../../support/deposits";
import { brokenLaws } from "../../support/ledger";
import { newcomer, operator, type Person } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

describe.each(databases)("a bank row that an operator typed on $kind", (kind) => {
  const open = useService(kind);

  async function typed(service: TestService, { token }: Person, bankAccountId: number, amount: Satang) {
    const at = bangkokIso(await service.now());
    const body = { bankAccountId, amount, at, ref: newKey(), channel: "by hand" };
    const verdict = await service.call(createFeedRow, { body, token });
    return { verdict, id: await idOf(service, body.ref) };
  }
  const idOf = async (service: TestService, ref: string) => {
    const [row] = await service.db.select().from(bankFeed).where(eq(bankFeed.ref, ref));
    return String(row?.id);
  };
  const resolve = (service: TestService, { token }: Person, id: string, depositId: string) =>
    service.call(resolveFeedRow, {
      body: { action: "credit", id, depositId, reason: "the slip fits" },
      token,
    });

  test("credits nothing by itself, however exact it is: one person makes no money", async () => {
    const service = open();
    const [member, staff] = [await newcomer(service, 0), await operator(service, "staff")];
    const request = await askQr(service, member, 200_000);
    const { verdict, id } = await typed(service, staff, request.bankId, request.prepareTotal);
    expect(verdict).toEqual({ matched: false, why: "manual", depositId: request.id });
    expect(await cashOf(service, member)).toBe(0);

    const approvalId = waiting(await resolve(service, staff, id, request.id));
    expect(await cashOf(service, member)).toBe(0);
    const own = await service.refusal(approveAction, { body: { id: approvalId }, token: staff.token });
    expect(own.code).toBe("approval-not-yours");
    await approve(service, approvalId, await newOperator(service, "staff"));
    expect(await cashOf(service, member)).toBe(request.prepareTotal);
    expect(await brokenLaws(service.db)).toEqual([]);
  });

  test("is resolved at once by another person, and not by an account that the typist made", async () => {
    const service = open();
    const [member, staff] = [await newcomer(service, 0), await operator(service, "staff")];
    const [other, own] = [await newOperator(service, "staff"), await newOperator(service, "staff")];
    await service.db.transaction((tx) => recordAppointment(tx, own.uuid, staff.uuid));
    const request = await askQr(service, member, 400);
    const { id } = await typed(service, staff, request.bankId, request.prepareTotal);
    waiting(await resolve(service, own, id, request.id));
    expect(done(await resolve(service, other, id, request.id))).toMatchObject({ matched: true });
    expect(await cashOf(service, member)).toBe(request.prepareTotal);
  });

  test.each([
    ["1 per cent more", 1_010_00, "done"],
    ["a satang beyond that", 1_010_01, "waiting"],
    ["1 per cent less", 990_00, "done"],
    ["a satang below that", 989_99, "waiting"],
    ["9,000 times as much", 9_000_000_00, "waiting"],
  ] as const)("of %s than announced: resolved by other staff it is %s", async (_, amount, state) => {
    const service = open();
    const member = await newcomer(service, 0);
    const { id: depositId } = await report(service, member, 1_000);
    const { id } = await typed(service, await operator(service, "staff"), 1, satang(amount));
    const outcome = await resolve(service, await newOperator(service, "staff"), id, depositId);
    expect(outcome.state).toBe(state);
    if (outcome.state === "waiting") {
      const other = await newOperator(service, "staff");
      const fault = await service.refusal(approveAction, {
        body: { id: outcome.approvalId },
        token: other.token,
      });
      expect(fault).toMatchObject({ code: "approval-not-yours", details: { why: "rank" } });
      await approve(service, outcome.approvalId, await operator(service, "administrator"));
    }
    expect(await cashOf(service, member)).toBe(amount);
  });

  test("that the bank tells of as well is credited once", async () => {
    const service = open();
    const [member, staff] = [await newcomer(service, 0), await operator(service, "staff")];
    const request = await askQr(service, member, 600);
    const { id } = await typed(service, staff, request.bankId, request.prepareTotal);
    const at = bangkokIso(await service.now());
    const row = {
      bankAccountId: request.bankId,
      amount: request.prepareTotal,
      at,
      ref: newKey(),
      channel: "bank",
    };
    expect((await tellCredit(service, row)).matched).toBe(true);
    const body = { action: "credit", id, depositId: request.id, reason: "the slip fits" } as const;
    const { token } = await newOperator(service, "staff");
    expect((await service.refusal(resolveFeedRow, { body, token })).code).toBe("deposit-not-live");
    expect(await cashOf(service, member)).toBe(request.prepareTotal);
  });

  test("and the bank's own row: what is another member's goes elsewhere by two, one of them an administrator", async () => {
    const service = open();
    const [owner, friend] = [await newcomer(service, 0), await newcomer(service, 0)];
    const admin = await operator(service, "administrator");
    const request = await askQr(service, owner, 700);
    const start = await service.now();
    await service.setClock(bangkokIso(start + HOUR_MS));
    await service.tick();
    const at = bangkokIso(await service.now());
    const ref = newKey();
    const row = { bankAccountId: request.bankId, amount: request.prepareTotal, at, ref, channel: "bank" };
    expect(await tellCredit(service, row)).toMatchObject({ why: "late", depositId: request.id });
    const { id: depositId } = await report(service, friend, request.prepareTotal / 100);
    const id = await idOf(service, ref);
    const approvalId = waiting(await resolve(service, admin, id, depositId));
    await service.setClock(bangkokIso(start));
    expect(await cashOf(service, friend)).toBe(0);
    expect(done(await resolve(service, await operator(service, "staff"), id, request.id)).matched).toBe(true);
    // The approval for the other request is outdated by now.
    const { token } = await newOperator(service, "superAdmin");
    const stale = await service.refusal(approveAction, { body: { id: approvalId }, token });
    expect(stale).toMatchObject({ code: "approval-stale", details: { why: "feed-row-resolved-already" } });
    expect([await cashOf(service, owner), await cashOf(service, friend)]).toEqual([request.prepareTotal, 0]);
  });
});
