import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { House } from "./serve-endpoint";

/** What an embedded database cannot promise, said where operators look. */
const durability = {
  postgres: "as the server is configured",
  pglite: "survives a killed process, not a power cut; set DATABASE_URL for real operation",
} as const;

/** `/health`: the process lives. `/ready`: it takes calls, its database answers. */
export function addHealth(
  server: FastifyInstance,
  { db }: House,
  database: keyof typeof durability,
  state: { isDraining: boolean },
): void {
  server.get("/health", async () => ({ status: "ok", database, durability: durability[database] }));
  server.get("/ready", async (_request, reply) => {
    const isReady =
      !state.isDraining &&
      (await db.execute(sql`SELECT 1`).then(
        () => true,
        () => false,
      ));
    return reply.code(isReady ? 200 : 503).send({ ready: isReady });
  });
}
