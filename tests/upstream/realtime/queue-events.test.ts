import { once } from "node:events";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { memberChannel } from "@/lib/contract/channels";
import { createFeedRow } from "@/lib/contract/operators/bank-feed";
import { adjustMoney } from "@/lib/contract/operators/members";
import {
  OPERATORS_CHANNEL,
  operatorPushAuth,
  QUEUE_UPDATE,
  type QueueUpdate,
  queueUpdate,
} from "@/lib/contract/operators/queue-events";
import { allQueues, releaseClaim, takeClaim } from "@/lib/contract/operators/queues";
import { operatorLogout } from "@/lib/contract/operators/session";
import { approveBank, rejectWithdraw } from "@/lib/contract/operators/withdraws";
import { setPlayerLimits } from "@/lib/contract/player-limits";
import { pushAuth } from "@/lib/contract/push";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso, DAY_MS } from "@/lib/domain/time/time";
import { session } from "@/upstream/db/schema/members";
import { withdrawal } from "@/upstream/db/schema/withdrawals";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import {
  bind,
  confirmPinOf,
  newAccountNumber,
  withdraw,
  withdrawer,
  withName,
} from "../../support/world/banks";
import { report } from "../../support/world/deposits";
import { PUSHER_KEY } from "../../support/world/facts";
import { newcomer, operator, operatorOf, secondOperator } from "../../support/world/people";

const soon = { timeout: 120_000, interval: 10 };
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe.each(oneDatabase)("what operators hear of their queues on $kind", (kind) => {
  const open = useService(kind, { PUSH_SOCKETS_PER_MEMBER: 1 });
  let token = "";
  beforeAll(async () => {
    token = (await operator(open(), "staff")).token;
  });

  /** What is heard last after an act, which has to equal what the list of queues then says. */
  async function hears(
    socket: Awaited<ReturnType<typeof listen>>,
    queue: string,
    act: () => Promise<unknown>,
  ) {
    const before = socket.of(queue).length;
    await act();
    const known = (await open().call(allQueues, { token })).find((one) => one.queue === queue);
    await vi.waitFor(() => {
      expect(socket.of(queue).length).toBeGreaterThan(before);
      if (known)
        expect(socket.of(queue).at(-1)).toMatchObject({ waiting: known.waiting, claimed: known.claimed });
    }, soon);
    const { waiting, claimed } = socket.of(queue).at(-1) ?? { waiting: -1, claimed: -1 };
    return { waiting, claimed };
  }

  test("is each item that joins or leaves one: its name and counts, and nobody's data", async () => {
    const service = open();
    const socket = await listen(service, token);
    const member = await withdrawer(service, 500);
    await hears(socket, "deposits", () => report(service, member, 100));

    const at = bangkokIso(await service.now());
    const row = { bankAccountId: 1, amount: satang(12_345_67), at, ref: newKey(), channel: "tests" };
    await hears(socket, "feed-rows", () => service.call(createFeedRow, { body: row, token }));

    const held = await hears(socket, "withdrawals", () => withdraw(service, member, 100));
    const [asked] = await service.db.select().from(withdrawal).where(eq(withdrawal.member, member.uuid));
    const body = { id: asked?.id ?? "", reason: "another account is meant" };
    const freed = await hears(socket, "withdrawals", () => service.call(rejectWithdraw, { body, token }));
    expect(freed.waiting).toBe(held.waiting - 1);

    const other = await newcomer(service, 100);
    await withName(service, other, "สมหญิง รักดี");
    await confirmPinOf(service, other);
    let bankId = 0;
    await hears(socket, "banks", async () => {
      ({ bankId } = await bind(service, other, newAccountNumber()));
    });
    await hears(socket, "banks", () => service.call(approveBank, { body: { id: String(bankId) }, token }));

    const selfExcludedUntil = bangkokIso((await service.now()) + 200 * DAY_MS);
    const excluded = await hears(socket, "protection", () =>
      service.call(setPlayerLimits, { body: { selfExcludedUntil }, token: other.token }),
    );
    expect(excluded.waiting).toBe(1);

    const boss = await operator(service, "superAdmin");
    const gift = {
      uuid: member.uuid,
      type: "ADMIN_INCREASE",
      amount: satang(5_000_01),
      reason: "a promise",
    } as const;
    const approvals = await hears(socket, "approvals", () =>
      service.call(adjustMoney, { body: gift, token: boss.token, key: newKey() }),
    );
    expect(approvals).toEqual({ waiting: 1, claimed: 0 });
    for (const message of socket.messages)
      expect(Object.keys(message).sort()).toEqual(["claimed", "queue", "waiting"]);
  });

  test("is each claim that is taken or given back", async () => {
    const service = open();
    const socket = await listen(service, token);
    const member = await newcomer(service, 0);
    let id = "";
    await hears(socket, "deposits", async () => {
      ({ id } = await report(service, member, 100));
    });
    const body = { queue: "deposits", item: id } as const;
    expect((await hears(socket, "deposits", () => service.call(takeClaim, { body, token }))).claimed).toBe(1);
    expect((await hears(socket, "deposits", () => service.call(releaseClaim, { body, token }))).claimed).toBe(
      0,
    );
  });

  test("is nothing of what was rolled back", async () => {
    const service = open();
    const socket = await listen(service, token);
    const { id } = await report(service, await newcomer(service, 0), 100);
    await vi.waitFor(() => expect(socket.of("deposits").length).toBe(1), soon);
    const undone = service.db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE deposit SET status = 'rejected' WHERE id = ${id}`);
      throw new Error("rolled back");
    });
    await expect(undone).rejects.toThrow("rolled back");
    await service.tick();
    const member = await newcomer(service, 0);
    await report(service, member, 200);
    await vi.waitFor(() => expect(socket.of("deposits").length).toBe(2), soon);
  });

  test("reaches every operator's page, however many listen", async () => {
    const service = open();
    const [one, other] = [await listen(service, token), await listen(service, token)];
    await report(service, await newcomer(service, 0), 100);
    for (const { of } of [one, other])
      await vi.waitFor(() => expect(of("deposits").length).toBeGreaterThan(0), soon);
  });

  test("is for operators' tokens alone, and their tokens for this channel alone", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const body = { socket_id: "1.2", channel_name: OPERATORS_CHANNEL };
    expect((await service.refusal(operatorPushAuth, { body, token: member.token })).code).toBe("forbidden");
    expect((await service.refusal(pushAuth, { body, token: member.token })).code).toBe("channel-refused");
    const theirs = { socket_id: "1.2", channel_name: memberChannel(member.uuid, true) };
    expect((await service.refusal(operatorPushAuth, { body: theirs, token })).code).toBe("channel-refused");
    expect((await service.refusal(pushAuth, { body: theirs, token })).code).toBe("forbidden");
    const stranger = await connect(service);
    stranger.say("pusher:subscribe", { channel: OPERATORS_CHANNEL, auth: `${PUSHER_KEY}:${"0".repeat(64)}` });
    await vi.waitFor(() => expect(stranger.events).toContain("pusher:subscription_error"), soon);
  });

  test("ends with the operator's session, and when it would be idle", async () => {
    const service = open();
    const leaving = await secondOperator(service, "administrator");
    const socket = await listen(service, leaving.token);
    await service.call(operatorLogout, { token: leaving.token });
    expect(await socket.closed).toBe(4009);

    const idle = await operatorOf(service, "super02");
    await service.db
      .update(session)
      .set({ actedAt: new Date(Date.now() - (30 * 60_000 - 1_500)) })
      .where(eq(session.member, idle.uuid));
    const tired = await listen(service, idle.token);
    expect(await tired.closed).toBe(4200);
  });
});

/** A page of the console that listens to its channel. */
async function listen(service: TestService, token: string) {
  const socket = await connect(service);
  const body = { socket_id: socket.id, channel_name: OPERATORS_CHANNEL };
  const { auth } = await service.call(operatorPushAuth, { body, token });
  socket.say("pusher:subscribe", { channel: OPERATORS_CHANNEL, auth });
  await vi.waitFor(() => expect(socket.events).toContain("pusher_internal:subscription_succeeded"), soon);
  return socket;
}

async function connect({ port }: TestService) {
  const client = new WebSocket(`ws://127.0.0.1:${port}/app/${PUSHER_KEY}?protocol=7`);
  ends.push(() => client.terminate());
  const heard: { event: string; data: string }[] = [];
  client.on("message", (raw) => heard.push(JSON.parse(String(raw))));
  const closed = once(client, "close").then(([code]) => code);
  await vi.waitFor(() => expect(heard).toHaveLength(1), soon);
  const messages = () =>
    heard.filter(({ event }) => event === QUEUE_UPDATE).map(({ data }): QueueUpdate => JSON.parse(data));
  return {
    id: String(JSON.parse(heard[0]?.data ?? "").socket_id),
    closed,
    say: (event: string, data: object) => client.send(JSON.stringify({ event, data })),
    get events() {
      return heard.map(({ event }) => event);
    },
    get messages() {
      return messages();
    },
    of: (queue: string) =>
      messages()
        .map((message) => queueUpdate.parse(message))
        .filter((message) => message.queue === queue),
  };
}
