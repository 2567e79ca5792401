import { describe, expect, test } from "vitest";
import { allApprovals } from "@/lib/contract/operators/approvals";
import { allOperatorPoys } from "@/lib/contract/operators/poys";
import {
  closeRound,
  confirmResult,
  oneOperatorRound,
  previewResult,
  rescheduleRound,
  resumeRound,
  suspendRound,
  voidRound,
} from "@/lib/contract/operators/rounds";
import { abortPoy, onePoy } from "@/lib/contract/poys";
import { bangkokIso, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { approve, waiting } from "../../support/world/approvals";
import { newcomer, operator, type Person, secondOperator } from "../../support/world/people";
import { addRound, bet, line } from "../../support/world/rounds";

const reason = "as a test";
const result = { top3: "547", bottom2: "00" };

/** Whoever keeps bets open past the planned close, or asks for a result before the figure, is never alone. */
describe.each(oneDatabase)("a round whose close somebody puts off on $kind", (kind) => {
  const open = useService(kind);

  /** A round that closes in an hour; its figure exists an hour later, and its result is promised then. */
  async function world() {
    const service = open();
    const betId = await addRound(service, "korea");
    const { token } = await operator(service, "administrator");
    const times = await boundsOf(service, betId, token);
    const move = (closeMs: number, resultMs = times.resultMs) => {
      const body = { betId, closeTime: bangkokIso(closeMs), resultTime: bangkokIso(resultMs), reason };
      return service.call(rescheduleRound, { body, token });
    };
    const agree = async (id: string) => approve(service, id, await secondOperator(service, "administrator"));
    return { service, betId, token, move, agree, ...times };
  }

  async function boundsOf(service: TestService, betId: string, token: string) {
    const { unixTimeStamp, bounds } = await service.call(oneOperatorRound, { body: { betId }, token });
    return {
      closeMs: unixTimeStamp.realCloseTime * SECOND_MS,
      resultMs: unixTimeStamp.realResultTime * SECOND_MS,
      latestMs: bounds.latestClose * SECOND_MS,
    };
  }
  const moveClock = (service: TestService, ms: number) => service.setClock(bangkokIso(ms));
  const abort = (service: TestService, { token }: Person, poyId: string) =>
    service.refusal(abortPoy, { body: { poyId }, token, key: newKey() });

  test("takes an earlier close from one person, a later one or a later result from two alone", async () => {
    const { service, betId, token, move, closeMs, resultMs } = await world();
    const earlier = await move(closeMs - MINUTE_MS);
    expect(earlier.state).toBe("done");
    // Back to where it was is later than it is.
    const back = waiting(await move(closeMs));
    expect((await boundsOf(service, betId, token)).closeMs).toBe(closeMs - MINUTE_MS);
    const { items } = await service.call(allApprovals, { body: { state: "waiting", limit: 100 }, token });
    expect(items.find(({ id }) => id === back)).toMatchObject({
      kind: "operators.rounds.reschedule",
      why: "always",
    });
    const other = await world();
    expect((await other.move(other.closeMs, other.resultMs + MINUTE_MS)).state).toBe("waiting");
    expect(
      (
        await other.service.refusal(rescheduleRound, {
          body: {
            betId: other.betId,
            closeTime: bangkokIso(closeMs),
            resultTime: bangkokIso(resultMs + DAY_MS),
            reason,
          },
          token,
        })
      ).code,
    ).toBe("approval-open-already");
  });

  test("never closes within the margin of its figure, whoever agrees", async () => {
    const { service, betId, token, latestMs, resultMs } = await world();
    const body = {
      betId,
      closeTime: bangkokIso(latestMs + SECOND_MS),
      resultTime: bangkokIso(resultMs + DAY_MS),
      reason,
    };
    const refusal = await service.refusal(rescheduleRound, { body, token });
    expect([refusal.code, refusal.details]).toEqual([
      "round-close-too-late",
      { latest: bangkokIso(latestMs) },
    ]);
    await expect(
      service.db.execute(
        `UPDATE round SET close_at = latest_close_at + interval '1 s' WHERE bet_id = '${betId}'`,
      ),
    ).rejects.toThrow();
  });

  test("marks what it takes from then on, takes nothing back, and is void by two alone", async () => {
    const { service, betId, token, move, agree, closeMs, latestMs } = await world();
    const member = await newcomer(service, 1_000);
    const early = await bet(service, member, betId, [line("teng_bon_2", "11", 20)]);
    await agree(waiting(await move(latestMs)));
    const cancelUntil = bangkokIso(closeMs - 10 * MINUTE_MS);
    const shown = await service.call(onePoy, { query: { id: early.poyId }, token: member.token });
    expect(shown.cancelUntil).toBe(cancelUntil);
    await moveClock(service, closeMs + MINUTE_MS);
    const late = await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    for (const { poyId } of [early, late])
      expect((await abort(service, member, poyId)).code).toBe("poy-not-cancellable");
    const { items } = await service.call(allOperatorPoys, { body: { betId }, token });
    expect(items.map(({ poyId, isLate }) => [poyId, isLate])).toEqual([
      [late.poyId, true],
      [early.poyId, undefined],
    ]);
    const page = await service.call(oneOperatorRound, { body: { betId }, token });
    expect(page.late).toEqual({ slips: 1, stakes: 10_00 });
    const id = waiting(await service.call(voidRound, { body: { betId, reason }, token }));
    const { items: asked } = await service.call(allApprovals, {
      body: { state: "waiting", limit: 100 },
      token,
    });
    expect(asked.find((row) => row.id === id)).toMatchObject({ why: "round-closed" });
  });

  test("paused and resumed behind its planned close, it takes two people again", async () => {
    const { service, betId, token, move, agree, closeMs, latestMs } = await world();
    await agree(waiting(await move(latestMs)));
    const steer = { body: { betId, reason }, token };
    await service.call(suspendRound, steer);
    expect((await service.call(resumeRound, steer)).state).toBe("done");
    await service.call(suspendRound, steer);
    await moveClock(service, closeMs);
    const id = waiting(await service.call(resumeRound, steer));
    expect((await service.call(oneOperatorRound, { body: { betId }, token })).status).toBe("suspended");
    await agree(id);
    expect((await service.call(oneOperatorRound, { body: { betId }, token })).status).toBe("open");
  });

  test("shows whoever approves its result what was taken behind the planned close, and what that wins", async () => {
    const { service, betId, token, move, agree, closeMs, latestMs } = await world();
    const member = await newcomer(service, 1_000);
    await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    await agree(waiting(await move(latestMs)));
    await moveClock(service, closeMs + MINUTE_MS);
    await bet(service, member, betId, [line("teng_bon_2", "47", 30)]);
    await moveClock(service, latestMs + HOUR_MS);
    const preview = await service.call(previewResult, { body: { betId, result }, token });
    expect(preview.late).toEqual({ slips: 1, stakes: 30_00, payout: 30 * 90_00 });
    const id = waiting(await service.call(confirmResult, { body: { previewId: preview.previewId }, token }));
    const { items } = await service.call(allApprovals, { body: { state: "waiting", limit: 100 }, token });
    expect(items.find((row) => row.id === id)?.details).toMatchObject({
      plannedClose: bangkokIso(closeMs),
      lateSlips: 1,
      lateStakes: 30,
      latePayout: 30 * 90,
    });
  });

  test("a move that was agreed too late is none: its bets are over", async () => {
    const { service, move, agree, closeMs, latestMs } = await world();
    const id = waiting(await move(latestMs));
    await moveClock(service, closeMs);
    await expect(agree(id)).rejects.toMatchObject({ code: "approval-stale" });
  });
});

describe.each(oneDatabase)("a result on $kind", (kind) => {
  const open = useService(kind, { DEMO_FEED: true });

  test("is neither looked at nor set before its figure exists, however early the bets were closed", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "korea");
    await service.call(closeRound, { body: { betId, reason }, token });
    const args = { body: { betId, result }, token };
    const refusal = await service.refusal(previewResult, args);
    const { bounds } = await service.call(oneOperatorRound, { body: { betId }, token });
    expect([refusal.code, refusal.details]).toEqual([
      "result-too-early",
      { from: bangkokIso(bounds.figure * SECOND_MS) },
    ]);
    await service.setClock(bangkokIso(bounds.figure * SECOND_MS + SECOND_MS));
    const { previewId } = await service.call(previewResult, args);
    // Two people say that the figure comes later; what was typed before is worth nothing then.
    await service.db.execute(
      `UPDATE round SET figure_at = figure_at + interval '1 h' WHERE bet_id = '${betId}'`,
    );
    const early = await service.refusal(confirmResult, { body: { previewId }, token });
    expect(early.code).toBe("result-too-early");
  });

  test("that an approval carries out later is refused as well, while its figure does not exist", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "korea", { closesInMs: -1, resultsInMs: -1 });
    const { previewId } = await service.call(previewResult, { body: { betId, result }, token });
    const id = waiting(await service.call(confirmResult, { body: { previewId }, token }));
    await service.db.execute(
      `UPDATE round SET figure_at = figure_at + interval '1 h' WHERE bet_id = '${betId}'`,
    );
    const second = await secondOperator(service, "administrator");
    await expect(approve(service, id, second)).rejects.toMatchObject({
      code: "approval-stale",
      details: { why: "result-too-early" },
    });
  });

  test("of the demo waits for the figure too", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "korea", { closesInMs: -1, resultsInMs: -1, figuresInMs: HOUR_MS });
    const now = await service.now();
    await service.db.execute(
      `INSERT INTO job (kind, ref, due_at) VALUES ('demo-draw', '${betId}', app_now())`,
    );
    await service.tick();
    const round = () => service.call(oneOperatorRound, { body: { betId }, token });
    expect((await round()).result).toBeUndefined();
    await service.setClock(bangkokIso(now + HOUR_MS + MINUTE_MS));
    await service.tick();
    expect(await round()).toMatchObject({ status: "settled", demo: true });
  });
});
