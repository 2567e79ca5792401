import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { callName } from "@/lib/contract/endpoint";
import { oneApproval } from "@/lib/contract/operators/approvals";
import { acceptBreak, ledgerChecks } from "@/lib/contract/operators/ledger";
import { memberEvidence } from "@/lib/contract/operators/member-evidence";
import { adjustMoney } from "@/lib/contract/operators/members";
import { approveWithdraw } from "@/lib/contract/operators/withdraws";
import { satang } from "@/lib/domain/money/money";
import { actRules } from "@/lib/domain/operators/act-rules";
import { bangkokIso, DAY_MS } from "@/lib/domain/time/time";
import { actions } from "@/upstream/approval-actions";
import { approvalRule, handMoney } from "@/upstream/db/schema/approvals";
import { ledgerBreak } from "@/upstream/db/schema/ledger-checks";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { ask, cashOf, give, newOperator } from "../../support/world/adjustments";
import { approve, done, waiting } from "../../support/world/approvals";
import { withdraw, withdrawer } from "../../support/world/banks";
import { newcomer, operator, secondOperator } from "../../support/world/people";

const baht = (amount: number) => satang(amount * 100);
const later = async (service: TestService, ms: number) =>
  service.setClock(bangkokIso((await service.now()) + ms));

test("the table of acts names those that the engine knows, and no other", () => {
  expect(actions.map(({ entry }) => callName(entry)).toSorted()).toEqual(Object.keys(actRules).toSorted());
});

describe.each(oneDatabase)("money by hand on $kind", (kind) => {
  const open = useService(kind);

  test("of one member is one limit in a day, however it is split, and ten times as much in a month", async () => {
    const service = open();
    const person = await newcomer(service, 0);
    const maker = await newOperator(service, "superAdmin");
    for (let part = 0; part < 5; part++) done(await ask(service, maker, person.uuid, baht(1_000)));
    const id = waiting(await ask(service, maker, person.uuid, satang(1)));
    const seen = await service.call(oneApproval, { body: { id }, token: maker.token });
    expect(seen).toMatchObject({ why: "sum-above-limit", amount: 1 });
    // Another operator does not help: the sum is the member's, too.
    const other = await newOperator(service, "superAdmin");
    const { code } = await service.refusal(adjustMoney, {
      body: give(person.uuid, satang(1)),
      token: other.token,
      key: newKey(),
    });
    expect(code).toBe("approval-open-already");
    await approve(service, id, await newOperator(service, "superAdmin"));
    expect(await cashOf(service, person)).toBe(5_000_01);

    await later(service, DAY_MS);
    for (let day = 1; day < 10; day++) {
      const own = await newOperator(service, "superAdmin");
      done(await ask(service, own, person.uuid, baht(5_000)));
      await later(service, DAY_MS);
    }
    const last = await newOperator(service, "superAdmin");
    waiting(await ask(service, last, person.uuid, satang(1)));
  });

  test("of one operator is one limit over all members; what two agreed on is in no sum", async () => {
    const service = open();
    const maker = await newOperator(service, "superAdmin");
    const people = [];
    for (let at = 0; at < 5; at++) people.push(await newcomer(service, 0));
    const [first, second, third, fourth, fifth] = people.map(({ uuid }) => uuid) as [
      string,
      string,
      string,
      string,
      string,
    ];
    await approve(
      service,
      waiting(await ask(service, maker, first, baht(50_000))),
      await newOperator(service, "superAdmin"),
    );
    for (const uuid of [first, second, third, fourth]) done(await ask(service, maker, uuid, baht(5_000)));
    waiting(await ask(service, maker, fifth, satang(1)));
  });

  test("taken from a member counts as given does", async () => {
    const service = open();
    const [person, maker] = [await newcomer(service, 20_000), await newOperator(service, "superAdmin")];
    const take = (amount: number) =>
      service.call(adjustMoney, {
        body: { ...give(person.uuid, baht(amount)), type: "ADMIN_DECREASE" },
        token: maker.token,
        key: newKey(),
      });
    done(await take(3_000));
    waiting(await take(2_001));
  });

  test("split over many acts at once stays within the limit", async () => {
    const service = open();
    const [person, maker] = [await newcomer(service, 0), await newOperator(service, "superAdmin")];
    const ends = await Promise.allSettled(
      Array.from({ length: 12 }, () => ask(service, maker, person.uuid, baht(1_000))),
    );
    const alone = ends.filter((end) => end.status === "fulfilled" && end.value.state === "done");
    expect(alone).toHaveLength(5);
    expect(await cashOf(service, person)).toBe(5_000_00);
  });

  test("shows where the member's withdrawal is decided: how much, and by whom", async () => {
    const service = open();
    const [person, maker] = [await withdrawer(service, 500), await newOperator(service, "superAdmin")];
    const evidence = async () =>
      (await service.call(memberEvidence, { body: { uuid: person.uuid }, token: maker.token })).handMade;
    const before = await evidence();
    done(await ask(service, maker, person.uuid, baht(700)));
    expect(await evidence()).toEqual({
      amount: before.amount + 700_00,
      by: [...new Set([...before.by, maker.userName])].toSorted(),
    });
  });
});

describe.each(oneDatabase)("withdrawals that one operator approves on $kind", (kind) => {
  const open = useService(kind);

  test("are one limit of the member: two halves need a second person as the whole does", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const person = await withdrawer(service, 60_000);
    const first = await withdraw(service, person, 12_000);
    await service.call(approveWithdraw, { body: { id: first.id }, token });
    const [row] = await service.db.select().from(handMoney).where(eq(handMoney.member, person.uuid));
    expect(row).toMatchObject({ kind: "withdrawal", amount: 12_000_00, checker: null });
    await service.db.execute(
      sql`UPDATE withdrawal SET status = 'paid', paid_at = app_now() WHERE id = ${first.id}`,
    );
    const second = await withdraw(service, person, 8_001);
    waiting(await service.call(approveWithdraw, { body: { id: second.id }, token }));
  });

  test("are one limit of the operator", async () => {
    const service = open();
    const { token } = await newOperator(service, "staff");
    await service.db
      .update(approvalRule)
      .set({ hundredths: 1_000_00 })
      .where(eq(approvalRule.rule, "withdraw-maker"));
    const ids: string[] = [];
    for (let at = 0; at < 3; at++)
      ids.push((await withdraw(service, await withdrawer(service, 5_000), 500)).id);
    const states = [];
    for (const id of ids) states.push((await service.call(approveWithdraw, { body: { id }, token })).state);
    expect(states).toEqual(["done", "done", "waiting"]);
  });
});

describe.each(oneDatabase)("a broken law on $kind", (kind) => {
  const open = useService(kind);

  test("is accepted by two", async () => {
    const service = open();
    const { token } = await operator(service, "superAdmin");
    const [row] = await service.db.insert(ledgerBreak).values({ law: "a law", found: newKey() }).returning();
    const body = { id: String(row?.id), reason: "looked into it" };
    const id = waiting(await service.call(acceptBreak, { body, token }));
    const stopped = async () => (await service.call(ledgerChecks, { token })).isStopped;
    expect(await stopped()).toBe(true);
    await approve(service, id, await secondOperator(service, "superAdmin"));
    expect(await stopped()).toBe(false);
    // Once it is accepted, to accept it again changes nothing.
    expect(done(await service.call(acceptBreak, { body, token })).acceptedAt).not.toBeNull();
  });
});
