import { describe, expect, test } from "vitest";
import { yingProof } from "@/lib/contract/yings";
import type { Tx } from "@/upstream/db/tx";
import { frozenRows, voidRows } from "@/upstream/yeekee/frozen-rows";
import { databases } from "../../support/database/database";
import { sealedOf } from "../../support/draws/older-proof";
import { useService } from "../../support/service/use-service";
import { fillUp, finish, openShotsRound } from "../../support/world/yeekee";

describe.each(databases)("the rows of a proof on $kind", (kind) => {
  const open = useService(kind);

  test("are read once when the list is frozen, however often they are asked for, and not before", async () => {
    const service = open();
    const shots = await openShotsRound(service);
    await fillUp(service, shots, 20);
    const { tx, reads } = countingReads(service.db);
    expect(await frozenRows(tx, shots.betId, null)).toEqual([]);
    expect(reads()).toBe(0);

    await finish(service, shots);
    const { listHash, rows } = await service.call(yingProof, { query: { betId: shots.betId } });
    expect(rows.length).toBe(20);
    expect(await frozenRows(tx, shots.betId, listHash)).toEqual(rows);
    expect(reads()).toBe(0);
    // A list that was not requested before is read, and then cached as well.
    const other = `${listHash?.slice(0, -1)}x`;
    expect(await frozenRows(tx, shots.betId, other)).toEqual(await frozenRows(tx, shots.betId, other));
    expect(reads()).toBe(1);
  });

  test("of a round that was given back are read once, too", async () => {
    const service = open();
    const shots = await openShotsRound(service);
    await fillUp(service, shots, 19);
    await finish(service, shots);
    const proof = sealedOf(await service.call(yingProof, { query: { betId: shots.betId } }));
    expect([proof.voidReason, proof.rows.length]).toEqual(["shots-too-few", 19]);
    const { tx, reads } = countingReads(service.db);
    expect(await voidRows(tx, shots.betId, proof.seal.hash)).toEqual(proof.rows);
    expect(reads()).toBe(0);
  });
});

/** A database that counts the rows read from it. */
function countingReads(db: Tx): { tx: Tx; reads: () => number } {
  let reads = 0;
  const tx = new Proxy(db, {
    get(target, name, receiver) {
      if (name === "select") reads += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  return { tx, reads: () => reads };
}
