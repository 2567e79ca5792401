import assert from "node:assert/strict";
import { sql } from "drizzle-orm";
import { epochMs } from "@/lib/domain/time/time";
import type { Tx } from "@/upstream/db/tx";
import { addOwner } from "./books";
import { type FunctionCases, value } from "./case";
import { addBareRound } from "./facts";
import { race } from "./race";

const share = (tx: Tx, sold: number, option = "two", betType = "case-type") =>
  value<number>(tx, sql`SELECT sold_share(${betType}, ${option}, ${sold}) AS value`);

const OPENS = "2026-11-26T10:00:00+07:00";
const CLOSES = "2026-11-26T12:00:00+07:00";
const gate = (tx: Tx, betId: string, at: string) =>
  value<unknown>(
    tx,
    sql`SELECT round_gate(r, ${at}::timestamptz) AS value FROM round r WHERE bet_id = ${betId}`,
  );

/** A state of the round, an instant, and the refusal. */
const gates = [
  ["open", OPENS, null],
  ["open", "2026-11-26T11:59:59.999+07:00", null],
  [
    "open",
    "2026-11-26T09:59:59.999+07:00",
    { fault: "round-not-open", details: { openAtMs: epochMs(OPENS) } },
  ],
  ["open", CLOSES, { fault: "round-closed", details: { lateByMs: 0 } }],
  ["open", "2026-11-26T12:00:01.500+07:00", { fault: "round-closed", details: { lateByMs: 1_500 } }],
  ["closed", "2026-11-26T11:00:00+07:00", { fault: "round-closed", details: { lateByMs: 0 } }],
  ["settled", "2026-11-26T12:00:00.007+07:00", { fault: "round-closed", details: { lateByMs: 7 } }],
  ["suspended", "2026-11-26T13:00:00+07:00", { fault: "round-suspended" }],
  ["void", "2026-11-26T13:00:00+07:00", { fault: "round-void" }],
] as const;

/** `known_poy`, `round_gate` and `sold_share`, which judge on behalf of `place_poy`, and the locks of rounds. */
export const poysCases: FunctionCases = {
  cases: [
    {
      title: "sold_share gives the share of the highest tier that was reached, and all of it below the first",
      async run(tx) {
        const tier = (option: string, from: number, percent: number, betType = "case-type") =>
          tx.execute(sql`INSERT INTO sale_tier VALUES (${betType}, ${option}, ${from}, ${percent})`);
        await tier("two", 1000, 80);
        await tier("two", 2000, 50);
        await tier("two", 3000, 0);
        await tier("three", 500, 7);
        await tier("two", 500, 9, "another-type");
        const table = [
          [0, 100],
          [999, 100],
          [1000, 80],
          [1999, 80],
          [2000, 50],
          [2999, 50],
          [3000, 0],
          [9_000_000, 0],
        ] as const;
        for (const [sold, percent] of table) assert.equal(await share(tx, sold), percent);
        assert.equal(await share(tx, 9_000_000, "none"), 100);
        assert.equal(await share(tx, 9_000_000, "two", "no-type"), 100);
      },
    },
    {
      title: "round_gate says why a round takes no slip, and null where it takes one",
      async run(tx) {
        for (const [status, at, refused] of gates) {
          const betId = await addBareRound(tx, status);
          await tx.execute(
            sql`UPDATE round SET open_at = ${OPENS}::timestamptz, close_at = ${CLOSES}::timestamptz,
              latest_close_at = ${CLOSES}::timestamptz, figure_at = ${CLOSES}::timestamptz WHERE bet_id = ${betId}`,
          );
          assert.deepEqual(await gate(tx, betId, at), refused, `${status} at ${at}`);
        }
      },
    },
    {
      title: "known_poy answers the slip of a key, or that the key was another slip's",
      async run(tx) {
        const [owner, other] = [await addOwner(tx), await addOwner(tx)];
        const betId = await addBareRound(tx);
        const add = (member: string, key: string) =>
          value<string>(
            tx,
            sql`INSERT INTO poy (member, bet_id, key, body_hash, total, created_at, receipt)
              VALUES (${member}, ${betId}, ${key}, 'hash', 1, app_now(), 'receipt') RETURNING poy_id AS value`,
          );
        const known = (key: string, hash: string) =>
          value<unknown>(tx, sql`SELECT known_poy(${owner.uuid}, ${key}, ${hash}) AS value`);
        const poyId = await add(owner.uuid, "first");
        await add(other.uuid, "theirs");
        assert.deepEqual(await known("first", "hash"), { poyId });
        assert.deepEqual(await known("first", "another"), { fault: "idempotency-mismatch" });
        assert.equal(await known("second", "hash"), null);
        assert.equal(await known("theirs", "hash"), null);
      },
    },
  ],
  races: [
    {
      title: "try_lock_round takes a round that is free, and waits for nobody",
      async race(db) {
        const [betId, elsewhere] = [await addBareRound(db), await addBareRound(db)];
        const isTaken = (tx: Tx) => value<boolean>(tx, sql`SELECT try_lock_round(${betId}) AS value`);
        const call = (name: string, round: string) => (tx: Tx) =>
          tx.execute(sql`SELECT ${sql.raw(name)}(${round})`);
        for (const [name, round, expected] of [
          ["share_round", betId, false],
          ["lock_round", betId, false],
          ["try_lock_round", betId, false],
          ["lock_round", elsewhere, true],
        ] as const) {
          const { waited, result } = await race(db, call(name, round), isTaken);
          assert.deepEqual([name, waited, result], [name, false, expected]);
        }
        // Slips wait for whoever has taken it.
        assert.equal((await race(db, isTaken, call("share_round", betId))).waited, true);
      },
    },
    {
      title: "hold_round makes whoever changes a round wait for the slips under way",
      async race(db) {
        const [betId, elsewhere] = [await addBareRound(db), await addBareRound(db)];
        const share = (tx: Tx) => tx.execute(sql`SELECT share_round(${betId})`);
        const close = (round: string) => (tx: Tx) =>
          tx.execute(sql`UPDATE round SET status = 'closed' WHERE bet_id = ${round}`);
        assert.equal((await race(db, share, close(betId))).waited, true);
        assert.equal((await race(db, share, close(elsewhere))).waited, false);
        assert.equal(
          await value(db, sql`SELECT status AS value FROM round WHERE bet_id = ${betId}`),
          "closed",
        );
      },
    },
  ],
};
