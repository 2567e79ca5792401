/** Rounds and slips around a settlement, as cases of SQL functions need them. */
import { sql } from "drizzle-orm";
import type { Tx } from "@/upstream/db/tx";
import { rows } from "./case";
import { addBareRound } from "./facts";

/** A closed round with its result typed in. */
export async function addClosed(tx: Tx, status = "closed", result: string | null = "{}"): Promise<string> {
  const betId = await addBareRound(tx, status);
  await tx.execute(sql`UPDATE round SET result = ${result}::jsonb WHERE bet_id = ${betId}`);
  return betId;
}

export const poyStates = async (tx: Tx, ids: readonly string[]) => {
  const found = await rows<{ id: string; status: string; win: number }>(
    tx,
    sql`SELECT poy_id AS id, status, win FROM poy`,
  );
  return ids.map((id) => {
    const row = found.find((one) => one.id === id);
    return [row?.status, row?.win];
  });
};

export const roundState = async (tx: Tx, betId: string) =>
  (
    await rows(
      tx,
      sql`SELECT status, reason, abs(epoch_ms(settled_at) - epoch_ms(app_now())) < 60000 AS settled_now
    FROM round WHERE bet_id = ${betId}`,
    )
  )[0];
