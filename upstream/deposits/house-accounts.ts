import { asc, eq, type SQL, sql } from "drizzle-orm";
import { type BodyOf, callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import {
  addHouseAccount,
  allHouseAccounts,
  changeHouseAccount,
  type HouseAccount,
} from "@/lib/contract/operators/house-accounts";
import { bangkokIso } from "@/lib/domain/time/time";
import type { Act } from "../approvals/act";
import { propose } from "../approvals/propose";
import { writeAudit } from "../audit/audit";
import { nowMs } from "../clock/now";
import { siteAccount } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { lockAccount } from "./site-accounts";

type NewAccount = BodyOf<typeof addHouseAccount>;
type Change = BodyOf<typeof changeHouseAccount>;

/** Whoever adds an account decides where members' money goes. */
export const addHouseAccountAction: Act<NewAccount, HouseAccount> = {
  entry: addHouseAccount,
  payload: addHouseAccount.body,

  async look(tx, { reason: _, ...account }) {
    await refuseKnown(tx, account.accountNumber);
    return {
      target: account.accountNumber,
      basis: {},
      details: account,
      rank: "superAdmin",
      cause: null,
    };
  },

  async execute(tx, { reason, ...account }, { maker }) {
    // Serialises additions: two at once would take the same number.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('house account'))`);
    await refuseKnown(tx, account.accountNumber);
    const next = sql<number>`(SELECT coalesce(max(bank_id), 0) + 1 FROM site_account)`;
    const [row] = await tx
      .insert(siteAccount)
      .values({ ...account, bankId: next })
      .returning();
    if (!row) throw new Error("no account row");
    const action = callName(addHouseAccount);
    const target = String(row.bankId);
    await writeAudit(tx, maker, { action, target, after: account, reason });
    return oneAccount(tx, row.bankId);
  },
};

export const changeHouseAccountAction: Act<Change, HouseAccount> = {
  entry: changeHouseAccount,
  payload: changeHouseAccount.body,

  async look(tx, { reason: _, bankId, ...change }) {
    const { bankCode, accountNumber, name, promptPay, closedAt } = await lockAccount(tx, bankId);
    const before = { name, promptPay, isOpen: closedAt === null };
    return {
      target: String(bankId),
      basis: before,
      details: { bankCode, accountNumber, before, after: { ...before, ...change } },
      rank: "superAdmin",
      cause: null,
    };
  },

  async execute(tx, { reason, bankId, name, promptPay, isOpen }, { maker }) {
    const row = await lockAccount(tx, bankId);
    const closedAt = isOpen ? null : (row.closedAt ?? new Date(await nowMs(tx)));
    const change = { name, promptPay, ...(isOpen === undefined ? {} : { closedAt }) };
    await tx
      .update(siteAccount)
      .set({ bankId, ...change })
      .where(eq(siteAccount.bankId, bankId));
    await writeAudit(tx, maker, {
      action: callName(changeHouseAccount),
      target: String(bankId),
      before: { name: row.name, promptPay: row.promptPay, isOpen: row.closedAt === null },
      after: { name, promptPay, isOpen },
      reason,
    });
    return oneAccount(tx, bankId);
  },
};

export const houseAccountCalls = [
  defineHandler(allHouseAccounts, ({ tx }) => accountsWhere(tx, undefined)),
  defineHandler(addHouseAccount, (context, { body }) =>
    propose(context, addHouseAccountAction, body, body.reason),
  ),
  defineHandler(changeHouseAccount, (context, { body }) =>
    propose(context, changeHouseAccountAction, body, body.reason),
  ),
];

/** Throws `bank-account-taken`; dashes make no other number. */
async function refuseKnown(tx: Tx, accountNumber: string): Promise<void> {
  const [known] = await tx
    .select({ bankId: siteAccount.bankId })
    .from(siteAccount)
    .where(sql`replace(${siteAccount.accountNumber}, '-', '') = replace(${accountNumber}, '-', '')`);
  if (known) throw new Fault("bank-account-taken");
}

async function oneAccount(tx: Tx, bankId: number): Promise<HouseAccount> {
  const [row] = await accountsWhere(tx, eq(siteAccount.bankId, bankId));
  if (!row) throw new Fault("bank-account-unknown");
  return row;
}

async function accountsWhere(tx: Tx, which: SQL | undefined): Promise<HouseAccount[]> {
  const rows = await tx
    .select({
      row: siteAccount,
      waiting: sql<number>`(SELECT count(*)::int FROM deposit
        WHERE deposit.bank_id = site_account.bank_id AND deposit.status = 'waiting')`,
    })
    .from(siteAccount)
    .where(which)
    .orderBy(asc(siteAccount.bankId));
  return rows.map(({ row: { botUpdate, closedAt, kind, ...row }, waiting }) => ({
    ...row,
    waiting,
    kind: kind as HouseAccount["kind"],
    closedAt: closedAt && bangkokIso(closedAt.getTime()),
    feedReadAt: botUpdate && bangkokIso(botUpdate.getTime()),
  }));
}
