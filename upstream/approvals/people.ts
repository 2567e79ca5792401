/**
 * Accounts and the people behind them. Whoever created, promoted or re-enabled an account may be the one who uses
 * it, so for some days both count as one person, along the whole chain of such actions.
 */
import { sql } from "drizzle-orm";
import { rankOf, type StaffRole, staffRoles } from "@/lib/domain/operators/staff";
import { DAY_MS } from "@/lib/domain/time/time";
import { nowMs } from "../clock/now";
import { staffAppointment } from "../db/schema/approvals";
import type { Tx } from "../db/tx";
import { ruleValue } from "./rules";

/** Records that one operator created, promoted or re-enabled another's account. Every such action must call it. */
export async function recordAppointment(tx: Tx, staff: string, appointedBy: string): Promise<void> {
  await tx.insert(staffAppointment).values({ staff, appointedBy, at: new Date(await nowMs(tx)) });
}

/** For each account everyone who may be the person behind it, itself included. */
async function peopleBehind(tx: Tx, accounts: readonly string[]): Promise<Map<string, Set<string>>> {
  const freshMs = (await ruleValue(tx, "fresh-account")) * DAY_MS;
  const since = new Date((await nowMs(tx)) - freshMs);
  const { rows } = await tx.execute<{ account: string; person: string }>(sql`
    WITH RECURSIVE behind (account, person) AS (
      SELECT account, account FROM unnest(${sql.param([...accounts])}::uuid[]) AS asked (account)
      UNION
      SELECT behind.account, a.appointed_by
      FROM behind JOIN staff_appointment a ON a.staff = behind.person
      WHERE a.at > ${since}::timestamptz
    )
    SELECT account, person FROM behind`);
  const behind = new Map<string, Set<string>>(accounts.map((account) => [account, new Set()]));
  for (const { account, person } of rows) behind.get(account)?.add(person);
  return behind;
}

/** Which of the accounts may be the same person as one of those others. */
export async function sharedWith(
  tx: Tx,
  accounts: readonly string[],
  others: readonly string[],
): Promise<Set<string>> {
  if (accounts.length === 0 || others.length === 0) return new Set();
  const behind = await peopleBehind(tx, [...new Set([...accounts, ...others])]);
  const taken = new Set(others.flatMap((other) => [...(behind.get(other) ?? [])]));
  return new Set(
    accounts.filter((account) => [...(behind.get(account) ?? [])].some((one) => taken.has(one))),
  );
}

/** Whether an account and one of the others may be one person. */
export async function isOneOf(tx: Tx, account: string, others: readonly string[]): Promise<boolean> {
  return (await sharedWith(tx, [account], others)).has(account);
}

/** Operators of at least that rank who can sign in and may not be one of those people. */
export async function eligibleApprovers(
  tx: Tx,
  rank: StaffRole,
  apart: readonly string[],
): Promise<string[]> {
  const roles = staffRoles.filter((role) => rankOf(role) >= rankOf(rank));
  const { rows } = await tx.execute<{ uuid: string }>(sql`
    SELECT uuid FROM member LEFT JOIN operator_account account ON account.member = member.uuid
    WHERE role = ANY (${sql.param(roles)}::text[]) AND closed_at IS NULL AND status <> 1
      AND account.disabled_at IS NULL`);
  const able = rows.map(({ uuid }) => uuid);
  const same = await sharedWith(tx, able, apart);
  return able.filter((uuid) => !same.has(uuid));
}
