import assert from "node:assert/strict";
import { sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "@/lib/domain/time/time";
import type { Tx } from "@/upstream/db/tx";
import {
  addOwner,
  allAccounts,
  channelOf,
  entriesOf,
  houseAccount,
  lastMessage,
  messagesSince,
  type Owner,
} from "./books";
import { abort, cancelRaces, placed } from "./cancelling-races";
import { type FunctionCases, refusal, rows, value } from "./case";
import { addPoy, addSetLine } from "./facts";
import { addRatedRound, addSold, poysIn, soldIn } from "./place";
import { poyStates } from "./rounds";

/** Sets the service's clock. */
const setClock = async (tx: Tx, ms: number) => {
  await tx.execute(
    sql`UPDATE clock_offset SET offset_ms = offset_ms + ${Math.round(ms)}::bigint - epoch_ms(app_now())`,
  );
};

/** `abort_poy`. */
export const cancellingCases: FunctionCases = {
  cases: [
    {
      title: "abort_poy gives the stake back, and takes back what was sold",
      async run(tx) {
        const [owner, other] = [await addOwner(tx, 1_000), await addOwner(tx, 1_000)];
        const [betId, elsewhere] = [await addRatedRound(tx), await addRatedRound(tx)];
        for (const round of [betId, elsewhere])
          for (const number of ["47", "48"]) await addSold(tx, round, number, 1_000);
        await addSold(tx, betId, "47", 1_000, "three");
        await placed(tx, betId, other);
        const kept = await placed(tx, betId, owner);
        const poyId = await placed(tx, betId, owner, [
          ["two", "47", 301, 9_000],
          ["two", "47", 200, 9_000],
          ["three", "123", 55, 50_000],
        ]);
        const house = await houseAccount(tx, "house-stakes");
        const [before, last] = [await allAccounts(tx), await lastMessage(tx)];
        assert.deepEqual(await abort(tx, owner, poyId), {});
        assert.deepEqual(await poyStates(tx, [poyId, kept]), [
          ["cancelled", 0],
          ["accepted", 0],
        ]);
        const [cancelled] = await rows(
          tx,
          sql`SELECT abs(epoch_ms(cancelled_at) - epoch_ms(app_now())) < 60000 AS now FROM poy WHERE poy_id = ${poyId}`,
        );
        assert.deepEqual(cancelled, { now: true });
        assert.deepEqual(await soldIn(tx, betId), [
          ["three", "123", 0, 0],
          ["three", "47", 1_000, 90_000],
          ["two", "47", 1_200, 108_000],
          ["two", "48", 1_000, 90_000],
        ]);
        assert.deepEqual(await soldIn(tx, elsewhere), [
          ["two", "47", 1_000, 90_000],
          ["two", "48", 1_000, 90_000],
        ]);
        assert.deepEqual(await allAccounts(tx), { ...before, [owner.cash]: { balance: 900, version: 4 } });
        const [movement] = await rows(
          tx,
          sql`SELECT kind, reason FROM movement WHERE ref = ${poyId} AND kind = 'ABORT_POY'`,
        );
        assert.deepEqual(movement, { kind: "ABORT_POY", reason: "member" });
        const entries = (await entriesOf(tx, "ABORT_POY")).slice(-2);
        assert.deepEqual(
          entries.sort(([a], [b]) => Number(a === house) - Number(b === house)),
          [
            [owner.cash, 556, 900],
            [house, -556, null],
          ],
        );
        assert.deepEqual(await messagesSince(tx, last, "poy-update"), [
          { channel: channelOf(owner), message: { poyId, status: "cancelled" } },
        ]);
        const again = { why: "status", status: "cancelled" };
        assert.deepEqual(await abort(tx, owner, poyId), { fault: "poy-not-cancellable", details: again });
        assert.deepEqual(await abort(tx, other, kept), { fault: "not-found" });
      },
    },
    {
      title: "abort_poy takes back the sets of each number",
      async run(tx) {
        const owner = await addOwner(tx, 0);
        const [betId, elsewhere] = [await addRatedRound(tx), await addRatedRound(tx)];
        await tx.execute(sql`INSERT INTO set_sale (bet_id, number, sold) VALUES
          (${betId}, '1234', 9), (${betId}, '9934', 9), (${elsewhere}, '1234', 9)`);
        const poyId = await addPoy(tx, { betId, member: owner.uuid, total: 300 });
        await addSetLine(tx, poyId, 1, "1234", 2);
        await addSetLine(tx, poyId, 2, "1234", 1);
        const kept = await addPoy(tx, { betId, member: owner.uuid, total: 300 });
        await addSetLine(tx, kept, 1, "9934", 2);
        assert.deepEqual(await abort(tx, owner, poyId), {});
        const sold = await rows<{ sold: number }>(
          tx,
          sql`SELECT sold FROM set_sale WHERE bet_id IN (${betId}, ${elsewhere}) ORDER BY bet_id = ${betId} DESC, number`,
        );
        assert.deepEqual(
          sold.map((row) => row.sold),
          [6, 9, 9],
        );
      },
    },
    {
      title:
        "abort_poy takes a slip until so long before the close, and while its round is open or suspended",
      async run(tx) {
        const owner = await addOwner(tx, 90_000);
        const late = (lateByMs: number) => ({
          fault: "poy-not-cancellable",
          details: { why: "too-late", lateByMs },
        });
        const betId = await addRatedRound(tx);
        const poyId = await placed(tx, betId, owner);
        const never = { fault: "poy-not-cancellable", details: { why: "never" } };
        assert.deepEqual(await abort(tx, owner, poyId, { lead: null }), never);
        const past = await abort(tx, owner, poyId, { lead: 2 * HOUR_MS });
        // A close that is put off does not put this off.
        await tx.execute(
          sql`UPDATE round SET figure_at = app_now() + interval '1 day', latest_close_at = app_now() + interval '1 day',
            close_at = app_now() + interval '1 day' WHERE bet_id = ${betId}`,
        );
        assert.equal((await abort(tx, owner, poyId, { lead: 2 * HOUR_MS })).details?.why, "too-late");
        assert.equal(past.details?.why, "too-late");
        assert.equal(Math.abs(Number(past.details?.lateByMs) - HOUR_MS) < 60_000, true);
        for (const status of ["closed", "settled", "void"]) {
          await tx.execute(sql`UPDATE round SET status = ${status} WHERE bet_id = ${betId}`);
          assert.deepEqual(await abort(tx, owner, poyId), late(0));
        }
        await tx.execute(sql`UPDATE round SET status = 'suspended' WHERE bet_id = ${betId}`);
        assert.deepEqual(await abort(tx, owner, poyId, { lead: HOUR_MS / 2 }), {});
        for (const status of ["won", "lost", "refunded"]) {
          const poy = await addPoy(tx, { betId, member: owner.uuid, total: 1, status });
          const details = { why: "status", status };
          assert.deepEqual(await abort(tx, owner, poy), { fault: "poy-not-cancellable", details });
        }
      },
    },
    {
      title: "abort_poy counts a member's cancels of the day in Bangkok",
      async run(tx) {
        const [owner, other] = [await addOwner(tx, 90_000), await addOwner(tx, 90_000)];
        const today = await value<number>(tx, sql`SELECT epoch_ms(span_start('day', app_now())) AS value`);
        await setClock(tx, today + 12 * HOUR_MS);
        const betId = await addRatedRound(tx);
        const cancelledAt = async ({ uuid }: Owner, ms: number) => {
          const poy = await addPoy(tx, { betId, member: uuid, total: 1, status: "cancelled" });
          await tx.execute(
            sql`UPDATE poy SET cancelled_at = to_timestamp(${ms}::double precision / 1000) WHERE poy_id = ${poy}`,
          );
        };
        await cancelledAt(owner, today - 1);
        await cancelledAt(owner, today + DAY_MS);
        await cancelledAt(other, today);
        await cancelledAt(owner, today);
        const poyId = await placed(tx, betId, owner);
        const details = { limit: 1, againAtMs: today + DAY_MS };
        assert.deepEqual(await abort(tx, owner, poyId, { most: 1 }), {
          fault: "poy-cancel-limit-reached",
          details,
        });
        assert.deepEqual(await abort(tx, owner, poyId, { most: 2 }), {});
        const next = await placed(tx, betId, owner);
        assert.equal((await abort(tx, owner, next, { most: 2 })).fault, "poy-cancel-limit-reached");
      },
    },
    {
      title: "abort_poy gives no stake back that was given back before",
      async run(tx) {
        const owner = await addOwner(tx, 1_000);
        const betId = await addRatedRound(tx);
        const poyId = await placed(tx, betId, owner);
        await tx.execute(
          sql`INSERT INTO movement (kind, ref, created_at) VALUES ('ABORT_POY', ${poyId}, app_now())`,
        );
        assert.equal(await refusal(tx, (inner) => abort(inner, owner, poyId)), "P0001");
        assert.equal((await poysIn(tx, betId))[0]?.status, "accepted");
      },
    },
  ],
  races: cancelRaces,
};
