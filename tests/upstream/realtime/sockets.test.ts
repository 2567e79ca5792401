import { once } from "node:events";
import { sql } from "drizzle-orm";
import PusherServer from "pusher";
import Pusher from "pusher-js";
import { io, type Socket } from "socket.io-client";
import { afterEach, describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { memberChannel } from "@/lib/contract/channels";
import { allNotifications } from "@/lib/contract/notifications";
import { readCcu } from "@/lib/contract/operators/ccu";
import { viewAsMember } from "@/lib/contract/operators/view-as";
import { pushAuth } from "@/lib/contract/push";
import { revokeSession } from "@/lib/contract/sessions";
import { logout } from "@/lib/contract/users";
import { openSession } from "@/upstream/members/login/sessions";
import { embeddedAlone } from "../../support/database/database";
import { type TestService, testEnv } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { PUSHER_KEY } from "../../support/world/facts";
import { newcomer, operator, type Person, payIn } from "../../support/world/people";

const soon = { timeout: 120_000, interval: 10 };
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe.each(embeddedAlone)("open sockets on $kind", (kind) => {
  const open = useService(kind);

  test("the official server SDK publishes to pusher-js, one at a time or many, and sees who listens", async () => {
    const service = open();
    const page = pageOf(service, null);
    const heard: unknown[] = [];
    const channel = page.subscribe("round-of-sdk");
    channel.bind("said", (data: unknown) => heard.push(data));
    await vi.waitFor(() => expect(channel.subscribed).toBe(true), soon);

    const sdk = serverSdk(service);
    await sdk.trigger("round-of-sdk", "said", { at: 1, word: "ตัวเลข" });
    await sdk.trigger(["round-of-sdk", "round-of-nobody"], "said", "plain text");
    await sdk.triggerBatch([
      { channel: "round-of-sdk", name: "said", data: { at: 3 } },
      { channel: "round-of-sdk", name: "said", data: { at: 4 } },
    ]);
    const socket_id = page.connection.socket_id;
    await sdk.trigger("round-of-sdk", "said", { at: 5 }, { socket_id });
    await sdk.trigger("round-of-sdk", "said", { at: 6 });
    const all = [{ at: 1, word: "ตัวเลข" }, "plain text", { at: 3 }, { at: 4 }, { at: 6 }];
    await vi.waitFor(() => expect(heard).toEqual(all), soon);

    const list = await sdk.get({ path: "/channels", params: { filter_by_prefix: "round-of-" } });
    expect(await list.json()).toEqual({ channels: { "round-of-sdk": {} } });
    const one = await sdk.get({ path: "/channels/round-of-sdk" });
    expect(await one.json()).toEqual({ occupied: true, subscription_count: 1 });
  });

  test("the SDK's own leave lets a page into a private channel; another app's secret moves nothing", async () => {
    const service = open();
    const sdk = serverSdk(service);
    const page = new Pusher(PUSHER_KEY, {
      ...wireTo(service),
      channelAuthorization: {
        endpoint: "",
        transport: "ajax",
        customHandler: ({ socketId, channelName }, answer) =>
          answer(null, sdk.authorizeChannel(socketId, channelName)),
      },
    });
    ends.push(() => page.disconnect());
    const channel = page.subscribe("private-of-the-sdk");
    await vi.waitFor(() => expect(channel.subscribed).toBe(true), soon);
    const forged = serverSdk(service, "another secret of sixteen characters");
    await expect(forged.trigger("private-of-the-sdk", "said", {})).rejects.toMatchObject({ status: 401 });
    await expect(forged.get({ path: "/channels" })).rejects.toMatchObject({ status: 401 });
  });

  test.each([
    ["?protocol=7", null],
    ["", 4008],
    ["?protocol=99", 4007],
    ["?protocol=", 4007],
  ])("a client that asks %j for the protocol's version gets %j", async (search, expected) => {
    const socket = new WebSocket(`ws://127.0.0.1:${open().port}/app/${PUSHER_KEY}${search}`);
    ends.push(() => socket.terminate());
    const outcome = await Promise.race([
      once(socket, "close").then(([code]) => code),
      once(socket, "message").then(([raw]) =>
        JSON.parse(String(raw)).event === "pusher:connection_established" ? null : once(socket, "close"),
      ),
    ]);
    expect(Array.isArray(outcome) ? outcome[0] : outcome).toBe(expected);
  });

  test("a page hears of a new message behind the bell as it stands in the list", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const page = pageOf(service, member);
    const heard: unknown[] = [];
    const channel = page.subscribe(memberChannel(member.uuid, true));
    channel.bind("notice-update", (data: unknown) => heard.push(data));
    await vi.waitFor(() => expect(channel.subscribed).toBe(true), soon);
    await payIn(service, member, 100);
    await vi.waitFor(() => expect(heard).toHaveLength(1), soon);
    const [listed] = (await service.call(allNotifications, { token: member.token })).items;
    const { id, kind, facts } = listed ?? {};
    expect(heard).toMatchObject([{ id, kind, facts }]);
  });

  test("/ccu counts each member once, over all their pages, and drops members who have left", async () => {
    const service = open();
    const [one, two] = [await newcomer(service, 0), await newcomer(service, 0)];
    const { token } = await operator(service, "staff");
    const online = () => service.call(readCcu, { token });
    const [first, again, other] = [ccuOf(service, one), ccuOf(service, one), ccuOf(service, two)];
    await vi.waitFor(async () => expect(await online()).toEqual({ users: 2, connections: 3 }), soon);
    first.disconnect();
    await vi.waitFor(async () => expect(await online()).toEqual({ users: 2, connections: 2 }), soon);
    again.disconnect();
    other.disconnect();
    await vi.waitFor(async () => expect(await online()).toEqual({ users: 0, connections: 0 }), soon);
    expect((await service.refusal(readCcu, { token: one.token })).code).toBe("forbidden");
  });

  test("/ccu does not go on counting a page that came in just as its session ended", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const { token } = await operator(service, "staff");
    const { sid } = await service.dependencies.tokens
      .verify(member.token)
      .then((claims) => claims ?? { sid: "" });
    // The end is published first, and the page was checked before it: what is left is the registered socket.
    await service.db.execute(sql`INSERT INTO outbox (channel, event, message)
      VALUES ('sessions', 'session-ended', ${JSON.stringify({ sid })}::jsonb)`);
    await service.call(pushAuth, {
      body: { socket_id: "1.1", channel_name: memberChannel(member.uuid, true) },
      token: member.token,
    });
    await vi.waitFor(async () => {
      const { rows } = await service.db.execute(sql`SELECT FROM outbox`);
      expect(rows).toHaveLength(0);
    }, soon);
    const socket = ccuOf(service, member);
    await new Promise<void>((resolve) => socket.on("disconnect", () => resolve()));
    expect(await service.call(readCcu, { token })).toEqual({ users: 0, connections: 0 });
  });

  test("a message that nobody can read takes none of those behind it along", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const session = await anotherSession(service, member);
    const there = ccuOf(service, session);
    await vi.waitFor(() => expect(there.connected).toBe(true), soon);
    await service.db.execute(sql`INSERT INTO outbox (channel, event, message) VALUES
      ('private-nobody', 'money-update', '{"balance": "much"}'::jsonb),
      ('sessions', 'session-ended', ${JSON.stringify({ sid: session.sid })}::jsonb)`);
    await service.tick();
    await vi.waitFor(() => expect(there.connected).toBe(false), soon);
  });

  test("/ccu lets in nobody without a live session, and no operator, whoever they look as", async () => {
    const service = open();
    const gone = await newcomer(service, 0);
    await service.call(logout, { token: gone.token });
    const { token } = await operator(service, "staff");
    const boss = await operator(service, "administrator");
    const { uuid } = await newcomer(service, 0);
    const body = { uuid, reason: { code: "request", note: "asked for help" } } as const;
    const { auth: view } = await service.send(viewAsMember, { body, token: boss.token });
    for (const bad of ["", "nonsense", gone.token, token, view ?? ""]) {
      const socket = ccuOf(service, { token: bad });
      const refusal = await new Promise<Error>((resolve) => socket.on("connect_error", resolve));
      expect(refusal.message).toBe("unauthorized");
    }
  });

  test("a session that is revoked or signed out takes its open sockets along at once, and no others", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const session = await anotherSession(service, member);
    const pages = [pageOf(service, member), pageOf(service, session)] as const;
    const [here, there] = [ccuOf(service, member), ccuOf(service, session)];
    for (const page of pages) {
      const channel = page.subscribe(memberChannel(member.uuid, true));
      await vi.waitFor(() => expect(channel.subscribed).toBe(true), soon);
    }
    await vi.waitFor(() => expect([here.connected, there.connected]).toEqual([true, true]), soon);

    await service.call(revokeSession, { body: { id: session.sid }, token: member.token });
    await vi.waitFor(() => expect(there.connected).toBe(false), soon);
    await vi.waitFor(() => expect(pages[1].connection.state).toBe("disconnected"), soon);
    expect([here.connected, pages[0].connection.state]).toEqual([true, "connected"]);

    await service.call(logout, { token: member.token });
    await vi.waitFor(() => expect(here.connected).toBe(false), soon);
    await vi.waitFor(() => expect(pages[0].connection.state).toBe("disconnected"), soon);
  });
});

const wireTo = ({ port }: TestService) => ({
  cluster: "ap1",
  wsHost: "127.0.0.1",
  wsPort: port,
  forceTLS: false,
  enabledTransports: ["ws" as const],
  disableStats: true,
});

/** The product's own client, as in a page. */
function pageOf(service: TestService, member: Pick<Person, "token"> | null): Pusher {
  const page = new Pusher(PUSHER_KEY, {
    ...wireTo(service),
    channelAuthorization: {
      endpoint: "",
      transport: "ajax",
      customHandler: ({ socketId, channelName }, answer) => {
        const body = { socket_id: socketId, channel_name: channelName };
        service.call(pushAuth, { body, token: member?.token }).then(
          (reply) => answer(null, reply),
          (error: Error) => answer(error, null),
        );
      },
    },
  });
  ends.push(() => page.disconnect());
  return page;
}

function serverSdk({ port }: TestService, secret = testEnv({ env: { DATA_DIR: "" } }).PUSHER_SECRET) {
  return new PusherServer({
    appId: testEnv({ env: { DATA_DIR: "" } }).PUSHER_APP_ID,
    key: PUSHER_KEY,
    secret,
    host: "127.0.0.1",
    port: String(port),
    useTLS: false,
  });
}

function ccuOf({ origin }: TestService, { token }: Pick<Person, "token">): Socket {
  const socket = io(origin, {
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

async function anotherSession(service: TestService, { uuid }: Person) {
  const nowhere = { address: "127.0.0.1", deviceId: "", userAgent: "", siteHost: "", siteOrigin: "" };
  const grant = await openSession(service.db, { uuid, status: 0, role: null }, nowhere);
  return { sid: grant.sid, token: await service.dependencies.tokens.sign(grant) };
}
