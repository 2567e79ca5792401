import type { Row } from "../row";
import { createSiteProcess } from "../site-processes";

const STARTS = 20;
const DATABASE = "simultaneous";

/**
 * A session's advisory lock does not survive a pooler in transaction mode: migrations that begin at once would run
 * twice, and the lock would stay behind.
 */
export const simultaneousStarts: Row = {
  name: "A",
  shows: `${STARTS} simultaneous starts on an empty database through the pooler`,
  on: "empty",
  async run(cluster) {
    const { postgres, home, envOf } = cluster;
    await postgres.query(`CREATE DATABASE ${DATABASE} OWNER house_owner`);
    const migrations = await Promise.allSettled(
      Array.from({ length: STARTS }, () => cluster.migrate(DATABASE)),
    );
    const failed = migrations.filter(({ status }) => status === "rejected");
    const services = await Promise.all(
      Array.from({ length: 4 }, (_, at) =>
        createSiteProcess(home, `start${at}`, "calls", () => envOf(DATABASE)),
      ),
    );
    const starts = await Promise.allSettled(services.map((service) => service.start()));
    for (const service of services) await service.stop(5_000);
    const locks = await postgres.query<{ locks: number }>(
      "SELECT count(*)::int AS locks FROM pg_locks WHERE locktype = 'advisory'",
    );
    const [seeded] = await postgres.query<{ people: number; names: number }>(
      "SELECT count(*)::int AS people, count(DISTINCT user_name)::int AS names FROM member",
      DATABASE,
    );
    await postgres.query(`DROP DATABASE ${DATABASE} WITH (FORCE)`);
    const firstReason = (outcomes: PromiseSettledResult<unknown>[]) =>
      outcomes.flatMap((one) =>
        one.status === "rejected" ? [`: ${String(one.reason).slice(-200)}`] : [],
      )[0] ?? "";
    const notStarted = starts.filter(({ status }) => status === "rejected");
    return [
      {
        what: "migrations at once that succeed",
        seen: `${STARTS - failed.length} of ${STARTS}${firstReason(failed)}`,
        must: "all",
        holds: failed.length === 0,
      },
      {
        what: "services that start and seed at once",
        seen: `${starts.length - notStarted.length} of ${starts.length}${firstReason(notStarted)}`,
        must: "all",
        holds: notStarted.length === 0,
      },
      {
        what: "people of the seed, each once",
        seen: `${seeded?.people} of ${seeded?.names} names`,
        must: "as many as names, some",
        holds: (seeded?.people ?? 0) > 0 && seeded?.people === seeded?.names,
      },
      {
        what: "advisory locks left behind",
        seen: String(locks[0]?.locks),
        must: "0",
        holds: locks[0]?.locks === 0,
      },
    ];
  },
};
