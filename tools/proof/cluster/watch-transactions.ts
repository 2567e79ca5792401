import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** A transaction as it was seen while it ran. */
export interface Seen {
  /** Its connection and when it began: what it is known by */
  id: string;
  begunMs: number;
  /** How old it was when it was last seen, ms */
  ageMs: number;
  /** What it was doing each time */
  statements: ReadonlySet<string>;
}

interface Watch {
  /** All that were seen, in the order of their begin. */
  end(): Promise<readonly Seen[]>;
}

const LOOK_MS = 10;

/** Looks at the transactions of the service in a database so often that none above some of its own time is missed. */
export async function watchTransactions(port: number, database: string): Promise<Watch> {
  const client = new pg.Client({ host: "127.0.0.1", port, user: "postgres", database: "postgres" });
  await client.connect();
  const seen = new Map<string, Seen & { statements: Set<string> }>();
  let isOver = false;
  const look = async () => {
    const { rows } = await client.query<{ pid: number; begun: number; age: number; query: string }>({
      name: "look",
      text: `SELECT pid, extract(epoch FROM xact_start) * 1000 AS begun, query,
          extract(epoch FROM clock_timestamp() - xact_start) * 1000 AS age
        FROM pg_stat_activity WHERE datname = $1 AND usename = 'house' AND xact_start IS NOT NULL`,
      values: [database],
    });
    for (const { pid, begun, age, query } of rows) note(seen, { id: `${pid} ${begun}`, begun, age, query });
  };
  const work = (async () => {
    while (!isOver) {
      await look();
      await wait(LOOK_MS);
    }
  })();
  return {
    async end() {
      isOver = true;
      await work;
      await client.end();
      return [...seen.values()].sort((a, b) => a.begunMs - b.begunMs);
    },
  };
}

function note(
  seen: Map<string, Seen & { statements: Set<string> }>,
  { id, begun, age, query }: { id: string; begun: number; age: number; query: string },
): void {
  const known = seen.get(id) ?? { id, begunMs: Number(begun), ageMs: 0, statements: new Set<string>() };
  known.ageMs = Math.max(known.ageMs, Number(age));
  known.statements.add(query);
  seen.set(id, known);
}

/** The transaction that was the oldest, if there was one. */
export const longest = (seen: readonly Seen[]): Seen | undefined =>
  seen.reduce<Seen | undefined>(
    (most, each) => (most === undefined || each.ageMs > most.ageMs ? each : most),
    undefined,
  );
