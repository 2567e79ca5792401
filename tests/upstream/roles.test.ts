import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { latestBetLists } from "@/lib/contract/rounds";
import type { Role } from "@/lib/domain/access/roles";
import { upstreamEnv } from "@/upstream/config/env";
import { migrateOnce } from "@/upstream/migrate-once";
import { serversAlone, type TestDatabase } from "../support/database/database";
import { openTestService, type TestService, testEnv } from "../support/service/service";
import { DEMO_PASSWORD, PUSHER_KEY } from "../support/world/facts";

const SECRET = "the bearer between web and upstream";
const REQUEST_ID = "request-of-this-test";

describe.each(serversAlone)("roles of one build on $kind", ({ create, createEmpty }) => {
  const within = async (role: Role, run: (service: TestService, database: TestDatabase) => Promise<void>) => {
    const database = await create();
    const service = await openTestService(database, { ROLE: role });
    try {
      await run(service, database);
    } finally {
      await service.close();
      await database.drop();
    }
  };

  test.each<[Role, { calls: number; sockets: boolean }]>([
    ["all", { calls: 200, sockets: true }],
    ["calls", { calls: 200, sockets: false }],
    ["push", { calls: 404, sockets: true }],
    ["jobs", { calls: 404, sockets: false }],
  ])("%s answers for its health and serves its own part alone", async (role, own) => {
    await within(role, async (service) => {
      expect((await service.wire("GET", "/health")).status).toBe(200);
      expect((await service.wire("GET", "/ready")).status).toBe(200);
      expect((await service.wire("GET", `/poy-api${latestBetLists.path}`)).status).toBe(own.calls);
      expect(await opens(service.port)).toBe(own.sockets);
    });
  });

  test("what a process with calls has committed, one with sockets publishes by its own timer", async () => {
    await within("push", async (service) => {
      await service.db.execute(
        sql`INSERT INTO outbox (channel, event, message) VALUES ('nobody', 'round-update', '{}')`,
      );
      await vi.waitFor(async () => {
        const { rows } = await service.db.execute(sql`SELECT 1 FROM outbox`);
        expect(rows).toEqual([]);
      }, 20_000);
    });
  });

  test("only those that migrate start on a database without tables", async () => {
    const database = await createEmpty();
    for (const role of ["calls", "push", "jobs"] as const)
      await expect(openTestService(database, { ROLE: role })).rejects.toThrow(
        /^the database is \d+ migrations and \d+ functions behind: this role migrates nothing, run "npm run migrate" first$/,
      );
    const said = await migrateOnce({
      DATABASE_URL: database.env.DATABASE_URL,
      DEMO_PASSWORD,
      NO_REAL_MONEY: "1",
    });
    expect(said).toMatch(/^\d+ migrations and \d+ functions applied; the service owns its tables$/);
    const service = await openTestService(database, { ROLE: "calls" });
    expect((await service.wire("GET", `/poy-api${latestBetLists.path}`)).status).toBe(200);
    await service.close();
    await database.drop();
  });
});

describe.each(serversAlone)("the bearer between web server and upstream on $kind", ({ create }) => {
  test("with it set, calls without it are refused and signed doors and health are not", async () => {
    const database = await create();
    const service = await openTestService(database, {
      UPSTREAM_SECRET: [SECRET, "the bearer of yesterday, kept"],
    });
    const ask = (path: string, bearer?: string) =>
      fetch(service.origin + path, { headers: bearer ? { "x-upstream-bearer": bearer } : {} });
    const call = `/poy-api${latestBetLists.path}`;
    expect((await ask(call)).status).toBe(421);
    expect((await ask(call, "the bearer between web and upstreaM")).status).toBe(421);
    expect((await ask(call, SECRET)).status).toBe(200);
    expect((await ask(call, "the bearer of yesterday, kept")).status).toBe(200);
    for (const path of ["/health", "/ready", "/openapi.json"]) expect((await ask(path)).status).toBe(200);
    // Nobody else chooses the id under which a request stands in the logs.
    const named = async (bearer: Record<string, string>) =>
      (
        await fetch(`${service.origin}/health`, { headers: { ...bearer, "x-request-id": REQUEST_ID } })
      ).headers.get("x-request-id");
    expect(await named({ "x-upstream-bearer": SECRET })).toBe(REQUEST_ID);
    expect(await named({})).not.toBe(REQUEST_ID);
    const feed = await fetch(`${service.origin}/hooks/deposit-feed`, { method: "POST", body: "{}" });
    expect(feed.status).not.toBe(421);
    expect(await opens(service.port)).toBe(true);
    await service.close();
    await database.drop();
  });
});

describe("an address that other machines reach", () => {
  const parse = (changes: Record<string, string>) =>
    upstreamEnv.safeParse({
      ...testEnv({ env: { DATA_DIR: "unused" } } as unknown as TestDatabase),
      ...changes,
    });
  test.each(["0.0.0.0", "10.0.0.5", "::"])("%s is refused without UPSTREAM_SECRET", (host) => {
    expect(parse({ UPSTREAM_HOST: host }).error?.issues).toMatchObject([{ path: ["UPSTREAM_SECRET"] }]);
    expect(parse({ UPSTREAM_HOST: host, UPSTREAM_SECRET: SECRET }).success).toBe(true);
  });
  test("this machine alone needs none, and a short one is none", () => {
    expect(parse({ UPSTREAM_HOST: "127.0.0.9" }).success).toBe(true);
    expect(parse({ UPSTREAM_SECRET: "short" }).success).toBe(false);
  });
});

/** Whether the port takes push sockets. */
function opens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${PUSHER_KEY}?protocol=7`);
    socket.once("message", () => {
      socket.terminate();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
