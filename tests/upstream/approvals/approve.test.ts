import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  allApprovals,
  approveAction,
  cancelAction,
  oneApproval,
  rejectAction,
} from "@/lib/contract/operators/approvals";
import { allAudit } from "@/lib/contract/operators/audit";
import { adjustMoney } from "@/lib/contract/operators/members";
import { bangkokIso, HOUR_MS } from "@/lib/domain/time/time";
import { approval } from "@/upstream/db/schema/approvals";
import { member } from "@/upstream/db/schema/members";
import { newKey } from "../../../tools/testing/calls";
import { ABOVE, ask, asked, cashOf, EXACTLY, give, newOperator } from "../../support/adjustments";
import { done, waiting } from "../../support/approvals";
import { databases } from "../../support/database";
import { brokenLaws } from "../../support/ledger";
import { newcomer, operator, operatorOf } from "../../support/people";
import { useService } from "../../support/use-service";

describe.each(databases)("an act above its limit on $kind", (kind) => {
  const open = useService(kind);

  test("waits for a second person, and is done by their approval: once, and written down with both", async () => {
    const service = open();
    const { person, maker, checker, id } = await asked(service);
    expect(await cashOf(service, person)).toBe(0);
    const seen = await service.call(oneApproval, { body: { id }, token: checker.token });
    expect(seen).toMatchObject({
      kind: "operators.money.adjust",
      target: person.uuid,
      why: "above-limit",
      amount: ABOVE,
      maker: { userName: "super01" },
      reason: give("").reason,
      rank: "superAdmin",
      state: "waiting",
      decision: null,
      mayDecide: true,
    });
    const own = await service.call(oneApproval, { body: { id }, token: maker.token });
    expect(own.mayDecide).toBe(false);

    const body = { id, reason: "seen and agreed" };
    const approved = await service.call(approveAction, { body, token: checker.token });
    expect(approved).toMatchObject({
      state: "approved",
      decision: { by: { userName: "super02" }, reason: "seen and agreed" },
      mayDecide: false,
    });
    expect(await cashOf(service, person)).toBe(ABOVE);
    const again = await service.refusal(approveAction, { body, token: checker.token });
    expect(again).toMatchObject({ code: "approval-over", details: { state: "approved" } });
    expect(await cashOf(service, person)).toBe(ABOVE);

    const { items } = await service.call(allAudit, { body: { limit: 3 }, token: maker.token });
    expect(items.map(({ action, target, operator: who }) => [action, target, who])).toEqual([
      ["operators.approvals.approve", id, checker.uuid],
      ["operators.money.adjust", person.uuid, maker.uuid],
      ["operators.money.adjust", person.uuid, maker.uuid],
    ]);
    expect(items.map(({ after }) => after)).toMatchObject([
      { state: "approved" },
      { cash: ABOVE },
      { state: "waiting", approval: id },
    ]);
    expect(await brokenLaws(service.db)).toEqual([]);
  });

  test("needs nobody else at exactly the limit", async () => {
    const service = open();
    const person = await newcomer(service, 0);
    const maker = await operator(service, "superAdmin");
    expect(done(await ask(service, maker, person.uuid, EXACTLY)).amount).toBe(EXACTLY);
  });

  test("is asked for once at a time, and again after it was taken back or rejected", async () => {
    const service = open();
    const { person, maker, checker, id } = await asked(service);
    for (const again of [maker, checker]) {
      const args = { body: give(person.uuid), token: again.token, key: newKey() };
      expect(await service.refusal(adjustMoney, args)).toMatchObject({
        code: "approval-open-already",
        details: { approvalId: id },
      });
    }
    const cancelled = await service.call(cancelAction, { body: { id }, token: maker.token });
    expect(cancelled.state).toBe("cancelled");
    const next = waiting(await ask(service, checker, person.uuid));
    const body = { id: next, reason: "nobody knows what for" };
    const rejected = await service.call(rejectAction, { body, token: maker.token });
    expect(rejected).toMatchObject({ state: "rejected", decision: { reason: body.reason } });
    expect(await cashOf(service, person)).toBe(0);
    const { items } = await service.call(allApprovals, { body: { limit: 2 }, token: maker.token });
    expect(items.map(({ state }) => state)).toEqual(["rejected", "cancelled"]);
  });

  test("ends after a day: the clock ends it, or whoever comes too late, and the server is written down", async () => {
    const service = open();
    const [first, second] = [await asked(service), await asked(service)];
    const later = (ms: number) => async () => service.setClock(bangkokIso((await service.now()) + ms));
    await later(24 * HOUR_MS)();
    try {
      const late = { body: { id: first.id }, token: first.checker.token };
      expect(await service.refusal(approveAction, late)).toMatchObject({
        code: "approval-over",
        details: { state: "expired" },
      });
      await service.tick();
      for (const { id, person, checker } of [first, second]) {
        const row = await service.call(oneApproval, { body: { id }, token: checker.token });
        expect([row.state, row.decision?.by]).toEqual(["expired", null]);
        expect(await cashOf(service, person)).toBe(0);
      }
      const body = { action: "operators.approvals.expire", limit: 10 };
      const { items } = await service.call(allAudit, { body, token: first.checker.token });
      expect(items.map(({ role, target }) => [role, target]).sort()).toEqual(
        [first.id, second.id].map((id) => ["server", id]).sort(),
      );
    } finally {
      await later(-24 * HOUR_MS)();
    }
  });

  test("is stale once its target has changed: nothing is done, and it stays undone", async () => {
    const service = open();
    const { person, checker, id } = await asked(service);
    await service.db.update(member).set({ closedAt: new Date() }).where(eq(member.uuid, person.uuid));
    const args = { body: { id }, token: checker.token };
    expect(await service.refusal(approveAction, args)).toMatchObject({
      code: "approval-stale",
      details: { why: "account-closed" },
    });
    await service.db.update(member).set({ closedAt: null }).where(eq(member.uuid, person.uuid));
    expect(await service.refusal(approveAction, args)).toMatchObject({
      code: "approval-over",
      details: { state: "stale" },
    });
    expect(await cashOf(service, person)).toBe(0);
  });

  test("is stale once its maker may not ask for it any more", async () => {
    const service = open();
    const { person, maker, checker, id } = await asked(service);
    const own = eq(member.uuid, maker.uuid);
    await service.db.update(member).set({ role: "administrator" }).where(own);
    const fault = await service.refusal(approveAction, { body: { id }, token: checker.token });
    await service.db.update(member).set({ role: "superAdmin" }).where(own);
    expect(fault).toMatchObject({ code: "approval-stale", details: { why: "forbidden" } });
    expect(await cashOf(service, person)).toBe(0);
  });

  test("happens once though many approve, reject and take back at once", async () => {
    const service = open();
    const third = await newOperator(service, "superAdmin");
    for (let turn = 0; turn < 4; turn++) {
      const { person, maker, checker, id } = await asked(service);
      const sessions = [checker, third, await operatorOf(service, "super02")];
      const approvals = sessions.flatMap(({ token }) =>
        Array.from({ length: 3 }, () => service.call(approveAction, { body: { id }, token })),
      );
      const ends = await Promise.allSettled([
        ...approvals,
        service.call(cancelAction, { body: { id }, token: maker.token }),
        service.call(rejectAction, { body: { id, reason: "not this one" }, token: third.token }),
      ]);
      expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const { state } = await service.call(oneApproval, { body: { id }, token: maker.token });
      expect(await cashOf(service, person)).toBe(state === "approved" ? ABOVE : 0);
    }
    expect(await brokenLaws(service.db)).toEqual([]);
  });

  test("which two operators decide on at once is one's; the other reads who and when", async () => {
    const service = open();
    const third = await newOperator(service, "superAdmin");
    for (let turn = 0; turn < 5; turn++) {
      const { person, maker, checker, id } = await asked(service);
      const racers = [checker, third];
      const ends = await Promise.all(
        racers.map(({ token }) =>
          service.call(approveAction, { body: { id }, token }).then(
            () => null,
            (error: unknown) => error,
          ),
        ),
      );
      const { decision } = await service.call(oneApproval, { body: { id }, token: maker.token });
      const winner = racers[ends.indexOf(null)];
      expect(decision?.by?.uuid).toBe(winner?.uuid);
      expect(ends.filter((end) => end !== null)).toMatchObject([
        {
          code: "approval-over",
          details: { state: "approved", by: decision?.by?.userName, at: decision?.at },
        },
      ]);
      expect(await cashOf(service, person)).toBe(ABOVE);
    }
  });

  test("is asked for once though many ask at once", async () => {
    const service = open();
    const [person, maker] = [await newcomer(service, 0), await operator(service, "superAdmin")];
    const ends = await Promise.allSettled(Array.from({ length: 10 }, () => ask(service, maker, person.uuid)));
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("gives one answer for its key, and one approval", async () => {
    const service = open();
    const [person, maker] = [await newcomer(service, 0), await operator(service, "superAdmin")];
    const args = { body: give(person.uuid), token: maker.token, key: newKey() };
    const answers = [await service.call(adjustMoney, args), await service.call(adjustMoney, args)];
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe.each(databases)("an approval that is cut off on $kind", (kind) => {
  const open = useService(kind);

  test("leaves nothing: what it did goes with it, and it still waits", async () => {
    const service = open();
    const { person, checker, id } = await asked(service);
    // Fails after the action's writes, like a connection that is cut.
    await service.db.execute(sql`
      CREATE FUNCTION cut_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'cut off'; END $$`);
    await service.db.execute(sql`
      CREATE TRIGGER cut_off BEFORE UPDATE ON approval FOR EACH ROW EXECUTE FUNCTION cut_off()`);
    const args = { body: { id }, token: checker.token };
    expect((await service.refusal(approveAction, args)).code).toBe("internal-error");
    await service.db.execute(sql`DROP TRIGGER cut_off ON approval`);
    expect(await cashOf(service, person)).toBe(0);
    const [row] = await service.db.select().from(approval).where(eq(approval.id, id));
    expect(row?.state).toBe("waiting");
    await service.call(approveAction, args);
    expect(await cashOf(service, person)).toBe(ABOVE);
  });
});
