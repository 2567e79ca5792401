import { describe, expect, test } from "vitest";
import { accountEntries, memberStatement } from "@/lib/contract/operators/member-money";
import { pageOfTransactions } from "@/lib/contract/transactions";
import { addDays, lotteryDay } from "@/lib/domain/time/time";
import { withdraw, withdrawer } from "../../support/banks";
import { oneDatabase } from "../../support/database";
import { operator } from "../../support/people";
import { addRound, bet, line } from "../../support/rounds";
import { useService } from "../../support/use-service";

describe.each(oneDatabase)("a member's money as operators read it on $kind", (kind) => {
  const open = useService(kind);

  test("is the statement that the member reads, page by page", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const member = await withdrawer(service, 500);
    await bet(service, member, await addRound(service, "th_open"), [line("teng_bon_2", "47", 10)]);
    const today = lotteryDay(await service.now());
    const body = { startedDate: addDays(today, -1), endedDate: addDays(today, 1), limit: 1 };
    const own = await service.call(pageOfTransactions, { body, token: member.token });
    const seen = await service.call(memberStatement, { body: { ...body, uuid: member.uuid }, token });
    expect(seen).toEqual(own);
    expect(seen.items).toHaveLength(1);
    const cursor = seen.nextCursor ?? undefined;
    const next = await service.call(memberStatement, { body: { ...body, uuid: member.uuid, cursor }, token });
    expect(next.items[0]?.transactionType).toBe("ADMIN_INCREASE");
  });

  test("is shown account by account with the other side of each posting", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const member = await withdrawer(service, 500);
    await withdraw(service, member, 100);
    const entriesOf = async (account: "cash" | "pending" | "af") => {
      const body = { uuid: member.uuid, account };
      return (await service.call(accountEntries, { body, token })).items;
    };
    const [held, granted] = await entriesOf("cash");
    expect(held).toMatchObject({
      transactionType: "WITHDRAW",
      amount: -100_00,
      balance: 400_00,
      others: [{ account: "pending", amount: 100_00 }],
    });
    expect(granted).toMatchObject({ amount: 500_00, others: [{ account: "house-grants", amount: -500_00 }] });
    expect((await entriesOf("pending"))[0]).toMatchObject({
      id: held?.id,
      amount: 100_00,
      balance: 100_00,
      others: [{ account: "cash", amount: -100_00 }],
    });
    expect(await entriesOf("af")).toEqual([]);
  });

  test("comes page by page, each posting once", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const member = await withdrawer(service, 500);
    await withdraw(service, member, 100);
    const body = { uuid: member.uuid, account: "cash", limit: 1 } as const;
    const first = await service.call(accountEntries, { body, token });
    const cursor = first.nextCursor ?? undefined;
    const second = await service.call(accountEntries, { body: { ...body, cursor }, token });
    const types = [...first.items, ...second.items].map(({ transactionType }) => transactionType);
    expect([types, second.nextCursor]).toEqual([["WITHDRAW", "ADMIN_INCREASE"], null]);
  });

  test("of an operator is none, because they are no member", async () => {
    const service = open();
    const { token, uuid } = await operator(service, "staff");
    const { code } = await service.refusal(accountEntries, { body: { uuid, account: "cash" }, token });
    expect(code).toBe("not-found");
  });
});
