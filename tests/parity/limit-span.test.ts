import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { type LimitSpan, limitSpans, spanEndMs } from "@/lib/domain/members/player-limits";
import { bangkokIso, epochMs, HOUR_MS } from "@/lib/domain/time/time";
import type { Database } from "@/upstream/db/tx";
import { databases } from "../support/database";
import { useDatabase } from "../support/use-database";

/** A span of Bangkok's calendar and an instant in it; its start, and when its count is reset. */
const table: readonly (readonly [LimitSpan, string, string, string])[] = [
  ["day", "2026-11-26T00:00:00+07:00", "2026-11-26T00:00:00+07:00", "2026-11-27T00:00:00+07:00"],
  ["day", "2026-11-26T23:59:59.999+07:00", "2026-11-26T00:00:00+07:00", "2026-11-27T00:00:00+07:00"],
  ["day", "2026-11-26T16:59:59.999Z", "2026-11-26T00:00:00+07:00", "2026-11-27T00:00:00+07:00"],
  ["day", "2026-11-26T17:00:00Z", "2026-11-27T00:00:00+07:00", "2026-11-28T00:00:00+07:00"],
  ["day", "2026-12-31T23:59:59.999+07:00", "2026-12-31T00:00:00+07:00", "2027-01-01T00:00:00+07:00"],
  ["week", "2026-11-22T23:59:59.999+07:00", "2026-11-16T00:00:00+07:00", "2026-11-23T00:00:00+07:00"],
  ["week", "2026-11-23T00:00:00+07:00", "2026-11-23T00:00:00+07:00", "2026-11-30T00:00:00+07:00"],
  ["week", "2027-01-01T12:00:00+07:00", "2026-12-28T00:00:00+07:00", "2027-01-04T00:00:00+07:00"],
  ["month", "2026-11-30T23:59:59.999+07:00", "2026-11-01T00:00:00+07:00", "2026-12-01T00:00:00+07:00"],
  ["month", "2026-12-31T12:00:00+07:00", "2026-12-01T00:00:00+07:00", "2027-01-01T00:00:00+07:00"],
  ["month", "2027-02-28T23:59:59.999+07:00", "2027-02-01T00:00:00+07:00", "2027-03-01T00:00:00+07:00"],
  ["month", "2028-02-29T12:00:00+07:00", "2028-02-01T00:00:00+07:00", "2028-03-01T00:00:00+07:00"],
];

interface Span {
  start: number;
  end: number;
}

/** Money is counted from `span_start`, and a refusal by `limit_passed` says until when. */
async function inSql(db: Database, span: LimitSpan, instants: readonly number[]): Promise<Span[]> {
  const noneButThis = sql.param(limitSpans.map((one) => (one === span ? 0 : null)));
  const { rows } = await db.execute<{ start: number; end: number }>(sql`
    SELECT epoch_ms(span_start(${span}, at)) AS start,
      (limit_passed('stake-limit-reached', ${noneButThis}::bigint[], '{0,0,0}'::bigint[], 1, at)
        -> 'details' ->> 'untilMs')::bigint AS "end"
    FROM unnest(${sql.param(instants.map((ms) => new Date(ms).toISOString()))}::timestamptz[])
      WITH ORDINALITY AS given (at, n) ORDER BY n`);
  return rows;
}

/** The page of limits shows only the end; a span begins where the one before it ended. */
const inTypeScript = (span: LimitSpan, ms: number, start: number): Span => ({
  start: spanEndMs(span, start - 1),
  end: spanEndMs(span, ms),
});

describe.each(databases)("the span of a limit, on the page of limits and on $kind", (kind) => {
  const open = useDatabase(kind);

  test.each(table)("the %s of %s runs from %s to %s", async (span, at, start, end) => {
    const [found] = await inSql(open(), span, [epochMs(at)]);
    const shown = inTypeScript(span, epochMs(at), epochMs(start));
    expect(found).toEqual(shown);
    expect([bangkokIso(shown.start), bangkokIso(shown.end)]).toEqual([start, end]);
  });

  test.each(limitSpans)("every fifth hour of four years lies in the same %s", async (span) => {
    const first = epochMs("2025-12-31T23:59:59.999+07:00");
    const instants = Array.from({ length: 7_000 }, (_, at) => first + at * 5 * HOUR_MS);
    const found = await inSql(open(), span, instants);
    const shown = instants.map((ms, at) => inTypeScript(span, ms, found[at]?.start ?? 0));
    expect(found).toEqual(shown);
    expect(
      found.every(({ start, end }, at) => start <= (instants[at] ?? 0) && (instants[at] ?? 0) < end),
    ).toBe(true);
  });
});
