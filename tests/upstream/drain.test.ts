import { once } from "node:events";
import { describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { latestBetLists } from "@/lib/contract/rounds";
import { embeddedAlone, serversAlone } from "../support/database/database";
import { openTestService } from "../support/service/service";
import { PUSHER_KEY } from "../support/world/facts";

const pageAt = async (port: number) => {
  const page = new WebSocket(`ws://127.0.0.1:${port}/app/${PUSHER_KEY}?protocol=7`);
  await once(page, "message");
  return { page, closed: once(page, "close").then(([code]) => code) };
};

describe.each(serversAlone)("a service that is told to stop on $kind", ({ create }) => {
  test("reports not to be ready first, serves on meanwhile, and then sends its pages elsewhere with 4200", async () => {
    const database = await create();
    const service = await openTestService(database, { DRAIN_MS: 3_000 });
    const { page, closed } = await pageAt(service.port);
    const end = service.close();
    await vi.waitFor(async () => expect((await service.wire("GET", "/ready")).status).toBe(503), 20_000);
    expect((await service.wire("GET", `/poy-api${latestBetLists.path}`)).status).toBe(200);
    expect(page.readyState).toBe(WebSocket.OPEN);
    expect(await closed).toBe(4200);
    await end;
    await expect(fetch(`${service.origin}/health`)).rejects.toThrow();
    await database.drop();
  });
});

describe.each(embeddedAlone)("everything on one machine on $kind", ({ create }) => {
  test("stops without serving on, and its pages come again by themselves", async () => {
    const database = await create();
    const service = await openTestService(database);
    const { closed } = await pageAt(service.port);
    await service.close();
    expect(await closed).toBe(4200);
    await database.drop();
  });
});
