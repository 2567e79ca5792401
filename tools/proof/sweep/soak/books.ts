/**
 * Checks the books after a soak: `tsx soak-books.ts <data directory> <address of the
 * database, or nothing where it is the embedded one> <file of acknowledged slips>`.
 * Prints the faults as one JSON list of lines.
 */
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { brokenLaws } from "@/tests/support/database/ledger";
import { connect } from "@/upstream/db/connect";

/** Slips by their id, each with its total in satang. */
const acknowledged = z.record(z.string(), z.number().int().positive());

const [dataDir = "", databaseUrl = "", slipsFile = ""] = process.argv.slice(2);
const slips = acknowledged.parse(JSON.parse(readFileSync(slipsFile, "utf8")));
const { db, close } = await connect(databaseUrl ? { databaseUrl, poolSize: 2 } : { dataDir });
try {
  const wrong = await brokenLaws(db);
  const { rows } = await db.execute<{ id: string; total: number }>(sql`
    SELECT p.poy_id::text AS id, p.total FROM poy p JOIN member m ON m.uuid = p.member
    WHERE m.user_name LIKE 'soak%'`);
  const kept = new Map(rows.map(({ id, total }) => [id, total]));
  for (const [id, total] of Object.entries(slips)) {
    if (!kept.has(id)) wrong.push(`slip ${id} was acknowledged and is lost`);
    else if (kept.get(id) !== total) wrong.push(`slip ${id} was acknowledged with another total`);
  }
  for (const id of kept.keys())
    if (!(id in slips)) wrong.push(`slip ${id} was paid for and never acknowledged`);
  process.stdout.write(JSON.stringify(wrong));
} finally {
  await close();
}
