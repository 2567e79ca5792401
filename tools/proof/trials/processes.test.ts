import { sql } from "drizzle-orm";
import PusherServer from "pusher";
import Pusher from "pusher-js";
import { io } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { memberChannel } from "@/lib/contract/channels";
import { readCcu } from "@/lib/contract/operators/ccu";
import { pushAuth } from "@/lib/contract/push";
import { logout } from "@/lib/contract/users";
import { satang } from "@/lib/domain/money/money";
import { serversAlone, type TestDatabase } from "../../../tests/support/database/database";
import { brokenLaws } from "../../../tests/support/database/ledger";
import { startRedis, type TestRedis, withoutRedis } from "../../../tests/support/service/redis";
import { openTestService, testEnv } from "../../../tests/support/service/service";
import { startUpstream, type UpstreamProcess } from "../../../tests/support/service/upstream-process";
import { PUSHER_KEY } from "../../../tests/support/world/facts";
import { newcomers, operator, type Person } from "../../../tests/support/world/people";
import { addRound, bet, line } from "../../../tests/support/world/rounds";

const soon = { timeout: 120_000, interval: 20 };
const SLIPS = 40;

describe.skipIf(withoutRedis).each(serversAlone)(
  `two processes with calls, two with sockets and one with jobs on $kind${withoutRedis ? `: ${withoutRedis}` : ""}`,
  ({ create }) => {
    let database: TestDatabase;
    let redis: TestRedis;
    let calls: UpstreamProcess[];
    let pushes: UpstreamProcess[];
    let jobs: UpstreamProcess;
    let members: Person[];
    let staff: string;
    let betId: string;
    const ends: (() => void)[] = [];

    beforeAll(async () => {
      [database, redis] = await Promise.all([create(), startRedis()]);
      const prepared = await openTestService(database);
      members = await newcomers(prepared, 4, satang(50_000_00));
      staff = (await operator(prepared, "staff")).token;
      betId = await addRound(prepared, "th_open");
      await prepared.close();
      const start = (role: string) =>
        startUpstream(database, { ROLE: role, REDIS_URL: redis.url, DRAIN_MS: "0" });
      calls = await Promise.all([start("calls"), start("calls")]);
      pushes = await Promise.all([start("push"), start("push")]);
      jobs = await start("jobs");
    });
    afterAll(async () => {
      for (const end of ends) end();
      await Promise.all(
        [...(calls ?? []), ...(pushes ?? []), ...(jobs ? [jobs] : [])].map((each) => each.end("SIGTERM")),
      );
      await redis?.stop();
      await database?.drop();
    });

    const memberAt = (at: number): Person => {
      const member = members[at];
      if (!member) throw new Error("no such member");
      return member;
    };
    const callsAt = (at: number): UpstreamProcess => calls[at % 2] as UpstreamProcess;

    /** A page of the member with its socket at one push process, authorised by a process with calls. */
    async function pageAt(push: UpstreamProcess, member: Person) {
      const page = new Pusher(PUSHER_KEY, {
        cluster: "",
        wsHost: "127.0.0.1",
        wsPort: Number(new URL(push.origin).port),
        forceTLS: false,
        enabledTransports: ["ws"],
        channelAuthorization: {
          endpoint: "",
          transport: "ajax",
          customHandler: ({ socketId, channelName }, answer) => {
            const body = { socket_id: socketId, channel_name: channelName };
            callsAt(0)
              .call(pushAuth, { token: member.token, body })
              .then((auth) => answer(null, auth));
          },
        },
      });
      ends.push(() => page.disconnect());
      const heard: string[] = [];
      const codes: number[] = [];
      page.connection.bind("error", ({ error }: { error?: { data?: { code?: number } } }) =>
        codes.push(error?.data?.code ?? 0),
      );
      const channel = page.subscribe(memberChannel(member.uuid, true));
      channel.bind("poy-update", () => heard.push("poy-update"));
      channel.bind("money-update", () => heard.push("money-update"));
      const readAgain = vi.fn();
      page.bind("read-again", readAgain);
      await vi.waitFor(() => expect(channel.subscribed).toBe(true), soon);
      return { page, channel, heard, codes, readAgain };
    }

    test("a member's pages at both hear of every slip, whichever process took it", async () => {
      const member = memberAt(0);
      const pages = await Promise.all(pushes.map((push) => pageAt(push, member)));
      for (let at = 0; at < SLIPS; at++)
        await bet(callsAt(at), member, betId, [line("teng_bon_2", "47", 10)]);
      for (const { heard } of pages)
        await vi.waitFor(
          () => expect(heard.filter((event) => event === "money-update")).toHaveLength(SLIPS),
          soon,
        );
    });

    test("a logout at one closes all sockets of the session at both within a second, and no others", async () => {
      const [leaving, staying] = [memberAt(1), memberAt(2)];
      const pages = await Promise.all(pushes.map((push) => pageAt(push, leaving)));
      const others = await Promise.all(pushes.map((push) => pageAt(push, staying)));
      const counts = pushes.map((push) => ccuAt(push, leaving.token, ends));
      for (const socket of counts) await vi.waitFor(() => expect(socket.connected).toBe(true), soon);
      const leftAt = performance.now();
      await callsAt(1).call(logout, { token: leaving.token });
      await vi.waitFor(() => {
        for (const { codes } of pages) expect(codes).toContain(4009);
        for (const socket of counts) expect(socket.connected).toBe(false);
      }, soon);
      expect(performance.now() - leftAt).toBeLessThan(1_000);
      for (const { page } of others) expect(page.connection.state).toBe("connected");
    });

    test("each member counts once online, and every process knows how many", async () => {
      const counts = pushes.flatMap((push) =>
        [memberAt(2), memberAt(3)].map(({ token }) => ccuAt(push, token, ends)),
      );
      for (const each of calls)
        await vi.waitFor(
          async () =>
            expect(await each.call(readCcu, { token: staff })).toEqual({ users: 2, connections: 4 }),
          soon,
        );
      for (const socket of counts) socket.disconnect();
      await vi.waitFor(
        async () =>
          expect(await callsAt(0).call(readCcu, { token: staff })).toEqual({ users: 0, connections: 0 }),
        soon,
      );
    });

    test("a limit of sixty stays sixty over both", async () => {
      const visit = (at: number) =>
        fetch(`${callsAt(at).origin}/api/visitors.identify`, {
          method: "POST",
          headers: { "content-type": "application/json", "x-client-ip": "203.0.113.60" },
          body: JSON.stringify({ device: {}, pageName: "main" }),
        }).then(({ status }) => status);
      const statuses: number[] = [];
      for (let at = 0; at < 70; at++) statuses.push(await visit(at));
      const refused = statuses.filter((status) => status === 429);
      expect([statuses.length - refused.length, refused.length]).toEqual([60, 10]);
    });

    test("the server SDK reaches the pages of both", async () => {
      const heard = await Promise.all(pushes.map((push) => listenAt(push, "round-of-sdk", ends)));
      const { PUSHER_SECRET, PUSHER_APP_ID } = testEnv(database);
      const { port } = new URL(pushes[0]?.origin ?? "");
      const sdk = new PusherServer({
        appId: PUSHER_APP_ID,
        key: PUSHER_KEY,
        secret: PUSHER_SECRET,
        host: "127.0.0.1",
        port,
        useTLS: false,
      });
      await sdk.trigger("round-of-sdk", "said", { at: 1 });
      for (const said of heard) await vi.waitFor(() => expect(said).toEqual(["said"]), soon);
    });

    test("without Redis every slip is taken and its page beside it hears of it; once it is back all pages read again", async () => {
      const member = memberAt(0);
      const pages = await Promise.all(pushes.map((push) => pageAt(push, member)));
      await redis.kill();
      for (let at = 0; at < 10; at++) await bet(callsAt(at), member, betId, [line("teng_bon_2", "48", 10)]);
      await vi.waitFor(
        () =>
          expect(
            pages.flatMap(({ heard }) => heard).filter((event) => event === "money-update").length,
          ).toBeGreaterThanOrEqual(10),
        soon,
      );
      for (const { readAgain } of pages) readAgain.mockClear();
      await redis.start();
      for (const { readAgain } of pages) await vi.waitFor(() => expect(readAgain).toHaveBeenCalled(), soon);
      const checked = await openTestService(database);
      expect(await brokenLaws(checked.db)).toEqual([]);
      expect((await checked.db.execute(sql`SELECT 1 FROM outbox`)).rows).toEqual([]);
      await checked.close();
    });
  },
);

function ccuAt(push: UpstreamProcess, token: string, ends: (() => void)[]) {
  const socket = io(push.origin, {
    path: "/ccu",
    addTrailingSlash: false,
    transports: ["websocket"],
    query: { token },
    forceNew: true,
    reconnection: false,
  });
  ends.push(() => socket.disconnect());
  return socket;
}

/** Names of the events that a page without a member hears on a public channel. */
async function listenAt(push: UpstreamProcess, channel: string, ends: (() => void)[]): Promise<string[]> {
  const heard: string[] = [];
  const page = new WebSocket(`${push.origin.replace("http", "ws")}/app/${PUSHER_KEY}?protocol=7`);
  ends.push(() => page.terminate());
  let isSubscribed = false;
  page.on("message", (raw) => {
    const { event } = JSON.parse(String(raw)) as { event: string };
    if (event === "pusher:connection_established")
      page.send(JSON.stringify({ event: "pusher:subscribe", data: { channel } }));
    else if (event === "pusher_internal:subscription_succeeded") isSubscribed = true;
    else heard.push(event);
  });
  await vi.waitFor(() => expect(isSubscribed).toBe(true), soon);
  return heard;
}
