/** What watches the process from outside asks: is it alive, does it take calls, and what in it needs an operator. */
import type { FastifyInstance } from "fastify";
import type { Connection } from "./db/connect";
import { open } from "./http/open-route";
import type { Dependencies } from "./http/services";
import { healthOf } from "./operators/health";

/** What an embedded database cannot promise, said where operators look. */
const durability = {
  postgres: "as the server is configured",
  pglite: "survives a killed process, not a power cut; set DATABASE_URL for real operation",
} as const;

/** Who asks waits no longer than this for a database that says nothing. */
const PATIENCE_MS = 2_000;

/**
 * `/health`: the process lives. `/ready`: it takes calls and its database answers, else 503; with what an operator
 * should look into. Both answer whatever the database does.
 */
export function addHealth(
  server: FastifyInstance,
  { db }: Dependencies,
  { kind: database, ownsTables }: Pick<Connection, "kind" | "ownsTables">,
  state: { isDraining: boolean },
): void {
  const look = shared(() => healthOf(db));
  server.get("/health", open, async () => ({ status: "ok", database, durability: durability[database] }));
  server.get("/ready", open, async (_request, reply) => {
    const found = await within(PATIENCE_MS, look());
    if (state.isDraining || found === null) return reply.code(503).send({ ready: false });
    return { ready: true, ...found, ownsTables };
  });
}

/** One look at a time, however many ask: on a silent database each would keep a connection. */
function shared<Found>(look: () => Promise<Found>): () => Promise<Found> {
  let underWay: Promise<Found> | null = null;
  return () => {
    underWay ??= look().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

/** What was found in time, else null. */
async function within<Found>(patienceMs: number, found: Promise<Found>): Promise<Found | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  return Promise.race([found.catch(() => null), late]).finally(() => clearTimeout(timer));
}
