/** Each rule forgets what is older than its days, and nothing else; the books are no rule's. */
import { type SQL, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { atBangkok } from "@/lib/domain/time/time";
import { forgetBlock, planForgetting } from "@/upstream/retention/forget";
import { retentionRules } from "@/upstream/retention/rules";
import { oneDatabase } from "../../support/database/database";
import { count } from "../../support/database/ledger";
import { useService } from "../../support/service/use-service";
import { newcomer } from "../../support/world/people";

interface Row {
  rule: string;
  /** Adds a row of this many days for the member. */
  add(member: string, days: number): SQL;
  /** Counts the member's rows that still tell something. */
  left(member: string): SQL;
}

const ago = (days: number) => sql`clock_timestamp() - ${days} * interval '1 day'`;
const any = () => sql`gen_random_uuid()`;

const rows: readonly Row[] = [
  {
    rule: "replies",
    add: (member, days) => sql`INSERT INTO idempotency (member, call, key, body_hash, created_at)
      VALUES (${member}, '/deposits.create', ${any()}::text, 'a hash', ${ago(days)})`,
    left: (member) => sql`SELECT count(*) FROM idempotency WHERE member = ${member} AND body_hash = 'a hash'`,
  },
  {
    rule: "sessions",
    add: (member, days) => sql`INSERT INTO session (member, address, device_id, user_agent, started_at)
      VALUES (${member}, '2001:db8::7', 'a device', 'a browser', ${ago(days)})`,
    left: (member) => sql`SELECT count(*) FROM session WHERE member = ${member} AND address = '2001:db8::7'
      AND device_id = 'a device' AND user_agent = 'a browser' AND ended_at IS NULL`,
  },
  {
    rule: "codes",
    add: (
      member,
      days,
    ) => sql`INSERT INTO otp (ref, purpose, user_name, phone_number, member, code_hash, created_at, expires_at)
      VALUES (${any()}::text, 'confirm', 'somebody', '+66810000001', ${member}, 'a hash', ${ago(days)}, ${ago(days)})`,
    left: (member) => sql`SELECT count(*) FROM otp WHERE member = ${member}`,
  },
  {
    rule: "notifications",
    add: (member, days) => sql`INSERT INTO notification (member, at, kind, facts)
      VALUES (${member}, ${ago(days)}, 'test', '{}')`,
    left: (member) => sql`SELECT count(*) FROM notification WHERE member = ${member} AND kind = 'test'`,
  },
  {
    rule: "tickets",
    add: (member, days) => sql`INSERT INTO ticket (member, subject, state, created_at, since)
      VALUES (${member}, 'other', 'answered', ${ago(days + 30)}, ${ago(days)})`,
    left: (member) => sql`SELECT count(*) FROM ticket WHERE member = ${member}`,
  },
  {
    rule: "visitors",
    add: (member, days) => sql`INSERT INTO visitor (device_id, device, member, first_seen_at, last_seen_at)
      VALUES (${any()}::text, '{}', ${member}, ${ago(days + 30)}, ${ago(days)})`,
    left: (member) => sql`SELECT count(*) FROM visitor WHERE member = ${member}`,
  },
];

test("every rule is tried", () => {
  expect(rows.map(({ rule }) => rule)).toEqual(retentionRules.map(({ name }) => name));
});

describe.each(oneDatabase)("forgetting on $kind", (kind) => {
  const open = useService(kind);
  const noon = atBangkok("2026-11-26", "12:00");
  const tonight = new Date(atBangkok("2026-11-27", "04:40"));

  test.each(rows)(
    "$rule: what is too old goes in blocks, what is a day younger stays",
    async ({ rule, add, left }) => {
      const service = open();
      const { uuid } = await newcomer(service, 0);
      const days = retentionRules.find(({ name }) => name === rule)?.days ?? 0;
      // The oldest first: so they are in every table.
      for (const age of [days + 900, days + 30, days + 1, days - 1, 0])
        await service.db.execute(add(uuid, age));
      expect(await count(service.db, left(uuid))).toBe(5);
      const block = () => service.db.transaction((tx) => forgetBlock(tx, rule, noon, 2));
      expect(await block()).toEqual({ dueAt: new Date(noon), cursor: 0 });
      expect(await count(service.db, left(uuid))).toBe(3);
      expect(await block()).toEqual(tonight);
      expect(await count(service.db, left(uuid))).toBe(2);
      expect(await block()).toEqual(tonight);
      expect(await count(service.db, left(uuid))).toBe(2);
    },
  );

  test("is planned once for each rule, and comes back every night", async () => {
    const service = open();
    await service.db.transaction(planForgetting);
    const state = (where: SQL) =>
      count(service.db, sql`SELECT count(*) FROM job WHERE kind = 'forget' AND ${where}`);
    expect(await state(sql`true`)).toBe(retentionRules.length);
    await service.tick();
    expect(await state(sql`done_at IS NULL AND due_at > app_now() AND attempts = 0`)).toBe(
      retentionRules.length,
    );
  });

  test("ends with a rule that is no longer there", async () => {
    const service = open();
    expect(await service.db.transaction((tx) => forgetBlock(tx, "dreams", noon))).toBeUndefined();
  });
});
