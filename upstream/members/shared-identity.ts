import { sql } from "drizzle-orm";
import { DAY_MS, SECOND_MS } from "@/lib/domain/time/time";
import { addressBlock } from "@/lib/kernel/address-block";
import type { Tx } from "../db/tx";

/** How long an address counts as a sign of who used it. */
const ADDRESS_LIFE_S = (30 * DAY_MS) / SECOND_MS;

/**
 * Whether an operator and a member may be one person, or close: a device, a phone number or a bank account in
 * common, or an address of the last 30 days (IPv6: its /64).
 */
export async function sharesWith(tx: Tx, operator: string, uuid: string): Promise<boolean> {
  const marks = await marksOf(tx, operator);
  return [...(await marksOf(tx, uuid))].some((mark) => marks.has(mark));
}

/** The signs by which a person can be recognised, each with its kind. */
async function marksOf(tx: Tx, owner: string): Promise<Set<string>> {
  const { rows } = await tx.execute<{ kind: string; value: string }>(sql`
    SELECT 'device' AS kind, device_id AS value FROM session WHERE member = ${owner}
    UNION
    SELECT 'device', d.device_id FROM known_device d JOIN member m USING (user_name) WHERE m.uuid = ${owner}
    UNION
    SELECT 'device', device_id FROM visitor WHERE member = ${owner}
    UNION
    SELECT 'phone', phone_number FROM member WHERE uuid = ${owner} AND phone_number IS NOT NULL
    UNION
    SELECT 'bank', bank_code || ' ' || account_number FROM member_bank WHERE member = ${owner}
    UNION
    SELECT 'address', address FROM session
    WHERE member = ${owner}
      AND greatest(started_at, seen_at, acted_at) > clock_timestamp() - interval '1 second' * ${ADDRESS_LIFE_S}::int
    UNION
    SELECT 'address', address FROM visitor WHERE member = ${owner} AND last_seen_at > app_now() - interval '1 second' * ${ADDRESS_LIFE_S}::int`);
  return new Set(
    rows
      .filter(({ value }) => value !== "")
      .map(({ kind, value }) => `${kind} ${kind === "address" ? addressBlock(value) : value}`),
  );
}
