import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { latestLotteries4d } from "@/lib/contract/lotteries";
import { allAudit } from "@/lib/contract/operators/audit";
import {
  closeRound,
  oneOperatorRound,
  rescheduleRound,
  resumeRound,
  suspendRound,
  voidRound,
} from "@/lib/contract/operators/rounds";
import { onePoy } from "@/lib/contract/poys";
import { latestBetLists, oneBetList } from "@/lib/contract/rounds";
import { atBangkok, bangkokIso, HOUR_MS, MINUTE_MS } from "@/lib/domain/time/time";
import { job, round } from "@/upstream/db/schema/rounds";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { withSecond } from "../../support/world/approvals";
import { DRAW_AFTER, NEXT_DRAW, TODAY } from "../../support/world/facts";
import { newcomer, operator } from "../../support/world/people";
import { addRound, bet, line } from "../../support/world/rounds";
import { takeSets } from "../../support/world/sets";

describe.each(oneDatabase)("a round that is given other times on $kind", (kind) => {
  const open = useService(kind, { DEMO_FEED: true });

  test("takes bets until the later close; its jobs go with it and the move is on record", async () => {
    const service = open();
    // Its figure exists at 15:30 in Seoul, 13:30 in Bangkok.
    const betId = `korea-${TODAY}`;
    const before = await jobsOf(service, betId);
    expect(before).toEqual({
      close: at("12:35"),
      "demo-draw": at("13:40") + 2 * MINUTE_MS,
    });
    const moved = await move(service, betId, at("12:45"), at("13:50"), "the exchange opens late");
    expect(moved).toMatchObject({
      status: "open",
      reason: "the exchange opens late",
      unixTimeStamp: { realCloseTime: at("12:45") / 1000, realResultTime: at("13:50") / 1000 },
    });
    expect(await jobsOf(service, betId)).toEqual({
      close: at("12:45"),
      "demo-draw": at("13:50") + 2 * MINUTE_MS,
    });
    const shown = await service.call(oneBetList, { query: { id: betId } });
    expect([shown.closeTime, shown.resultTime, shown.betList.reason]).toEqual([
      "12:45",
      "13:50",
      "the exchange opens late",
    ]);
    const { token } = await operator(service, "administrator");
    const acts = await service.call(allAudit, {
      body: { action: "operators.rounds.reschedule", limit: 1 },
      token,
    });
    expect(acts.items[0]).toMatchObject({
      target: betId,
      before: { closeTime: bangkokIso(at("12:35")), resultTime: bangkokIso(at("13:40")) },
      after: { closeTime: bangkokIso(at("12:45")), resultTime: bangkokIso(at("13:50")) },
      reason: "the exchange opens late",
    });

    const member = await newcomer(service, 100);
    await service.setClock(`${TODAY}T12:30:00+07:00`);
    await service.tick();
    const slip = await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    expect(slip.status).toBe("accepted");
    await service.setClock(`${TODAY}T12:45:01+07:00`);
    await service.tick();
    const late = bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    await expect(late).rejects.toMatchObject({ code: "round-closed" });
    expect((await service.call(onePoy, { query: { id: slip.poyId }, token: member.token })).status).toBe(
      "accepted",
    );
  });

  test("of a closed one the result alone comes later; its close stands", async () => {
    const service = open();
    const betId = await addRound(service, "korea", { closesInMs: -MINUTE_MS, resultsInMs: HOUR_MS });
    const [row] = await service.db.select().from(round).where(eq(round.betId, betId));
    const closeMs = row?.closeAt.getTime() ?? 0;
    const soon = Math.ceil((await service.now()) / 1000) * 1000;
    const later = soon + 2 * HOUR_MS;
    await expect(move(service, betId, soon + HOUR_MS, later)).rejects.toMatchObject({ code: "round-closed" });
    const moved = await move(service, betId, Math.floor(closeMs / 1000) * 1000, later);
    expect(moved.status).toBe("closed");
    expect(moved.unixTimeStamp).toMatchObject({
      realCloseTime: Math.floor(closeMs / 1000),
      realResultTime: later / 1000,
    });
    const [after] = await service.db.select().from(round).where(eq(round.betId, betId));
    expect(after?.closeAt.getTime()).toBe(closeMs);
  });

  test("is refused once it is void, and to times that are none; staff may not", async () => {
    const service = open();
    const betId = await addRound(service, "korea");
    const soon = Math.ceil((await service.now()) / 1000) * 1000 + MINUTE_MS;
    await expect(move(service, betId, soon, soon - 1000)).rejects.toMatchObject({
      code: "round-times-malformed",
    });
    await expect(move(service, "korea-2030-01-01", soon, soon)).rejects.toMatchObject({ code: "not-found" });
    const { token } = await operator(service, "staff");
    const body = { betId, closeTime: bangkokIso(soon), resultTime: bangkokIso(soon), reason: "a try" };
    expect((await service.refusal(rescheduleRound, { body, token })).code).toBe("forbidden");
    await steer(service, voidRound, betId);
    await expect(move(service, betId, soon, soon)).rejects.toMatchObject({ code: "round-void" });
  });

  test("paused and resumed, it says again why it was moved", async () => {
    const service = open();
    const betId = await addRound(service, "korea");
    const soon = Math.ceil((await service.now()) / 1000) * 1000 + 1.5 * HOUR_MS;
    await move(service, betId, soon, soon + HOUR_MS, "the exchange opens late");
    const reasons: (string | undefined)[] = [];
    for (const entry of [suspendRound, resumeRound]) {
      await steer(service, entry, betId, "a look at the bets");
      reasons.push((await service.call(oneBetList, { query: { id: betId } })).betList.reason);
    }
    expect(reasons).toEqual(["a look at the bets", "the exchange opens late"]);
  });

  test("closed before its time, it closes now: the next one of the market takes its place in the list", async () => {
    const service = open();
    const betId = `germany-${TODAY}`;
    const before = await service.now();
    await steer(service, closeRound, betId);
    const { betList } = await service.call(oneBetList, { query: { id: betId } });
    const closedAt = betList.unixTimeStamp.realCloseTime * 1000;
    expect(closedAt).toBeGreaterThanOrEqual(Math.floor(before / 1000) * 1000);
    expect(closedAt).toBeLessThanOrEqual(await service.now());
    const latest = await service.call(latestBetLists);
    const ids = latest.filter(({ betType }) => betType === "germany").map((one) => one.betList.betId);
    expect(ids).toEqual([betId, expect.stringMatching(/^germany-2026-11-27$/)]);
    const member = await newcomer(service, 100);
    await vi.waitFor(async () => expect(await service.now()).toBeGreaterThan(closedAt + 1_000), {
      timeout: 120_000,
    });
    const late = bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    const fault: { details?: { lateByMs: number } } = await late.then(
      () => ({}),
      (error: object) => error,
    );
    expect(fault.details?.lateByMs).toBeGreaterThan(0);
  });

  test("void, it leaves its place to the next one as well, and is shown with its reason", async () => {
    const service = open();
    await steer(service, voidRound, `england-${TODAY}`, "the exchange rests today");
    const england = (await service.call(latestBetLists)).filter(({ betType }) => betType === "england");
    expect(england.map(({ betList }) => [betList.betId, betList.status, betList.reason])).toEqual([
      [`england-${TODAY}`, "void", "the exchange rests today"],
      ["england-2026-11-27", expect.stringMatching(/open|upcoming/), undefined],
    ]);
  });

  test("a draw moved over a holiday goes by its new day, and the one after it opens later", async () => {
    const service = open();
    await move(
      service,
      NEXT_DRAW,
      atBangkok("2026-12-02", "15:20"),
      atBangkok("2026-12-02", "16:00"),
      "a holiday",
    );
    const draw = await service.call(oneBetList, { query: { id: NEXT_DRAW } });
    expect([draw.dt, draw.closeDt, draw.resultDt]).toEqual(["2026-12-02", "2026-12-02", "2026-12-02"]);
    const after = await service.call(oneBetList, { query: { id: DRAW_AFTER } });
    expect(after.betList.unixTimeStamp.openTime * 1000).toBe(atBangkok("2026-12-02", "17:00"));
    expect(await jobsOf(service, DRAW_AFTER)).toMatchObject({ open: atBangkok("2026-12-02", "17:00") });
    const government = (await service.call(latestBetLists)).filter(({ betType }) => betType === "gov");
    expect(government.map(({ betList }) => betList.betId)).toEqual([NEXT_DRAW]);
  });

  test("a draw cannot be put off over the next one, which would never take a bet; once that is void, it can", async () => {
    const service = open();
    const [today, next] = ["hanoy-2026-11-26", "hanoy-2026-11-27"] as const;
    const onNext = (time: string) => atBangkok("2026-11-27", time);
    const late = () => move(service, today, onNext("18:00"), onNext("18:40"));
    await expect(late()).rejects.toMatchObject({ code: "round-times-malformed" });
    const { betList } = await service.call(oneBetList, { query: { id: next } });
    expect(betList.unixTimeStamp.openTime * 1000).toBeLessThan(onNext("00:00"));
    await steer(service, voidRound, next, "one draw for both days");
    expect((await late()).unixTimeStamp.realCloseTime * 1000).toBe(onNext("18:00"));
    const after = await service.call(oneBetList, { query: { id: "hanoy-2026-11-28" } });
    expect(after.betList.unixTimeStamp.openTime * 1000).toBe(onNext("18:40"));
  });

  test("a void draw leaves its place to the next one, which takes bets at once", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    await steer(service, voidRound, "malay-2026-11-28", "no draw this time");
    const { malay } = await service.call(latestLotteries4d);
    expect([malay?.betList.betId, malay?.betList.status]).toEqual(["malay-2026-11-29", "open"]);
    await takeSets(service, member, "malay-2026-11-29", [{ number: "1234", sets: 1 }]);
    await steer(service, voidRound, NEXT_DRAW, "no draw this time");
    const government = (await service.call(latestBetLists)).filter(({ betType }) => betType === "gov");
    expect(government.map(({ betList }) => [betList.betId, betList.status])).toEqual([
      [NEXT_DRAW, "void"],
      [DRAW_AFTER, "open"],
    ]);
    const slip = await bet(service, member, DRAW_AFTER, [line("teng_lang_2", "56", 10)]);
    expect(slip.status).toBe("accepted");
  });
});

const at = (time: string) => atBangkok(TODAY, time);

async function move(
  service: TestService,
  betId: string,
  closeMs: number,
  resultMs: number,
  reason = "moved by a test",
) {
  const { token } = await operator(service, "administrator");
  const body = { betId, closeTime: bangkokIso(closeMs), resultTime: bangkokIso(resultMs), reason };
  await withSecond(service, rescheduleRound, { body, token }, "administrator");
  return service.call(oneOperatorRound, { body: { betId }, token });
}

async function steer(
  service: TestService,
  entry: typeof closeRound | typeof resumeRound | typeof voidRound,
  betId: string,
  reason = "steered by a test",
) {
  const { token } = await operator(service, "administrator");
  await service.call(entry, { body: { betId, reason }, token });
}

/** Pending jobs of a round, with their times in epoch ms. */
async function jobsOf({ db }: TestService, betId: string): Promise<Record<string, number>> {
  const rows = await db
    .select()
    .from(job)
    .where(and(eq(job.ref, betId), isNull(job.doneAt)));
  return Object.fromEntries(rows.map(({ kind, dueAt }) => [kind, dueAt.getTime()]));
}
