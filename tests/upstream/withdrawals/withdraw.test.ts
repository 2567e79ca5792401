import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { memberChannel } from "@/lib/contract/channels";
import { cashs } from "@/lib/contract/credit";
import { allAudit } from "@/lib/contract/operators/audit";
import {
  allOperatorWithdraws,
  approveWithdraw,
  rejectBank,
  rejectWithdraw,
} from "@/lib/contract/operators/withdraws";
import { allTransactions } from "@/lib/contract/transactions";
import { allWithdraws, createWithdraw, type Withdraw } from "@/lib/contract/withdraws";
import { satang } from "@/lib/domain/money/money";
import { epochMs } from "@/lib/domain/time/time";
import { newKey } from "../../../tools/testing/calls";
import { done } from "../../support/approvals";
import { confirmPinOf, withdraw, withdrawer, withdrawRefusal } from "../../support/banks";
import { databases } from "../../support/database";
import { TODAY } from "../../support/facts";
import { brokenLaws } from "../../support/ledger";
import { watchOutbox } from "../../support/outbox";
import { newcomer, operator, type Person } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

describe.each(databases)("a withdrawal on $kind", (kind) => {
  const open = useService(kind);

  test("holds its amount at once, waits in the queue, and is paid once staff let it go", async () => {
    const service = open();
    const [first, second] = [await withdrawer(service, 1_000), await withdrawer(service, 500)];
    const asked = await withdraw(service, first, 400.5);
    const behind = await withdraw(service, second, 500);
    expect(asked).toMatchObject({ status: "pending", amount: 400_50, decidedAt: null, reason: null });
    expect(asked.account).toMatchObject({ bankId: first.bankId, bankCode: "KBANK", name: "สมหญิง รักดี" });
    expect((behind.place ?? 0) - (asked.place ?? 0)).toBe(1);
    expect(epochMs(asked.expectedAt ?? "")).toBeGreaterThan(await service.now());
    expect(await money(service, first)).toMatchObject({ money: 599_50, held: 400_50 });
    expect(await rows(service, first)).toEqual([
      ["WITHDRAW", -400_50, 599_50, null],
      ["ADMIN_INCREASE", 1_000_00, 1_000_00, null],
    ]);

    const staff = await operator(service, "staff");
    const approved = done(
      await service.call(approveWithdraw, { body: { id: asked.id }, token: staff.token }),
    );
    expect(approved).toMatchObject({ status: "approved", place: null, userName: first.userName });
    expect(approved.expectedAt).toBe(asked.expectedAt);
    await service.tick();
    const [paid] = await listed(service, first);
    expect(paid).toMatchObject({ id: asked.id, status: "paid", place: null, expectedAt: null });
    expect(paid?.decidedAt).not.toBeNull();
    expect(await money(service, first)).toMatchObject({ money: 599_50, held: 0 });
    expect(await rows(service, first)).toHaveLength(2);
    expect((await statement(service, first))[0]).toMatchObject({
      ref: { kind: "withdraw", id: asked.id },
      status: "paid",
    });
    const [waits] = await listed(service, second);
    // The first promise stays, though the queue before it is shorter by now.
    expect([waits?.place, waits?.expectedAt]).toEqual([asked.place, behind.expectedAt]);
  });

  test("that staff reject gives its money back with the reason, and counts against no limit", async () => {
    const service = open();
    const member = await withdrawer(service, 100_000);
    const staff = await operator(service, "staff");
    for (let times = 0; times < 6; times += 1) {
      const { id } = await withdraw(service, member, 49_000);
      const body = { id, reason: "the name is not readable" };
      expect(await service.call(rejectWithdraw, { body, token: staff.token })).toMatchObject({
        status: "rejected",
        reason: "the name is not readable",
      });
    }
    expect(await money(service, member)).toMatchObject({ money: 100_000_00, held: 0 });
    const told = await statement(service, member);
    expect(new Set(told.slice(0, 12).map(({ ref }) => ref?.id)).size).toBe(6);
    expect(told.map(({ status }) => status)).toEqual([...Array(12).fill("rejected"), undefined]);
    const [back, held] = await rows(service, member);
    expect([back, held]).toEqual([
      ["WITHDRAW", 49_000_00, 100_000_00, "withdraw-rejected"],
      ["WITHDRAW", -49_000_00, 51_000_00, null],
    ]);
    expect((await withdraw(service, member, 49_000)).status).toBe("pending");
  });

  test("is decided on once: approved twice, rejected after approval or approved after rejection are refused", async () => {
    const service = open();
    const staff = await operator(service, "staff");
    const decide = async (entry: typeof approveWithdraw | typeof rejectWithdraw, id: string) =>
      (await service.refusal(entry, { body: { id, reason: "as a test" }, token: staff.token })).code;
    const { id } = await withdraw(service, await withdrawer(service, 500), 500);
    const approvals = await Promise.allSettled(
      Array.from({ length: 10 }, () => service.call(approveWithdraw, { body: { id }, token: staff.token })),
    );
    expect(approvals.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await decide(approveWithdraw, id)).toBe("withdraw-not-pending");
    expect(await decide(rejectWithdraw, id)).toBe("withdraw-not-pending");
    await service.tick();
    expect(await decide(rejectWithdraw, id)).toBe("withdraw-not-pending");

    const other = await withdraw(service, await withdrawer(service, 500), 500);
    await service.call(rejectWithdraw, { body: { id: other.id, reason: "as a test" }, token: staff.token });
    expect(await decide(approveWithdraw, other.id)).toBe("withdraw-not-pending");
    expect(await decide(approveWithdraw, "no-such-id")).toBe("not-found");
  });

  test("goes to the member's own approved account only", async () => {
    const service = open();
    const [member, other] = [await withdrawer(service, 1_000), await withdrawer(service, 1_000)];
    const staff = await operator(service, "staff");
    for (const bankId of [other.bankId, 99_999]) {
      expect((await withdrawRefusal(service, { ...member, bankId }, 100)).code).toBe(
        "withdraw-account-mismatch",
      );
    }
    const { id } = await withdraw(service, member, 100);
    await service.call(rejectBank, {
      body: { id: String(member.bankId), reason: "the account was closed" },
      token: staff.token,
    });
    const approval = await service.refusal(approveWithdraw, { body: { id }, token: staff.token });
    expect(approval.code).toBe("withdraw-account-mismatch");
    await service.call(rejectWithdraw, { body: { id, reason: "no account" }, token: staff.token });
    expect((await withdrawRefusal(service, member, 100)).code).toBe("withdraw-account-mismatch");
  });

  test("needs the PIN every time and an area that is not closed", async () => {
    const service = open();
    const member = await withdrawer(service, 1_000);
    const { db } = service;
    const statusOf = (status: number) =>
      db.execute(sql`UPDATE member SET closed_area = ${status} WHERE uuid = ${member.uuid}`);
    await db.execute(sql`UPDATE session SET confirmed_until = NULL WHERE member = ${member.uuid}`);
    expect((await withdrawRefusal(service, member, 100)).code).toBe("needs-pin");
    await confirmPinOf(service, member);
    await statusOf(2);
    expect((await withdrawRefusal(service, member, 100)).code).toBe("area-closed");
    expect(await listed(service, member)).toEqual([]);
    await statusOf(0);
    expect((await withdraw(service, member, 100)).status).toBe("pending");
  });

  test("is seen by its member alone, page by page, the newest first", async () => {
    const service = open();
    const [member, other] = [await withdrawer(service, 1_000), await newcomer(service, 0)];
    const staff = await operator(service, "staff");
    const ids: string[] = [];
    for (let times = 0; times < 3; times += 1) {
      const { id } = await withdraw(service, member, 100);
      ids.unshift(id);
      await service.call(rejectWithdraw, { body: { id, reason: "as a test" }, token: staff.token });
    }
    const { token } = member;
    const page = await service.call(allWithdraws, { query: { limit: 2 }, token });
    const rest = await service.call(allWithdraws, { query: { cursor: page.nextCursor ?? "" }, token });
    expect([...page.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    expect(rest.nextCursor).toBeNull();
    expect(await listed(service, other)).toEqual([]);
  });

  test("stands before staff with the oldest pending one first", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const waiting: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      waiting.push((await withdraw(service, await withdrawer(service, 100), 100)).id);
    }
    const found: (Withdraw & { uuid: string })[] = [];
    let cursor: string | undefined;
    do {
      const page = await service.call(allOperatorWithdraws, { body: { limit: 4, cursor }, token });
      found.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    const pending = found.filter(({ status }) => status === "pending");
    expect(found.slice(0, pending.length)).toEqual(pending);
    expect(pending.map(({ place }) => place)).toEqual(pending.map((_, at) => at + 1));
    expect(pending.map(({ id }) => id).slice(-3)).toEqual(waiting);
    const paid = await service.call(allOperatorWithdraws, { body: { status: "paid" }, token });
    expect(paid.items.every(({ status }) => status === "paid")).toBe(true);
  });

  test("sent ten times with one key is one withdrawal and one answer", async () => {
    const service = open();
    const member = await withdrawer(service, 1_000);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(service, member, 300, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await money(service, member)).toMatchObject({ money: 700_00, held: 300_00 });
    const other = { body: { bankId: member.bankId, amount: satang(301_00) }, token: member.token, key };
    expect((await service.refusal(createWithdraw, other)).code).toBe("idempotency-mismatch");
  });

  test("that breaks inside is a system error, and holds nothing", async () => {
    const service = open();
    const member = await withdrawer(service, 500);
    await service.db.execute(sql`ALTER TABLE withdrawal ADD CONSTRAINT broken CHECK (amount <> 12345)`);
    expect((await withdrawRefusal(service, member, 123.45)).code).toBe("withdraw-system-error");
    await service.db.execute(sql`ALTER TABLE withdrawal DROP CONSTRAINT broken`);
    expect(await money(service, member)).toMatchObject({ money: 500_00, held: 0 });
    expect((await withdraw(service, member, 123.45)).status).toBe("pending");
  });

  test("is told to open pages at each step, and with it the money that is held", async () => {
    const service = open();
    const member = await withdrawer(service, 500);
    const staff = await operator(service, "staff");
    const told = await watchOutbox(service);
    const { id } = await withdraw(service, member, 200);
    await service.call(rejectWithdraw, { body: { id, reason: "as a test" }, token: staff.token });
    const own = (await told()).filter(({ channel }) => channel === memberChannel(member.uuid, true));
    expect(own.map(({ event, message }) => [event, message])).toEqual([
      ["money-update", { balance: 300_00, held: 200_00, version: 3 }],
      ["withdraw-update", { id, status: "pending" }],
      ["notice-update", expect.objectContaining({ kind: "withdraw-rejected" })],
      ["money-update", { balance: 500_00, held: 0, version: 5 }],
      ["withdraw-update", { id, status: "rejected" }],
    ]);
  });

  test("leaves an audit row for each decision, with who, what was before and why", async () => {
    const service = open();
    const [staff, admin] = [await operator(service, "staff"), await operator(service, "administrator")];
    const member = await withdrawer(service, 500);
    const { id } = await withdraw(service, member, 200);
    await service.call(rejectWithdraw, { body: { id, reason: "as a test" }, token: staff.token });
    const { items } = await service.call(allAudit, { body: { limit: 1 }, token: admin.token });
    expect(items[0]).toMatchObject({
      operator: staff.uuid,
      action: "operators.withdraws.reject",
      target: id,
      before: { status: "pending", amount: 200_00, member: member.uuid },
      after: { status: "rejected" },
      reason: "as a test",
    });
  });

  test("leaves sound books", async () => {
    const service = open();
    await service.tick();
    expect(await brokenLaws(service.db)).toEqual([]);
  });
});

const money = (service: TestService, { token }: Person) => service.call(cashs, { token });

const listed = async (service: TestService, { token }: Person) =>
  (await service.call(allWithdraws, { query: {}, token })).items;

const statement = (service: TestService, { token }: Person) =>
  service.call(allTransactions, { body: { startedDate: TODAY, endedDate: TODAY }, token });

/** The statement's rows: type, amount, balance, note. */
const rows = async (service: TestService, member: Person) =>
  (await statement(service, member)).map(({ transactionType, amount, balance, note }) => [
    transactionType,
    amount,
    balance,
    note,
  ]);
