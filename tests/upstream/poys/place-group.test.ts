import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { numberLimit, round } from "@/upstream/db/schema/rounds";
import type { Database } from "@/upstream/db/tx";
import type { SentSlip } from "@/upstream/http/services";
import { placeGroup } from "@/upstream/poys/place-group";
import { columns, type Verdict } from "@/upstream/poys/place-poy";
import { createPoyReader, poyOf } from "@/upstream/poys/poy-view";
import { newKey } from "../../../tools/testing/calls";
import { databases } from "../../support/database/database";
import { brokenLaws } from "../../support/database/ledger";
import { useDatabase } from "../../support/database/use-database";
import fc from "../../support/runner/fast-check";
import { members } from "../../support/world/books";
import { addRound, line } from "../../support/world/rounds";

const options = ["teng_bon_1", "teng_lang_1", "teng_bon_2"] as const;

/** A slip by one of the members: some ask for too much, some for closed numbers, some are sent twice or changed. */
const sent = fc.record({
  by: fc.nat(3),
  keyOf: fc.nat(5),
  note: fc.constantFrom("", "again"),
  lines: fc.array(
    fc.record({
      option: fc.constantFrom(...options),
      number: fc.constantFrom("7", "8", "47"),
      baht: fc.constantFrom(1, 10, 60, 400, 100_000),
      multiply: fc.constantFrom(1, 1, 1, 1_000),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

describe.each(databases)("slips placed in a group on $kind", (kind) => {
  const open = useDatabase(kind);

  test("get the verdicts and leave the books that they leave one by one, whatever they are", async () => {
    const db = open();
    await fc.assert(
      fc.asyncProperty(
        fc.array(sent, { minLength: 1, maxLength: 8 }),
        fc.constantFrom("open", "open", "open", "suspended", "late"),
        async (slips, state) => {
          const [singly, together] = [await worldOf(db, state), await worldOf(db, state)];
          const alone: Verdict[] = [];
          for (const slip of slips) alone.push(...verdictsOf(await placeGroup(db, [sentTo(singly, slip)])));
          const grouped = await placeGroup(
            db,
            slips.map((slip) => sentTo(together, slip)),
          );
          expect(alone).toHaveLength(slips.length);
          expect(verdictsOf(grouped).map(comparable)).toEqual(alone.map(comparable));
          expect(await bookOf(db, together)).toEqual(await bookOf(db, singly));
        },
      ),
      { numRuns: 25 },
    );
    expect(await brokenLaws(db)).toEqual([]);
  });

  test("count with each other: of two that cross a tier, or a balance, the second is judged by the first", async () => {
    const db = open();
    const world = await worldOf(db, "open");
    await db.execute(
      sql`INSERT INTO sale_tier (bet_type, option, sold_from, percent) VALUES ('th_close', 'teng_bon_1', 5000, 50)`,
    );
    const slip = (by: number, baht: number, multiply: number) =>
      sentTo(world, {
        by,
        keyOf: by * 10 + baht,
        note: "",
        lines: [{ option: "teng_bon_1", number: "7", baht, multiply }],
      });
    const verdicts = verdictsOf(
      await placeGroup(db, [slip(0, 60, 3.2), slip(1, 1, 3.2), slip(1, 2, 1), slip(0, 50, 1)]),
    );
    expect(verdicts.map(({ fault }) => fault ?? null)).toEqual([
      null,
      "poy-lines-rejected",
      null,
      "balance-too-low",
    ]);
    await db.execute(sql`DELETE FROM sale_tier WHERE bet_type = 'th_close' AND sold_from = 5000`);
  });

  test("one that the database cannot take harms none of the others: they are placed singly", async () => {
    const db = open();
    const world = await worldOf(db, "open");
    const lines = [{ option: "teng_bon_1" as const, number: "7", baht: 1, multiply: 1 }];
    const [good, other] = [
      sentTo(world, { by: 0, keyOf: 1, note: "", lines }),
      sentTo(world, { by: 1, keyOf: 2, note: "", lines }),
    ];
    const stranger = { ...good, member: "00000000-0000-4000-8000-000000000000", key: newKey() };
    const results = await placeGroup(db, [good, stranger, other]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    const ids = verdictsOf(results).map((verdict) => (verdict.fault === undefined ? verdict.poyId : ""));
    const read = await createPoyReader(db)(ids);
    for (const [at, poyId] of ids.entries())
      expect(read.get(poyId)).toEqual(await poyOf(db, [good, other][at]?.member ?? "", poyId));
    expect(await brokenLaws(db)).toEqual([]);
  });
});

interface World {
  betId: string;
  members: readonly string[];
}

/** A round with a closed and a limited number, and four members of whom one has a limit and one has little. */
async function worldOf(db: Database, state: string): Promise<World> {
  const betId = await addRound({ db }, "th_close", state === "late" ? { closesInMs: -1_000 } : {});
  if (state === "suspended")
    await db.update(round).set({ status: "suspended" }).where(sql`${round.betId} = ${betId}`);
  await db.insert(numberLimit).values([
    { betId, option: "teng_bon_1", number: "8", multiplyHundredths: 0 },
    { betId, option: "teng_lang_1", number: "7", multiplyHundredths: 50 },
  ]);
  const people = [...(await members(db, 1)), ...(await members(db, 3, 1_000))];
  await db.execute(sql`INSERT INTO player_limit (member, stake_day) VALUES (${people[2]}, 50000)`);
  return { betId, members: people };
}

interface Sent {
  by: number;
  keyOf: number;
  note: string;
  lines: { option: (typeof options)[number]; number: string; baht: number; multiply: number }[];
}

const sentTo = ({ betId, members: people }: World, { by, keyOf, note, lines }: Sent): SentSlip => ({
  ...{ member: people[by] ?? "", betId, key: `${betId}-${keyOf}`, note, kind: "BET_STOCK" },
  bodyHash: JSON.stringify({ note, lines }),
  ...columns(
    lines.map(({ option, number, baht, multiply }, at) => ({
      ...line(option, number, baht, multiply),
      ref: `l${at}`,
    })),
  ),
});

const verdictsOf = (results: readonly PromiseSettledResult<Verdict>[]): Verdict[] =>
  results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));

/** A verdict without what differs between two worlds: ids, and the instant of a late slip. */
const comparable = (verdict: Verdict) => {
  if (verdict.fault === undefined) return "accepted";
  return verdict.fault === "round-closed" ? "round-closed" : verdict;
};

/** Slips, sales and balances of a world, members by their place. */
async function bookOf(db: Database, { betId, members: people }: World) {
  const place = sql`array_position(${sql.param([...people])}::uuid[], `;
  const slips = await db.execute(sql`
    SELECT ${place} p.member) AS by, p.total, p.note, p.status, l.seq, l.option, l.number, l.price, l.multiply_hundredths
    FROM poy p JOIN poy_line l USING (poy_id) WHERE p.bet_id = ${betId} ORDER BY p.poy_no, l.seq`);
  const sales = await db.execute(sql`
    SELECT option, number, stake, payout FROM exposure WHERE bet_id = ${betId} AND stake > 0 ORDER BY 1, 2`);
  const balances = await db.execute(sql`
    SELECT ${place} owner) AS by, balance, version FROM account
    WHERE kind = 'cash' AND owner = ANY (${sql.param([...people])}::uuid[]) ORDER BY 1`);
  return [slips.rows, sales.rows, balances.rows];
}
