import { once } from "node:events";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { roundChannel } from "@/lib/contract/channels";
import { type EventOf, readEvent } from "@/lib/contract/events";
import { rateNow } from "@/lib/contract/numbers";
import { setLimit, setRate } from "@/lib/contract/operators/limits";
import { satang } from "@/lib/domain/money/money";
import { exposure } from "@/upstream/db/schema/rounds";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { PUSHER_KEY } from "../../support/world/facts";
import { newcomer, operator } from "../../support/world/people";
import { addRound, bet, line } from "../../support/world/rounds";

const soon = { timeout: 120_000, interval: 10 };
const sockets: WebSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

describe.each(oneDatabase)("rates that move while members look, on $kind", (kind) => {
  const open = useService(kind);

  test("a sale that crosses a tier is told at once with the rate that holds from now on", async () => {
    const service = open();
    const betId = await addRound(service, "th_open");
    await sold(service, betId, "47", 49_990);
    const member = await newcomer(service, 1_000);
    const heard = await listenTo(service, betId);
    await bet(service, member, betId, [line("teng_bon_2", "47", 5), line("teng_bon_2", "48", 5)]);
    await bet(service, member, betId, [line("teng_bon_2", "47", 5)]);
    await bet(service, member, betId, [line("teng_bon_2", "47", 5, 45)]);
    // One event for three slips: only the second one crossed the tier.
    await heard([{ betId, option: "teng_bon_2", number: "47", multiply: 45 }]);
    const { rateNow: rates } = await service.call(rateNow, { query: { betId, betType: "teng_bon_2" } });
    expect(rates).toEqual([{ option: "teng_bon_2", number: "47", multiply: 45 }]);
  });

  test("a stake given back brings the rate back; a limit below it hides the tier", async () => {
    const service = open();
    const betId = await addRound(service, "th_open");
    const { token } = await operator(service, "administrator");
    await sold(service, betId, "47", 50_000);
    await sold(service, betId, "48", 50_000);
    const heard = await listenTo(service, betId);
    await service.call(setLimit, {
      body: { betId, option: "teng_bon_2", number: "48", multiply: 20 },
      token,
    });
    await service.db.execute(sql`UPDATE ${exposure} SET stake = stake - 100 WHERE bet_id = ${betId}`);
    await heard([
      { betId, option: "teng_bon_2", number: "48", multiply: 20 },
      { betId, option: "teng_bon_2", number: "47", multiply: 90 },
    ]);
  });

  test("an option's new default rate is told without a number", async () => {
    const service = open();
    const betId = await addRound(service, "th_open");
    const { token } = await operator(service, "administrator");
    const heard = await listenTo(service, betId);
    await service.call(setRate, {
      body: { betId, option: "tode_3", multiply: 100, reason: "a test" },
      token,
    });
    await heard([{ betId, option: "tode_3", multiply: 100 }]);
  });
});

/** Adds this many baht to a number's earlier sales. */
async function sold(service: TestService, betId: string, number: string, baht: number): Promise<void> {
  const stake = satang(baht * 100);
  await service.db.insert(exposure).values({ betId, option: "teng_bon_2", number, stake, payout: 0 });
}

/** Joins the round's channel; resolves once exactly these rates were pushed there. */
async function listenTo(service: TestService, betId: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${service.port}/app/${PUSHER_KEY}?protocol=7`);
  sockets.push(socket);
  const rates: EventOf<"rate-update">[] = [];
  let isJoined = false;
  socket.on("message", (raw) => {
    const { event, data } = JSON.parse(String(raw)) as { event: string; data: unknown };
    if (event === "pusher_internal:subscription_succeeded") isJoined = true;
    const rate = event === "rate-update" ? readEvent("rate-update", data) : null;
    if (rate) rates.push(rate);
  });
  await once(socket, "open");
  socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel: roundChannel(betId) } }));
  await vi.waitFor(() => expect(isJoined).toBe(true), soon);
  return (expected: EventOf<"rate-update">[]) =>
    vi.waitFor(() => {
      // The sale's own events are sent with the next publication at the latest.
      service.dependencies.publish();
      expect(rates).toEqual(expected);
    }, soon);
}
