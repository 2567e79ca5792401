import { once } from "node:events";
import { connect as connectSocket } from "node:net";
import Pusher from "pusher-js";
import { afterEach, describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { memberChannel, type PushEvent, roundChannel } from "@/lib/contract/channels";
import { cashs } from "@/lib/contract/credit";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { type EventOf, readEvent } from "@/lib/contract/events";
import { setLimit } from "@/lib/contract/operators/limits";
import { rescheduleRound, resumeRound, suspendRound } from "@/lib/contract/operators/rounds";
import { pushAuth } from "@/lib/contract/push";
import { oneBetList } from "@/lib/contract/rounds";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { tellCredit } from "../../support/world/bank-feed";
import { PUSHER_KEY } from "../../support/world/facts";
import { newcomer, operator, type Person } from "../../support/world/people";
import { addRound, bet, line, settle } from "../../support/world/rounds";

const soon = { timeout: 120_000, interval: 10 };
const pages: Pusher[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.disconnect();
});

describe.each(oneDatabase)("a member's open page on $kind", (kind) => {
  const open = useService(kind);

  test("receives the balance with a growing version, the deposit and the slip", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const page = pageOf(service, member);
    const money = await listen(page, memberChannel(member.uuid, true), "money-update");
    const deposits = await listen(page, memberChannel(member.uuid, true), "deposit-update");
    const poys = await listen(page, memberChannel(member.uuid, true), "poy-update");

    const request = await service.call(createFastDeposit, {
      body: { bankId: 1, prepareAmount: satang(200_00) },
      token: member.token,
      key: newKey(),
    });
    const row = { bankAccountId: 1, amount: request.prepareTotal, ref: newKey(), channel: "tests" };
    await tellCredit(service, { ...row, at: bangkokIso(await service.now()) });
    const states = ["waiting", "credited"].map((status) => ({ id: request.id, status }));
    await vi.waitFor(() => expect(deposits).toEqual(states), soon);

    const betId = await addRound(service, "th_open");
    const slip = await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    await settle(service, betId, { top3: "547", bottom2: "00" });
    await vi.waitFor(() => expect(poys).toEqual([{ poyId: slip.poyId, status: "won" }]), soon);
    const total = request.prepareTotal;
    await vi.waitFor(
      () =>
        expect(money).toEqual([
          { balance: total, held: 0, version: 1 },
          { balance: total - 10_00, held: 0, version: 2 },
          { balance: total - 10_00 + 900_00, held: 0, version: 3 },
        ]),
      soon,
    );
    const confirmed = await service.call(cashs, { token: member.token });
    expect([confirmed.money, confirmed.version]).toEqual([money.at(-1)?.balance, 3]);
  });

  test("hears of a round and of its rates without a login", async () => {
    const service = open();
    const betId = await addRound(service, "th_open");
    const page = pageOf(service, null);
    const rounds = await listen(page, roundChannel(betId), "round-update");
    const rates = await listen(page, roundChannel(betId), "rate-update");
    const { token } = await operator(service, "administrator");
    const body = { betId, reason: "a test" };
    await service.call(suspendRound, { body, token });
    await service.call(resumeRound, { body, token });
    await service.call(setLimit, { body: { betId, option: "teng_bon_2", number: "47", multiply: 0 }, token });
    await settle(service, betId, { top3: "547", bottom2: "00" });
    await vi.waitFor(
      () => expect(rounds.map(({ status }) => status)).toEqual(["suspended", "open", "closed", "settled"]),
      soon,
    );
    expect(rates).toEqual([{ betId, option: "teng_bon_2", number: "47", multiply: 0 }]);
  });

  test("hears of a paused round's new times with the reason, and that its slip is to be read again", async () => {
    const service = open();
    const betId = await addRound(service, "th_open");
    const member = await newcomer(service, 100);
    const slip = await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    const page = pageOf(service, member);
    const rounds = await listen(page, roundChannel(betId), "round-update");
    const poys = await listen(page, memberChannel(member.uuid, true), "poy-update");
    const { token } = await operator(service, "administrator");
    await service.call(suspendRound, { body: { betId, reason: "the exchange halted" }, token });
    // Earlier, which one person may do.
    const closeTime = bangkokIso(Math.ceil((await service.now()) / 1000) * 1000 + 3_000_000);
    const { betList } = await service.call(oneBetList, { query: { id: betId } });
    const resultTime = bangkokIso(betList.unixTimeStamp.realResultTime * 1000);
    const body = { betId, closeTime, resultTime, reason: "moved for a holiday" };
    await service.call(rescheduleRound, { body, token });
    await vi.waitFor(() => expect(rounds).toHaveLength(2), soon);
    expect(rounds).toMatchObject([
      { status: "suspended", reason: "the exchange halted" },
      {
        status: "suspended",
        reason: "moved for a holiday",
        unixTimeStamp: { realCloseTime: Date.parse(closeTime) / 1000 },
      },
    ]);
    // An answer read from here on is distinguishable from an earlier one.
    const { serverTime } = await service.call(oneBetList, { query: { id: betId } });
    const [paused, moved] = rounds.map((told) => Date.parse(told.serverTime ?? ""));
    expect(paused).toBeLessThanOrEqual(moved ?? Number.NaN);
    expect(moved).toBeLessThanOrEqual(Date.parse(serverTime));
    await vi.waitFor(() => expect(poys).toEqual([{ poyId: slip.poyId, status: "accepted" }]), soon);
  });

  test("hears of the close when the clock passes it", async () => {
    const service = open();
    const betId = "th_open-2026-11-26";
    const page = pageOf(service, null);
    const rounds = await listen(page, roundChannel(betId), "round-update");
    await service.setClock("2026-11-26T09:49:59.900+07:00");
    await vi.waitFor(() => expect(rounds.map(({ status }) => status)).toEqual(["closed"]), soon);
  });
});

describe.each(oneDatabase)("the push server on $kind", (kind) => {
  const open = useService(kind);

  test("refuses a member's channel to everyone else", async () => {
    const service = open();
    const [owner, other] = [await newcomer(service, 0), await newcomer(service, 0)];
    const channel = memberChannel(owner.uuid, true);
    const body = { socket_id: "1.2", channel_name: channel };
    expect((await service.refusal(pushAuth, { body, token: other.token })).code).toBe("channel-refused");
    expect((await service.refusal(pushAuth, { body })).code).toBe("unauthorized");

    const socket = new WebSocket(`ws://127.0.0.1:${service.port}/app/${PUSHER_KEY}?protocol=7`);
    const heard: { event: string; channel?: string }[] = [];
    socket.on("message", (raw) => heard.push(JSON.parse(String(raw))));
    await once(socket, "open");
    // A signature for another socket is not valid for this one.
    const { auth } = await service.call(pushAuth, { body, token: owner.token });
    for (const forged of [undefined, "", "key:abc", auth]) {
      socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, auth: forged } }));
    }
    const refusals = () => heard.filter(({ event }) => event === "pusher:subscription_error");
    await vi.waitFor(() => expect(refusals()).toHaveLength(4), soon);
    expect(heard.some(({ event }) => event === "pusher_internal:subscription_succeeded")).toBe(false);
    socket.terminate();
  });

  test("closes on a wrong key with the protocol's own code and answers a ping", async () => {
    const service = open();
    const stranger = new WebSocket(`ws://127.0.0.1:${service.port}/app/another-key`);
    const [code] = await once(stranger, "close");
    expect(code).toBe(4001);
    const socket = new WebSocket(`ws://127.0.0.1:${service.port}/app/${PUSHER_KEY}?protocol=7`);
    const heard: string[] = [];
    socket.on("message", (raw) => heard.push(JSON.parse(String(raw)).event));
    await once(socket, "open");
    socket.send("not json");
    socket.send("[]");
    socket.send(JSON.stringify({ event: "pusher:ping" }));
    await vi.waitFor(() => expect(heard).toEqual(["pusher:connection_established", "pusher:pong"]), soon);
    socket.terminate();
  });

  test("stands when something that is no address of ours asks for a socket", async () => {
    const service = open();
    for (const path of ["//", "/elsewhere", "http://[", "/app"]) {
      const socket = connectSocket(service.port, "127.0.0.1");
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      socket.resume();
      await once(socket, "close");
    }
    expect((await service.wire("GET", "/health")).status).toBe(200);
  });
});

/** The product's own client, as in a page. */
function pageOf(service: TestService, member: Person | null): Pusher {
  const page = new Pusher(PUSHER_KEY, {
    cluster: "ap1",
    wsHost: "127.0.0.1",
    wsPort: service.port,
    forceTLS: false,
    enabledTransports: ["ws"],
    disableStats: true,
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
  pages.push(page);
  return page;
}

/** Joins a channel, waits until it is subscribed, and collects its events of one name. */
async function listen<Name extends PushEvent>(
  page: Pusher,
  name: string,
  event: Name,
): Promise<EventOf<Name>[]> {
  const heard: EventOf<Name>[] = [];
  const channel = page.channel(name) ?? page.subscribe(name);
  channel.bind(event, (data: unknown) => {
    const message = readEvent(event, data);
    if (!message) throw new Error(`not of the contract: ${JSON.stringify(data)}`);
    heard.push(message);
  });
  await vi.waitFor(() => expect(channel.subscribed).toBe(true), soon);
  return heard;
}
