import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { memberChannel, roundChannel } from "@/lib/contract/channels";
import { cashs } from "@/lib/contract/credit";
import { setLimit } from "@/lib/contract/operators/limits";
import { suspendRound, voidRound } from "@/lib/contract/operators/rounds";
import { abortPoy, allPoys, onePoy, type Poy } from "@/lib/contract/poys";
import { allTransactions } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { atBangkok, HOUR_MS, MINUTE_MS } from "@/lib/domain/time/time";
import { poy } from "@/upstream/db/schema/poys";
import { exposure, round } from "@/upstream/db/schema/rounds";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import { brokenLaws, count } from "../../support/database/ledger";
import { watchOutbox } from "../../support/database/outbox";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { TODAY } from "../../support/world/facts";
import { newcomer, newcomers, operator, type Person } from "../../support/world/people";
import { addRound, bet, close, line, settle } from "../../support/world/rounds";
import { takeSets } from "../../support/world/sets";
import { runOn, standStill } from "../../support/world/yeekee";

describe.each(oneDatabase)("taking a slip back on $kind", (kind) => {
  const open = useService(kind);

  test("in time gives the whole stake back, and what was sold of its numbers can be sold again", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const betId = await addRound(service, "th_open");
    const kept = await bet(service, member, betId, [line("teng_bon_2", "47", 3)]);
    const lines = [line("teng_bon_2", "47", 10), line("teng_bon_2", "47", 5), line("tode_3", "123", 7)];
    const slip = await bet(service, member, betId, lines);
    expect(await cash(service, member)).toBe(75_00);

    const cancelled = await abort(service, member, slip);
    expect(cancelled).toMatchObject({ poyId: slip.poyId, status: "cancelled", win: 0, reason: "member" });
    expect(cancelled.cancelUntil).toBeUndefined();
    expect(cancelled.cancelsLeft).toBe(2);
    expect(cancelled.poyListJson.map(({ outcome }) => outcome)).toEqual(["refunded", "refunded", "refunded"]);
    expect(await cash(service, member)).toBe(97_00);
    const sold = await service.db.select().from(exposure).where(eq(exposure.betId, betId));
    expect(sold.map(({ number, stake, payout }) => [number, stake, payout]).sort()).toEqual([
      ["123", 0, 0],
      ["47", 3_00, 270_00],
    ]);
    const [row] = await service.call(allTransactions, {
      body: { startedDate: TODAY, endedDate: TODAY },
      token: member.token,
    });
    expect(row).toMatchObject({
      transactionType: "ABORT_POY",
      amount: 22_00,
      balance: 97_00,
      note: "member",
    });
    expect(row?.ref).toEqual({ kind: "poy", id: slip.poyId });

    await settle(service, betId, { top3: "547", bottom2: "00" });
    expect((await read(service, member, slip)).status).toBe("cancelled");
    expect((await read(service, member, kept)).status).toBe("won");
    expect(await cash(service, member)).toBe(97_00 + 270_00);
  });

  test.each([
    ["gov", "gov", 30],
    ["stock", "th_close", 10],
    ["set_4", "lao", 10],
    ["yeekee", "yeekee", 2],
    ["yeekee", "pingpong", 2],
  ])(
    "of %s (%s) is possible until %i minutes before the close, and the slip says so",
    async (betGroup, betType, minutes) => {
      const service = open();
      const member = await newcomer(service, 1_000);
      const send = async () => {
        if (betGroup !== "set_4")
          return bet(service, member, await roundOf(service, betGroup, betType), [
            line("teng_bon_2", "47", 10),
          ]);
        return takeSets(service, member, await addRound(service, betType), [{ number: "1234", sets: 1 }]);
      };
      const [inTime, tooLate] = [await send(), await send()];
      const now = await service.now();
      await closesAt(service, inTime.betId, now + (minutes + 10) * MINUTE_MS);
      await closesAt(service, tooLate.betId, now + minutes * MINUTE_MS - 1);
      const { cancelUntil, serverTime } = await read(service, member, inTime);
      expect(Date.parse(cancelUntil ?? "")).toBe(now + 10 * MINUTE_MS);
      expect(Date.parse(serverTime ?? "")).toBeGreaterThanOrEqual(now);

      const fault = await service.refusal(abortPoy, taking(member, tooLate));
      expect(fault.code).toBe("poy-not-cancellable");
      expect(fault.details).toMatchObject({ why: "too-late", lateByMs: expect.any(Number) });
      expect((fault.details as { lateByMs: number }).lateByMs).toBeGreaterThanOrEqual(1);
      expect((await abort(service, member, inTime)).status).toBe("cancelled");
      expect(await cash(service, member)).toBe(1_000_00 - tooLate.total);
    },
  );

  test("of the 5-minute game is never possible, and its slips name no time", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const betId = await roundOf(service, "yeekee", "yeekee_5");
    const slip = await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    expect((await read(service, member, slip)).cancelUntil).toBeUndefined();
    const fault = await service.refusal(abortPoy, taking(member, slip));
    expect([fault.code, fault.details]).toEqual(["poy-not-cancellable", { why: "never" }]);
  });

  test("is refused once the round was closed early, settled or voided, and the refusal says which", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const { token } = await operator(service, "administrator");
    const rounds = [];
    for (let at = 0; at < 3; at++) rounds.push(await addRound(service, "th_open"));
    const [closed = "", settled = "", voided = ""] = rounds;
    const slips: Poy[] = [];
    for (const betId of rounds) slips.push(await bet(service, member, betId, [line("teng_bon_2", "47", 10)]));
    await close(service, closed);
    await settle(service, settled, { top3: "547", bottom2: "00" });
    await service.call(voidRound, { body: { betId: voided, reason: "holiday" }, token });
    const before = await cash(service, member);
    const whys = [];
    for (const slip of slips) whys.push((await service.refusal(abortPoy, taking(member, slip))).details);
    expect(whys).toEqual([
      { why: "too-late", lateByMs: expect.any(Number) },
      { why: "status", status: "won" },
      { why: "status", status: "refunded" },
    ]);
    expect(await cash(service, member)).toBe(before);
  });

  test("of a round that is paused is possible as long as the clock allows it", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "th_open");
    const slip = await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    await service.call(suspendRound, { body: { betId, reason: "a pause" }, token });
    expect((await abort(service, member, slip)).status).toBe("cancelled");
  });

  test("is done once: the key's repeat hears the same, another key hears that it is cancelled", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const betId = await addRound(service, "th_open");
    const slip = await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    const args = taking(member, slip);
    const first = await service.call(abortPoy, args);
    expect(await service.call(abortPoy, args)).toEqual(first);
    const fault = await service.refusal(abortPoy, taking(member, slip));
    expect([fault.code, fault.details]).toEqual([
      "poy-not-cancellable",
      { why: "status", status: "cancelled" },
    ]);
    expect(await cash(service, member)).toBe(100_00);
    expect(first.cancelsLeft).toBe(2);
  });

  test("another member's slip does not exist for it, and a send without a key is refused", async () => {
    const service = open();
    const [owner, other] = await newcomers(service, 2, satang(100_00));
    if (!owner || !other) throw new Error("nobody");
    const betId = await addRound(service, "th_open");
    const slip = await bet(service, owner, betId, [line("teng_bon_2", "47", 10)]);
    expect((await service.refusal(abortPoy, taking(other, slip))).code).toBe("not-found");
    const keyless = { body: { poyId: slip.poyId }, token: owner.token };
    expect((await service.refusal(abortPoy, keyless)).code).toBe("idempotency-key-missing");
    expect((await read(service, owner, slip)).status).toBe("accepted");
  });

  test("three a day and no more, however many are sent at once; the Thai day after, three again", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const betId = await addRound(service, "th_open", { closesInMs: 48 * HOUR_MS });
    const slips: Poy[] = [];
    for (let at = 0; at < 8; at++)
      slips.push(await bet(service, member, betId, [line("teng_bon_2", "47", 10)]));
    const tries = await Promise.allSettled(slips.map((slip) => abort(service, member, slip)));
    const done = tries.filter(({ status }) => status === "fulfilled");
    const codes = tries.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(done).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set(["poy-cancel-limit-reached"]));
    expect(await cash(service, member)).toBe(20_00 + 30_00);

    const waiting = slips.filter((_, at) => tries[at]?.status === "rejected");
    const [left] = waiting;
    if (!left) throw new Error("none is left");
    const fault = await service.refusal(abortPoy, taking(member, left));
    expect(fault.details).toEqual({ limit: 3, againAt: "2026-11-27T00:00:00+07:00" });
    expect((await read(service, member, left)).cancelsLeft).toBe(0);
    expect((await service.call(allPoys, { body: {}, token: member.token })).cancelsLeft).toBe(0);

    const midnight = atBangkok("2026-11-27", "00:00");
    await standStill(service, midnight - 1);
    expect((await service.refusal(abortPoy, taking(member, left))).code).toBe("poy-cancel-limit-reached");
    await standStill(service, midnight);
    expect((await abort(service, member, left)).cancelsLeft).toBe(2);
    await runOn(service);
  });

  test("lowers what stands as staked in the list's totals and tells what was given back", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const betId = await addRound(service, "th_open");
    await bet(service, member, betId, [line("teng_bon_2", "11", 10)]);
    await abort(service, member, await bet(service, member, betId, [line("teng_bon_2", "47", 25)]));
    const { totals, items } = await service.call(allPoys, { body: {}, token: member.token });
    expect(totals).toEqual({ stake: 10_00, win: 0, refunded: 25_00 });
    expect(items.map(({ status }) => status)).toEqual(["cancelled", "accepted"]);
  });

  test("gives the member's cap and a sold-down rate back, and says so on the round's page", async () => {
    const service = open();
    const crowd = await newcomers(service, 3, satang(30_000_00));
    const [first, second, third] = crowd as [Person, Person, Person];
    const betId = await addRound(service, "th_open");
    const fives = () => Array.from({ length: 5 }, () => line("teng_bon_2", "47", 5_000));
    const slip = await bet(service, first, betId, fives());
    await bet(service, second, betId, fives());
    const half = await bet(service, third, betId, [line("teng_bon_2", "47", 1, 45)]);
    expect(half.poyListJson[0]?.multiply).toBe(45);
    const told = await watchOutbox(service);
    await abort(service, first, slip);
    const news = (await told()).filter(({ event }) => event !== "notice-update");
    expect(news).toEqual([
      { channel: roundChannel(betId), event: "rate-update", message: rate(betId, "teng_bon_2", "47", 90) },
      {
        channel: memberChannel(first.uuid, true),
        event: "money-update",
        message: { balance: 30_000_00, held: 0, version: 3 },
      },
      {
        channel: memberChannel(first.uuid, true),
        event: "poy-update",
        message: { poyId: slip.poyId, status: "cancelled" },
      },
    ]);
    const again = await bet(service, first, betId, fives());
    expect(again.poyListJson[0]?.multiply).toBe(90);
  });

  test("a closed number may be taken back, too", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "th_open");
    const slip = await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    await service.call(setLimit, { body: { betId, option: "teng_bon_2", number: "47", multiply: 0 }, token });
    expect((await abort(service, member, slip)).status).toBe("cancelled");
  });

  test("the books are sound after all that, and every cancelled slip has its moment", async () => {
    const { db } = open();
    expect(await brokenLaws(db)).toEqual([]);
    const odd = sql`SELECT count(*) FROM ${poy} WHERE (status = 'cancelled') <> (cancelled_at IS NOT NULL)`;
    expect(await count(db, odd)).toBe(0);
  });
});

const rate = (betId: string, option: string, number: string, multiply: number) => ({
  betId,
  option,
  number,
  multiply,
});

const taking = ({ token }: Person, { poyId }: Pick<Poy, "poyId">) => ({
  body: { poyId },
  token,
  key: newKey(),
});

function abort(service: TestService, member: Person, slip: Poy): Promise<Poy> {
  return service.call(abortPoy, taking(member, slip));
}

function read(service: TestService, { token }: Person, { poyId }: Poy): Promise<Poy> {
  return service.call(onePoy, { query: { id: poyId }, token });
}

async function cash(service: TestService, { token }: Person): Promise<number> {
  return (await service.call(cashs, { token })).money;
}

async function closesAt(service: TestService, betId: string, ms: number): Promise<void> {
  await service.db
    .update(round)
    .set({ closeAt: new Date(ms), latestCloseAt: new Date(ms), figureAt: new Date(ms) })
    .where(eq(round.betId, betId));
}

/** A round with a stock market's rates, stored as another market's: the cancel rule reads nothing else of it. */
async function roundOf(service: TestService, betGroup: string, betType: string): Promise<string> {
  const betId = await addRound(service, "th_open");
  await service.db.update(round).set({ betGroup, betType }).where(eq(round.betId, betId));
  return betId;
}
