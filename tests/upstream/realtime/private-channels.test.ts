import { once } from "node:events";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { memberChannel } from "@/lib/contract/channels";
import { pushAuth } from "@/lib/contract/push";
import { logout } from "@/lib/contract/users";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { PUSHER_KEY } from "../../support/world/facts";
import { newcomer, type Person } from "../../support/world/people";

const soon = { timeout: 120_000, interval: 10 };
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe.each(oneDatabase)("a private channel on $kind", (kind) => {
  const open = useService(kind);
  const two = () => Promise.all([newcomer(open(), 0), newcomer(open(), 0)]);

  test("is heard no more once its session has ended, whoever else asked for leave on the same socket", async () => {
    const service = open();
    const [owner, other] = await two();
    const socket = await connect(service);
    await socket.join(owner, await leaveOf(service, socket, owner));
    await leaveOf(service, socket, other);
    await service.call(logout, { token: owner.token });
    expect(await socket.closed).toBe(4009);
    await tellMoney(service, owner);
    expect(socket.money).toEqual([]);
  });

  test("is not entered by a leave that was given before its session ended", async () => {
    const service = open();
    const [owner, other] = await two();
    const socket = await connect(service);
    const leave = await leaveOf(service, socket, owner);
    await socket.join(other, await leaveOf(service, socket, other));
    await service.call(logout, { token: owner.token });
    await published(service);
    socket.ask(owner, leave);
    expect(await socket.closed).toBe(4200);
    expect(socket.joined).not.toContain(memberChannel(owner.uuid, true));
  });

  test("of one member ends with the session; the other member on that socket is told to come again", async () => {
    const service = open();
    const [owner, other] = await two();
    const socket = await connect(service);
    for (const member of [owner, other]) await socket.join(member, await leaveOf(service, socket, member));
    await service.call(logout, { token: owner.token });
    expect(await socket.closed).toBe(4200);
  });

  test("that was left ends nothing any more", async () => {
    const service = open();
    const [owner, other] = await two();
    const socket = await connect(service);
    for (const member of [owner, other]) await socket.join(member, await leaveOf(service, socket, member));
    socket.unsubscribe(owner);
    await socket.settled();
    await service.call(logout, { token: owner.token });
    await published(service);
    await tellMoney(service, other);
    await vi.waitFor(() => expect(socket.money).toEqual([memberChannel(other.uuid, true)]), soon);
  });

  test("is entered twice by one session and ends once, with it", async () => {
    const service = open();
    const [owner] = await two();
    const socket = await connect(service);
    await socket.join(owner, await leaveOf(service, socket, owner));
    await socket.join(owner, await leaveOf(service, socket, owner));
    await service.call(logout, { token: owner.token });
    expect(await socket.closed).toBe(4009);
  });
});

describe.each(oneDatabase)("sockets of one member on $kind", (kind) => {
  const MOST = 2;
  const open = useService(kind, { PUSH_SOCKETS_PER_MEMBER: MOST });

  test("beyond so many the next hears nothing of theirs, until one of the others is closed", async () => {
    const service = open();
    const [member, other] = await Promise.all([newcomer(service, 0), newcomer(service, 0)]);
    const sockets = [await connect(service), await connect(service)] as const;
    for (const socket of sockets) await socket.join(member, await leaveOf(service, socket, member));
    const next = await connect(service);
    next.ask(member, await leaveOf(service, next, member));
    await next.settled();
    expect(next.refused).toEqual([{ channel: memberChannel(member.uuid, true), status: 429 }]);
    await tellMoney(service, member);
    await vi.waitFor(() => expect(sockets[0].money).toHaveLength(1), soon);
    expect(next.money).toEqual([]);

    await next.join(other, await leaveOf(service, next, other));
    sockets[0].close();
    await vi.waitFor(async () => next.join(member, await leaveOf(service, next, member)), soon);
  });

  test("the same socket may ask again for what it hears already", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const sockets = [await connect(service), await connect(service)] as const;
    for (const socket of [...sockets, sockets[0]])
      await socket.join(member, await leaveOf(service, socket, member));
    expect(sockets[0].refused).toEqual([]);
  });
});

const leaveOf = async (service: TestService, { id }: { id: string }, { uuid, token }: Person) => {
  const body = { socket_id: id, channel_name: memberChannel(uuid, true) };
  return (await service.call(pushAuth, { body, token })).auth;
};

/** A client that uses only the wire protocol: its events, its subscriptions, its close code. */
async function connect({ port }: TestService) {
  const client = new WebSocket(`ws://127.0.0.1:${port}/app/${PUSHER_KEY}?protocol=7`);
  ends.push(() => client.terminate());
  const heard: { event: string; channel?: string; data: string }[] = [];
  client.on("message", (raw) => heard.push(JSON.parse(String(raw))));
  const closed = once(client, "close").then(([code]) => code);
  const channelsOf = (event: string) =>
    heard.filter((each) => each.event === event).map((each) => each.channel);
  const say = (event: string, data: object = {}) => client.send(JSON.stringify({ event, data }));
  const settled = async () => {
    const before = channelsOf("pusher:pong").length;
    say("pusher:ping");
    await vi.waitFor(() => expect(channelsOf("pusher:pong").length).toBe(before + 1), soon);
  };
  const ask = ({ uuid }: Person, auth: string) =>
    say("pusher:subscribe", { channel: memberChannel(uuid, true), auth });
  await vi.waitFor(() => expect(heard).toHaveLength(1), soon);
  return {
    id: String(JSON.parse(heard[0]?.data ?? "").socket_id),
    closed,
    close: () => client.close(),
    settled,
    ask,
    async join(member: Person, auth: string) {
      ask(member, auth);
      await settled();
      expect(this.joined).toContain(memberChannel(member.uuid, true));
    },
    unsubscribe: ({ uuid }: Person) => say("pusher:unsubscribe", { channel: memberChannel(uuid, true) }),
    get joined() {
      return channelsOf("pusher_internal:subscription_succeeded");
    },
    /** Refused channels, with the reason. */
    get refused() {
      return heard
        .filter(({ event }) => event === "pusher:subscription_error")
        .map(({ channel, data }) => ({ channel, status: JSON.parse(data).status }));
    },
    /** Channels with an event about money. */
    get money() {
      return channelsOf("money-update");
    },
  };
}

/** Everything in the outbox is being sent to the sockets. */
async function published(service: TestService): Promise<void> {
  await service.tick();
  await vi.waitFor(async () => {
    const { rows } = await service.db.execute(sql`SELECT FROM outbox`);
    expect(rows).toHaveLength(0);
  }, soon);
}

async function tellMoney(service: TestService, { uuid }: Person): Promise<void> {
  const message = JSON.stringify({ balance: 777, held: 0, version: 9 });
  await service.db.execute(sql`INSERT INTO outbox (channel, event, message)
    VALUES (${memberChannel(uuid, true)}, 'money-update', ${message}::jsonb)`);
  await published(service);
}
