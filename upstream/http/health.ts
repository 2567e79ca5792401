import type { FastifyInstance } from "fastify";
import { stuckJobs } from "../clock/jobs";
import { nowMs } from "../clock/now";
import { scarceAmounts } from "../deposits/scarce-amounts";
import type { House } from "./serve-endpoint";

/** What an embedded database cannot promise, said where operators look. */
const durability = {
  postgres: "as the server is configured",
  pglite: "survives a killed process, not a power cut; set DATABASE_URL for real operation",
} as const;

/**
 * `/health`: the process lives. `/ready`: it takes calls, its database answers; and how many of its jobs fail time
 * and again, and of how many amounts members can hardly get an exact one, both of which an operator should look into.
 */
export function addHealth(
  server: FastifyInstance,
  { db }: House,
  database: keyof typeof durability,
  state: { isDraining: boolean },
): void {
  server.get("/health", async () => ({ status: "ok", database, durability: durability[database] }));
  server.get("/ready", async (_request, reply) => {
    const stuck = await stuckJobs(db).catch(() => null);
    if (state.isDraining || stuck === null) return reply.code(503).send({ ready: false });
    const scarce = await nowMs(db)
      .then((now) => scarceAmounts(db, now))
      .catch(() => null);
    return { ready: true, stuckJobs: stuck, scarceAmounts: scarce };
  });
}
