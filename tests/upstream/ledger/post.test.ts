import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type Satang, satang } from "@/lib/domain/money/money";
import { account } from "@/upstream/db/schema/ledger";
import { member } from "@/upstream/db/schema/members";
import { afBalanceOf, moneyOf } from "@/upstream/ledger/balances";
import { lockMoney } from "@/upstream/ledger/lock-money";
import { type Movement, post } from "@/upstream/ledger/post";
import { newKey } from "../../../tools/testing/calls";
import { members } from "../../support/books";
import { databases } from "../../support/database";
import { newIdentity } from "../../support/people";
import { useDatabase } from "../../support/use-database";

const nobody = randomUUID();
const grant = (member: string, amount: Satang, more: Partial<Movement> = {}): Movement => ({
  kind: "ADMIN_INCREASE",
  ref: newKey(),
  from: { house: "house-grants" },
  to: { member, account: "cash" },
  amount,
  ...more,
});

describe.each(databases)("a movement of money on $kind", (kind) => {
  const open = useDatabase(kind);
  const posted = (movement: Movement) => open().transaction((tx) => post(tx, movement));
  /** Of the two accounts: to spend, and earned by friends. */
  const accountsOf = (uuid: string) =>
    open().transaction(async (tx) => [(await moneyOf(tx, uuid)).balance, await afBalanceOf(tx, uuid)]);

  test("takes from one account what it gives to the other", async () => {
    const [one = "", other = ""] = await members(open(), 2);
    const from = { member: one, account: "cash" } as const;
    expect(await posted(grant(other, satang(30_01), { from, to: { member: other, account: "af" } }))).toBe(
      true,
    );
    expect([await accountsOf(one), await accountsOf(other)]).toEqual([
      [satang(69_99), satang(0)],
      [satang(100_00), satang(30_01)],
    ]);
  });

  test("is posted once for its cause, and for another kind of the same cause again", async () => {
    const [one = ""] = await members(open(), 1);
    const first = grant(one, satang(1_00));
    expect([await posted(first), await posted(first)]).toEqual([true, false]);
    expect(await posted({ ...first, kind: "ACHIVEMENT_ADDMONEY" })).toBe(true);
    expect(await accountsOf(one)).toEqual([satang(102_00), satang(0)]);
  });

  test("of more than there is, is refused and moves nothing", async () => {
    const [one = ""] = await members(open(), 1);
    const taken = { from: { member: one, account: "cash" }, to: { house: "house-grants" } } as const;
    await expect(posted(grant(one, satang(100_01), taken))).rejects.toMatchObject({
      code: "balance-too-low",
    });
    expect(await accountsOf(one)).toEqual([satang(100_00), satang(0)]);
    expect(await posted(grant(one, satang(100_00), taken))).toBe(true);
    expect(await accountsOf(one)).toEqual([satang(0), satang(0)]);
  });

  test("that the database refuses for another reason ends in its own error", async () => {
    const [one = ""] = await members(open(), 1);
    const itself = { member: one, account: "cash" } as const;
    const refused = posted(grant(one, satang(1), { from: itself, to: itself }));
    await expect(refused).rejects.toThrow();
    await expect(refused).rejects.not.toMatchObject({ code: "balance-too-low" });
    expect(await accountsOf(one)).toEqual([satang(100_00), satang(0)]);
  });

  test("of somebody without accounts is an error, and so is the lock of their money", async () => {
    await expect(posted(grant(nobody, satang(1)))).rejects.toThrow("no such account");
    await expect(open().transaction((tx) => lockMoney(tx, nobody))).rejects.toThrow("without accounts");
  });

  test("is seen by the lock of a member's money, whichever account stands first", async () => {
    const [row] = await open()
      .insert(member)
      .values({ ...newIdentity(), passwordHash: "none" })
      .returning({ uuid: member.uuid });
    const uuid = row?.uuid ?? "";
    for (const kind of ["af", "pending", "cash"] as const)
      await open().insert(account).values({ owner: uuid, kind, balance: 0 });
    await posted(grant(uuid, satang(7), { to: { member: uuid, account: "af" } }));
    await posted(grant(uuid, satang(9)));
    expect(await open().transaction((tx) => lockMoney(tx, uuid))).toBe(9);
  });

  test("of a member without an account for earnings: they have earned nothing", async () => {
    expect(await open().transaction((tx) => afBalanceOf(tx, nobody))).toBe(0);
  });
});
