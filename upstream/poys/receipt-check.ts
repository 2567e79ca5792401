import { sql } from "drizzle-orm";
import type { Tx } from "../db/tx";

/**
 * Whether a slip's stored lines still give its receipt: the same text as in `place_poy` and `place_sets`, which
 * hash the slip as it is accepted.
 */
export async function isReceiptIntact(tx: Tx, poyId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ intact: boolean }>(sql`
    SELECT p.receipt = encode(sha256(convert_to(
      p.poy_no || '|' || p.bet_id || '|' || epoch_ms(p.created_at) || '|' || p.total || '|' || coalesce(
        (SELECT string_agg(option || ':' || number || ':' || price || ':' || multiply_hundredths, ';' ORDER BY seq)
          FROM poy_line l WHERE l.poy_id = p.poy_id),
        (SELECT string_agg(number || ':' || sets || ':' || price, ';' ORDER BY seq)
          FROM set_line l WHERE l.poy_id = p.poy_id),
        ''), 'UTF8')), 'hex') AS intact
    FROM poy p WHERE p.poy_id = ${poyId}`);
  return rows[0]?.intact ?? false;
}
