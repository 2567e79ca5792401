import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { allAudit, allOutbox } from "@/lib/contract/operators/audit";
import {
  type AdjustmentType,
  adjustMoney,
  allMembers,
  oneMember,
  setMemberStatus,
} from "@/lib/contract/operators/members";
import { allTransactions } from "@/lib/contract/transactions";
import { login } from "@/lib/contract/users";
import { satang } from "@/lib/domain/money/money";
import { member } from "@/upstream/db/schema/members";
import { putInOutbox } from "@/upstream/notices/message-outbox";
import { newKey } from "../../../tools/testing/calls";
import { done } from "../../support/approvals";
import { databases, oneDatabase } from "../../support/database";
import { TODAY } from "../../support/facts";
import { brokenLaws, count } from "../../support/ledger";
import { newcomer, newcomers, operator, PASSWORD, signUp } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

const baht = (amount: number) => satang(amount * 100);

describe.each(oneDatabase)("members in operators' hands on $kind", (kind) => {
  const open = useService(kind);

  test("are found by a part of their name or number, by uuid and by status, page by page; operators are none of them", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const people = await newcomers(service, 7, baht(12));
    const [first] = people;
    const names = people.map(({ userName }) => userName).sort();
    const mark = commonStart(names[0] ?? "", names.at(-1) ?? "");
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await service.call(allMembers, {
        body: { search: mark, limit: 3, ...(cursor ? { cursor } : {}) },
        token,
      });
      seen.push(...page.items.map(({ userName }) => userName));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(expect.arrayContaining(people.map(({ userName }) => userName)));
    expect(seen).toEqual([...new Set(seen)].sort());
    const search = async (text: string) =>
      (await service.call(allMembers, { body: { search: text }, token })).items;
    expect(await search(first?.uuid ?? "")).toMatchObject([{ uuid: first?.uuid, cash: 12_00, status: 0 }]);
    for (const typed of ["+66810000001", "0810000001", "081-000 0001"])
      expect(await search(typed), typed).toMatchObject([{ userName: "demo01" }]);
    for (const nobody of ["super01", "%", "_______", "no such name"])
      expect(await search(nobody)).toEqual([]);
    const { uuid } = await operator(service, "superAdmin");
    expect((await service.refusal(oneMember, { body: { uuid }, token })).code).toBe("not-found");
  });

  test("with status 1 are signed out everywhere at once, and 0 again by their next login", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const person = await signUp(service);
    const set = (status: number) =>
      service.call(setMemberStatus, { body: { uuid: person.uuid, status, reason: "as told" }, token });
    expect(await set(2)).toMatchObject({ uuid: person.uuid, status: 2 });
    const deposit = { body: { bankId: 1, prepareAmount: baht(100) }, token: person.token, key: newKey() };
    expect((await service.refusal(createFastDeposit, deposit)).code).toBe("area-closed");
    await service.call(cashs, { token: person.token });
    await set(1);
    expect((await service.refusal(cashs, { token: person.token })).code).toBe("unauthorized");
    await set(0);
    expect((await service.refusal(cashs, { token: person.token })).code).toBe("unauthorized");
    await set(1);
    await service.call(login, { body: { userName: person.userName, password: PASSWORD } });
    expect(await service.call(oneMember, { body: { uuid: person.uuid }, token })).toMatchObject({
      status: 0,
    });
    const audit = await rowsOf(service, "operators.members.set-status", person.uuid);
    expect(audit.map(({ before, after }) => [before, after]).reverse()).toEqual([
      [{ status: 0 }, { status: 2 }],
      [{ status: 2 }, { status: 1 }],
      [{ status: 1 }, { status: 0 }],
      [{ status: 0 }, { status: 1 }],
    ]);
  });

  test("who are operators keep their status: to this call they do not exist", async () => {
    const service = open();
    const { token } = await operator(service, "superAdmin");
    const { uuid } = await operator(service, "staff");
    const body = { uuid, status: 1, reason: "a try" };
    expect((await service.refusal(setMemberStatus, { body, token })).code).toBe("not-found");
    const [row] = await service.db.select().from(member).where(eq(member.uuid, uuid));
    expect(row?.status).toBe(0);
  });
});

describe.each(databases)("money put right by hand on $kind", (kind) => {
  const open = useService(kind);

  async function adjusting(service: TestService, uuid: string, type: AdjustmentType, amount: number) {
    const { token } = await operator(service, "superAdmin");
    const body = { uuid, type, amount: baht(amount), reason: `because of ${type}` };
    return { body, token, key: newKey() };
  }
  /** What an account of the site has paid (below zero) or received, satang. */
  const book = (service: TestService, name: string) =>
    count(
      service.db,
      sql`SELECT coalesce(sum(e.amount), 0) AS count FROM entry e JOIN account a ON a.id = e.account
        WHERE a.owner IS NULL AND a.kind = ${name}`,
    );

  test.each([
    ["ADMIN_INCREASE", 25.5, 125.5, "house-grants", -25.5],
    ["ADMIN_DECREASE", 40, 60, "house-grants", 40],
    ["ADMIN_MOVE_INCREASE", 10, 110, "house-moves", -10],
    ["ADMIN_MOVE_DECREASE", 100, 0, "house-moves", 100],
  ] as const)(
    "%s of %d baht is exact, in its book, in the statement and in the audit",
    async (type, amount, left, name, moved) => {
      const service = open();
      const person = await newcomer(service, 100);
      const before = await book(service, name);
      const args = await adjusting(service, person.uuid, type, amount);
      const row = done(await service.call(adjustMoney, args));
      const isIncrease = type.endsWith("INCREASE");
      expect(row).toMatchObject({
        transactionType: type,
        amount: baht(isIncrease ? amount : -amount),
        balance: baht(left),
        note: `because of ${type}`,
      });
      expect((await service.call(cashs, { token: person.token })).money).toBe(baht(left));
      expect(await book(service, name)).toBe(before + baht(moved));
      const window = { startedDate: TODAY, endedDate: TODAY };
      const [latest] = await service.call(allTransactions, { body: window, token: person.token });
      expect(latest).toEqual(row);
      const [audited] = await rowsOf(service, "operators.money.adjust", person.uuid);
      expect(audited).toMatchObject({
        role: "superAdmin",
        before: { cash: 100_00 },
        after: { cash: baht(left), type, amount: baht(amount), movement: row.id },
        reason: `because of ${type}`,
      });
    },
  );

  test("never goes below zero, and what is refused is nowhere written", async () => {
    const service = open();
    const person = await newcomer(service, 100);
    for (const type of ["ADMIN_DECREASE", "ADMIN_MOVE_DECREASE"] as const) {
      const args = await adjusting(service, person.uuid, type, 100.01);
      expect(await service.refusal(adjustMoney, args)).toMatchObject({
        code: "balance-too-low",
        details: { balance: 100_00, needed: 100_01 },
      });
    }
    expect(await rowsOf(service, "operators.money.adjust", person.uuid)).toEqual([]);
    expect(await brokenLaws(service.db)).toEqual([]);
  });

  test("comes once for its key, twenty times at once or later; another body under it is refused", async () => {
    const service = open();
    const person = await newcomer(service, 0);
    const args = await adjusting(service, person.uuid, "ADMIN_INCREASE", 7);
    const rows = await Promise.all(Array.from({ length: 20 }, () => service.call(adjustMoney, args)));
    expect(new Set(rows.map((row) => done(row).id)).size).toBe(1);
    expect(await service.call(adjustMoney, args)).toEqual(rows[0]);
    expect((await service.call(cashs, { token: person.token })).money).toBe(7_00);
    expect(await rowsOf(service, "operators.money.adjust", person.uuid)).toHaveLength(1);
    const other = { ...args, body: { ...args.body, amount: baht(8) } };
    expect((await service.refusal(adjustMoney, other)).code).toBe("idempotency-mismatch");
    expect((await service.refusal(adjustMoney, { ...args, key: "" })).code).toBe("idempotency-key-missing");
  });

  test("is decided one after the other: of fifty takings at once exactly those pass that the money holds", async () => {
    const service = open();
    const person = await newcomer(service, 100);
    const takings = await Promise.all(
      Array.from({ length: 50 }, () => adjusting(service, person.uuid, "ADMIN_DECREASE", 9)),
    );
    const ends = await Promise.allSettled(takings.map((args) => service.call(adjustMoney, args)));
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(11);
    expect((await service.call(cashs, { token: person.token })).money).toBe(1_00);
    expect(await brokenLaws(service.db)).toEqual([]);
  });

  test("wants a member and a reason", async () => {
    const service = open();
    const { uuid } = await operator(service, "staff");
    const ofOperator = await adjusting(service, uuid, "ADMIN_INCREASE", 5);
    expect((await service.refusal(adjustMoney, ofOperator)).code).toBe("not-found");
    const person = await newcomer(service, 0);
    const args = await adjusting(service, person.uuid, "ADMIN_INCREASE", 5);
    const { reason: _, ...silent } = { ...args.body, amount: 5 };
    const heads = { authorization: `Bearer ${args.token}`, "idempotency-key": newKey() };
    expect((await service.wire("POST", "/api/operators.money.adjust", silent, heads)).status).toBe(422);
  });
});

describe.each(oneDatabase)("messages that the box keeps on $kind", (kind) => {
  const open = useService(kind);

  test("are read newest first, page by page", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    expect(await service.call(allOutbox, { body: {}, token })).toEqual({ items: [], nextCursor: null });
    await service.db.transaction(async (tx) => {
      for (const text of ["one", "two", "three"])
        await putInOutbox(tx, { channel: "sms", to: "+66812345678", text });
    });
    const first = await service.call(allOutbox, { body: { limit: 2 }, token });
    const rest = await service.call(allOutbox, { body: { cursor: first.nextCursor ?? "" }, token });
    expect([...first.items, ...rest.items].map(({ text }) => text)).toEqual(["three", "two", "one"]);
    expect(rest.nextCursor).toBeNull();
    expect(first.items[0]).toMatchObject({ channel: "sms", to: "+66812345678" });
  });
});

/** Numbers of newcomers follow each other, sometimes over a round thousand. */
function commonStart(one: string, other: string): string {
  const differs = [...one].findIndex((letter, at) => letter !== other[at]);
  return one.slice(0, differs);
}

async function rowsOf(service: TestService, action: string, target?: string) {
  const { token } = await operator(service, "administrator");
  const { items } = await service.call(allAudit, { body: { action, limit: 100 }, token });
  return items.filter((row) => target === undefined || row.target === target);
}
