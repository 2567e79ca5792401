import { sql } from "drizzle-orm";
import { brokenLaws } from "@/tests/support/database/ledger";
import { connectAsIs } from "@/upstream/db/connect";
import type { Figure } from "../sweep/figure";
import type { Cluster } from "./cluster";
import type { Load } from "./load";

/**
 * What a server's database holds, by default the primary's, against what members were told, once every slip has its
 * answer.
 */
export async function booksOf(
  { postgres }: Pick<Cluster, "postgres">,
  load: Pick<Load, "members" | "acknowledged">,
  port = postgres.primary().port,
): Promise<Figure[]> {
  const databaseUrl = `postgres://postgres@127.0.0.1:${port}/house`;
  const { db, close } = await connectAsIs({ databaseUrl, poolSize: 2 });
  try {
    const { rows } = await db.execute<{ id: string; member: string }>(
      sql`SELECT poy_id::text AS id, member::text AS member FROM poy`,
    );
    const bettors = new Set(load.members.map(({ uuid }) => uuid));
    const found = new Set(rows.map(({ id }) => id));
    const lost = [...load.acknowledged.keys()].filter((id) => !found.has(id)).length;
    const doubled = rows.filter(({ id, member }) => bettors.has(member) && !load.acknowledged.has(id)).length;
    const { rows: sums } = await db.execute<{ sum: number }>(
      sql`SELECT coalesce(sum(amount), 0)::bigint AS sum FROM entry`,
    );
    const sum = Number(sums[0]?.sum);
    const broken = await brokenLaws(db);
    return [
      {
        what: "acknowledged slips that are found",
        seen: `${load.acknowledged.size - lost} of ${load.acknowledged.size}`,
        must: "all",
        holds: lost === 0 && load.acknowledged.size > 0,
      },
      {
        what: "slips that nobody was told of (doubled)",
        seen: String(doubled),
        must: "0",
        holds: doubled === 0,
      },
      { what: "sum of the ledger", seen: String(sum), must: "0", holds: sum === 0 },
      {
        what: "broken laws of the ledger",
        seen: broken.length === 0 ? "0" : broken.join("; "),
        must: "0",
        holds: broken.length === 0,
      },
    ];
  } finally {
    await close();
  }
}

/** @param unanswered keys of slips that were given up */
export const allAnswered = (unanswered: readonly string[]): Figure => ({
  what: "slips that never got an answer",
  seen: String(unanswered.length),
  must: "0",
  holds: unanswered.length === 0,
});

/** Of all answers of a phase none but these. */
export function onlyAnswers(what: string, load: Pick<Load, "answers">, allowed: readonly string[]): Figure {
  const seen = [...load.answers].map(([name, many]) => `${name} ${many}`).join(", ") || "none";
  return {
    what,
    seen,
    must: `only ${allowed.join(", ")}`,
    holds: [...load.answers.keys()].every((name) => allowed.includes(name)),
  };
}
