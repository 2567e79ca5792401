import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { News } from "@/upstream/bus/bus";
import { openShared, type Shared } from "@/upstream/bus/open-bus";
import { createLog } from "@/upstream/logging/log";
import { startRedis, type TestRedis, withoutRedis } from "../../support/service/redis";

const soon = { timeout: 120_000, interval: 10 };
const said = (sid: string): News => ({ kind: "session-ended", sid });

describe.skipIf(withoutRedis)(`the bus over Redis${withoutRedis ? `: ${withoutRedis}` : ""}`, () => {
  let redis: TestRedis;
  const opened: Shared[] = [];
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterEach(async () => {
    for (const { bus, presence } of opened.splice(0)) {
      presence.close();
      await bus.close();
    }
  });
  afterAll(() => redis?.stop());

  /** A process of the site, and what it hears of sockets. */
  async function node(site = "tests") {
    const shared = await openShared({ REDIS_URL: redis.url, PUSHER_KEY: site }, createLog("fatal"));
    opened.push(shared);
    const heard: News[] = [];
    const gaps = vi.fn();
    shared.bus.on("events", (news) => heard.push(news));
    shared.bus.onGap(gaps);
    // The first subscription ends a gap as well: nothing was heard before it.
    await vi.waitFor(() => expect(gaps).toHaveBeenCalled(), soon);
    return { ...shared, heard, gaps };
  }

  test("tells every process once and in order, and no other site", async () => {
    const [one, two, other] = [await node(), await node(), await node("another-site")];
    const list = Array.from({ length: 50 }, (_, at) => said(String(at)));
    for (const news of list) await one.bus.tell("events", [news]);
    await one.bus.tell("work", [{ kind: "jobs" }]);
    await vi.waitFor(() => expect(two.heard).toEqual(list), soon);
    expect(one.heard).toEqual(list);
    expect(other.heard).toEqual([]);
  });

  test("a Redis that is gone refuses nothing; once it is back, all are told that news may be missing", async () => {
    const [one, two] = [await node(), await node()];
    await redis.kill();
    await vi.waitFor(
      () => expect([one.bus.isConnected(), two.bus.isConnected()]).toEqual([false, false]),
      soon,
    );
    await one.bus.tell("events", [said("alone")]);
    expect(one.heard).toEqual([said("alone")]);
    one.gaps.mockClear();
    two.gaps.mockClear();
    await redis.start();
    await vi.waitFor(() => expect(one.gaps).toHaveBeenCalled(), soon);
    await vi.waitFor(() => expect(two.gaps).toHaveBeenCalled(), soon);
    await vi.waitFor(() => expect(one.bus.isConnected()).toBe(true), soon);
    await one.bus.tell("events", [said("again")]);
    await vi.waitFor(() => expect(two.heard).toEqual([said("again")]), soon);
  });

  test("counts a member once, whichever processes hold their sockets, and forgets those that are closed", async () => {
    const [one, two] = [await node("presence"), await node("presence")];
    one.presence.come("somchai", "1");
    one.presence.come("malee", "2");
    two.presence.come("somchai", "3");
    for (const { presence } of [one, two])
      await vi.waitFor(
        async () => expect(await presence.online()).toEqual({ users: 2, connections: 3 }),
        soon,
      );
    two.presence.go("somchai", "3");
    one.presence.go("malee", "2");
    await vi.waitFor(
      async () => expect(await two.presence.online()).toEqual({ users: 1, connections: 1 }),
      soon,
    );
  });

  test("a process without Redis counts its own", async () => {
    const one = await node("alone");
    one.presence.come("somchai", "1");
    await redis.kill();
    await vi.waitFor(
      async () => expect(await one.presence.online()).toEqual({ users: 1, connections: 1 }),
      soon,
    );
    await redis.start();
    // What Redis has forgotten is written again.
    const two = await node("alone");
    await vi.waitFor(
      async () => expect(await two.presence.online()).toEqual({ users: 1, connections: 1 }),
      soon,
    );
  });
});
