import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { allAudit } from "@/lib/contract/operators/audit";
import { closeRound, holidayRounds } from "@/lib/contract/operators/rounds";
import { onePoy } from "@/lib/contract/poys";
import { HOUR_MS } from "@/lib/domain/time/time";
import { round } from "@/upstream/db/schema/rounds";
import { approve } from "../../support/approvals";
import { databases } from "../../support/database";
import { brokenLaws } from "../../support/ledger";
import { newcomer, operator, secondOperator } from "../../support/people";
import { addRound, bet, line, settle } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

const reason = "the exchange is closed on that day";

describe.each(databases)("a holiday on $kind", (kind) => {
  const open = useService(kind);
  let days = 0;

  /** A day of its own, on which rounds of these markets are drawn. */
  async function dayWith(service: TestService, ...rounds: [string, { opensInMs?: number }?][]) {
    days += 1;
    const dt = `2031-01-${String(days).padStart(2, "0")}`;
    const betIds: string[] = [];
    for (const [betType, times] of rounds) {
      const betId = await addRound(service, betType, times);
      await service.db.update(round).set({ serviceDate: dt }).where(eq(round.betId, betId));
      betIds.push(betId);
    }
    return { dt, betIds };
  }
  const statusOf = async (service: TestService, betId: string) => {
    const [row] = await service.db.select().from(round).where(eq(round.betId, betId));
    return row?.status;
  };
  const declare = (service: TestService, token: string, betTypes: string[], dt: string) =>
    service.call(holidayRounds, { body: { betTypes, dt, reason }, token });

  test("voids rounds that have not opened, and gives back what was staked on open ones", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const { dt, betIds } = await dayWith(
      service,
      ["th_open", { opensInMs: HOUR_MS / 2 }],
      ["korea"],
      ["taiwan"],
    );
    const [unopened = "", sold = "", kept = ""] = betIds;
    const member = await newcomer(service, 100);
    const { poyId } = await bet(service, member, sold, [line("teng_bon_2", "47", 40)]);
    const { rows, withoutRounds } = await declare(service, token, ["th_open", "korea", "india"], dt);
    expect(withoutRounds).toEqual(["india"]);
    expect(rows.map(({ betId, state, slips, stakes }) => [betId, state, slips, stakes]).sort()).toEqual(
      [
        [unopened, "done", 0, 0],
        [sold, "done", 1, 40_00],
      ].sort(),
    );
    expect(await statusOf(service, unopened)).toBe("void");
    expect(await statusOf(service, kept)).toBe("open");
    expect(await service.call(onePoy, { query: { id: poyId }, token: member.token })).toMatchObject({
      status: "refunded",
    });
    expect((await service.call(cashs, { token: member.token })).money).toBe(100_00);
    expect(await brokenLaws(service.db)).toEqual([]);
  });

  test("asks a second person about each round whose bets are over", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const { dt, betIds } = await dayWith(service, ["th_open"], ["korea"]);
    const [closed = "", running = ""] = betIds;
    await service.call(closeRound, { body: { betId: closed, reason }, token });
    const { rows } = await declare(service, token, ["th_open", "korea"], dt);
    expect(rows.find(({ betId }) => betId === running)?.state).toBe("done");
    const row = rows.find(({ betId }) => betId === closed);
    expect(row?.state).toBe("waiting");
    expect(await statusOf(service, closed)).toBe("closed");
    const other = await secondOperator(service, "administrator");
    await approve(service, row?.approvalId ?? "", other);
    expect(await statusOf(service, closed)).toBe("void");
  });

  test("says of each round that it leaves alone why, and voids the others", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const { dt, betIds } = await dayWith(service, ["th_open"], ["korea"]);
    const [settled = "", running = ""] = betIds;
    await settle(service, settled, { top3: "123", bottom2: "45" });
    const first = await declare(service, token, ["th_open", "korea"], dt);
    expect(first.rows.find(({ betId }) => betId === settled)).toMatchObject({
      state: "refused",
      fault: "round-settled-already",
    });
    expect(first.rows.find(({ betId }) => betId === running)?.state).toBe("done");
    const second = await declare(service, token, ["th_open", "korea"], dt);
    expect(second.rows.find(({ betId }) => betId === running)).toMatchObject({
      state: "refused",
      fault: "round-void",
    });
  });

  test("is in the audit as one act, and each round as one of its own", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const boss = await operator(service, "superAdmin");
    const { dt, betIds } = await dayWith(service, ["th_open"], ["korea"]);
    await declare(service, token, ["th_open", "korea", "korea"], dt);
    const auditOf = async (target: string) =>
      (await service.call(allAudit, { body: { target }, token: boss.token })).items;
    expect(await auditOf(dt)).toEqual([
      expect.objectContaining({
        action: "operators.rounds.holiday",
        reason,
        after: { betTypes: ["th_open", "korea"], done: 2, waiting: 0, refused: 0 },
      }),
    ]);
    for (const betId of betIds)
      expect(await auditOf(betId)).toEqual([
        expect.objectContaining({ action: "operators.rounds.void", reason }),
      ]);
  });
});
