import { randomBytes } from "node:crypto";
import pg from "pg";

const everyMs = 1_000;

/**
 * A PostgreSQL database of the soak's own where TEST_DATABASE_URL names a server, with a look at its locks each
 * second; without a server null, and the site has its embedded one.
 * @returns {Promise<null | { url: string, watch: () => () => Promise<{ oldestWaitMs: number, idleInTransactionMs:
 *   number, waitingAtEnd: number }>, drop: () => Promise<void> }>}
 */
export async function ownDatabase() {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return null;
  const name = `soak_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;

  /** How long calls have waited for a lock, and transactions for their service; times in ms. */
  async function look() {
    const { rows } = await client.query(
      `SELECT
        coalesce(max(1000 * extract(epoch FROM clock_timestamp() - query_start))
          FILTER (WHERE wait_event_type = 'Lock'), 0)::int AS wait,
        coalesce(max(1000 * extract(epoch FROM clock_timestamp() - state_change))
          FILTER (WHERE state LIKE 'idle in transaction%'), 0)::int AS idle,
        count(*) FILTER (WHERE wait_event_type = 'Lock')::int AS waiting
      FROM pg_stat_activity WHERE datname = $1`,
      [name],
    );
    return rows[0];
  }

  function watch() {
    const seen = { oldestWaitMs: 0, idleInTransactionMs: 0 };
    let looking = Promise.resolve();
    const timer = setInterval(() => {
      looking = looking.then(look).then(({ wait, idle }) => {
        seen.oldestWaitMs = Math.max(seen.oldestWaitMs, wait);
        seen.idleInTransactionMs = Math.max(seen.idleInTransactionMs, idle);
      });
    }, everyMs);
    return async () => {
      clearInterval(timer);
      await looking;
      return { ...seen, waitingAtEnd: (await look()).waiting };
    };
  }

  return {
    url: url.href,
    watch,
    async drop() {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await client.end();
    },
  };
}
