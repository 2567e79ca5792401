import { asc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { allAudit } from "@/lib/contract/operators/audit";
import { createFeedRow } from "@/lib/contract/operators/bank-feed";
import { allLimits, setLimit, setRate } from "@/lib/contract/operators/limits";
import { allOperatorRounds, closeRound, resumeRound, suspendRound } from "@/lib/contract/operators/rounds";
import { setMaintenance } from "@/lib/contract/operators/site";
import { siteMaintenance } from "@/lib/contract/site";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import { sealOf } from "@/upstream/audit/audit-chain";
import { audit } from "@/upstream/db/schema/operators";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { done } from "../../support/world/approvals";
import { NEXT_DRAW, TODAY } from "../../support/world/facts";
import { newcomer, operator } from "../../support/world/people";
import { addRound, bet, line, settle } from "../../support/world/rounds";

describe.each(oneDatabase)("operators on $kind", (kind) => {
  const open = useService(kind);

  test("see the rounds of a day and state with their live stakes, page by page", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const member = await newcomer(service, 100);
    await bet(service, member, NEXT_DRAW, [line("teng_lang_2", "56", 20)]);
    const [draw] = (
      await service.call(allOperatorRounds, { body: { betGroup: "gov", state: "open" }, token })
    ).items;
    expect(draw).toMatchObject({ betId: NEXT_DRAW, slips: 1, stakes: 20_00, status: "open" });
    expect(draw).not.toHaveProperty("payout");
    const body = { date: TODAY, betGroup: "stock", limit: 5 };
    const first = await service.call(allOperatorRounds, { body, token });
    const second = await service.call(allOperatorRounds, {
      body: { ...body, cursor: first.nextCursor ?? "" },
      token,
    });
    const rows = [...first.items, ...second.items];
    expect(new Set(rows.map(({ betId }) => betId)).size).toBe(10);
    const closes = rows.map(({ unixTimeStamp }) => unixTimeStamp.realCloseTime);
    expect(closes).toEqual(closes.toSorted((a, b) => a - b));
  });

  test("close the site and open it again: everyone is told, and both acts are written down", async () => {
    const service = open();
    const { token, uuid } = await operator(service, "administrator");
    const reason = "a new database";
    const closed = { on: true, message: "Back by eight", until: "2026-12-01T20:00:00+07:00" };
    expect(await service.call(setMaintenance, { body: { ...closed, reason }, token })).toEqual(closed);
    expect(await service.call(siteMaintenance)).toEqual(closed);
    await service.call(setMaintenance, { body: { on: false }, token });
    expect(await service.call(siteMaintenance)).toEqual({ on: false });
    const body = { operator: uuid, action: "operators.maintenance.set" };
    expect((await service.call(allAudit, { body, token })).items).toMatchObject([
      { before: closed, after: { on: false }, reason: null },
      { before: { on: false }, after: closed, reason },
    ]);
  });

  test("steer a round only from the state it must be in", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "th_open");
    const [over, early] = [
      await addRound(service, "th_open", { closesInMs: -1 }),
      await addRound(service, "th_open", { opensInMs: 60_000 }),
    ];
    const steps = [
      ["resume", resumeRound, betId, "round-not-open"],
      ["suspend", suspendRound, betId, "suspended"],
      ["suspend again", suspendRound, betId, "round-closed"],
      ["resume", resumeRound, betId, "open"],
      ["close", closeRound, betId, "closed"],
      ["close again", closeRound, betId, "round-closed"],
      ["resume a closed one", resumeRound, betId, "round-closed"],
      ["suspend one past its time", suspendRound, over, "round-closed"],
      ["suspend one not open yet", suspendRound, early, "round-not-open"],
    ] as const;
    for (const [what, entry, id, outcome] of steps) {
      const args = { body: { betId: id, reason: `to ${what}` }, token };
      const found = await service.call(entry, args).then(
        (reply): string => ("state" in reply ? done(reply) : reply).status,
        (error: { code: string }) => error.code,
      );
      expect([what, found]).toEqual([what, outcome]);
    }
  });

  test("see what each number would cost, dearest first, and where its rate comes from", async () => {
    const service = open();
    const admin = await operator(service, "administrator");
    const member = await newcomer(service, 10_000);
    const betId = await addRound(service, "th_open");
    await bet(service, member, betId, [
      line("teng_bon_2", "47", 100),
      line("teng_bon_2", "11", 300),
      line("teng_bon_3", "547", 50),
    ]);
    await service.call(setLimit, {
      body: { betId, option: "teng_bon_2", number: "47", multiply: 50, reason: "many bets" },
      token: admin.token,
    });
    await service.call(setRate, { body: { betId, option: "teng_bon_3", multiply: 700 }, token: admin.token });
    const limits = await service.call(allLimits, { body: { betId }, token: admin.token });
    // 11 and 47 are both 2 top and 547 ends in 47: the two highest exposures cannot occur together.
    expect(limits).toMatchObject({
      stakes: 450_00,
      worstCase: 9_000_00 + 40_000_00,
      worstOutcome: { top3: "547", bottom2: "00" },
    });
    expect(
      limits.rows.map(({ number, multiply, source, exposure }) => [number, multiply, source, exposure]),
    ).toEqual([
      ["547", 700, "default", 40_000_00],
      ["11", 90, "default", 27_000_00],
      ["47", 50, "operator", 9_000_00],
    ]);
    expect(limits.rates.find(({ option }) => option === "teng_bon_3")?.defaultRate).toBe(700);
    const one = await service.call(allLimits, {
      body: { betId, option: "teng_bon_2", number: "47" },
      token: admin.token,
    });
    expect(one.rows).toEqual([
      {
        option: "teng_bon_2",
        number: "47",
        multiply: 50,
        limit: 50,
        source: "operator",
        stakes: 100_00,
        exposure: 9_000_00,
      },
    ]);
    const wrong = { betId, option: "teng_bon_2", number: "547", multiply: 1 } as const;
    expect((await service.refusal(setLimit, { body: wrong, token: admin.token })).code).toBe("not-found");
    await settle(service, betId, { top3: "000", bottom2: "00" });
    const late = { body: { betId, option: "teng_bon_3", multiply: 1 }, token: admin.token } as const;
    expect((await service.refusal(setRate, late)).code).toBe("round-settled-already");
  });

  test("leave a trace of each act that no later hand can break: every row seals the one before", async () => {
    const service = open();
    const { token, uuid, userName } = await operator(service, "administrator");
    const rounds = await Promise.all(Array.from({ length: 8 }, () => addRound(service, "th_open")));
    await Promise.all(
      rounds.map((betId) => service.call(suspendRound, { body: { betId, reason: "all at once" }, token })),
    );
    const rows = await service.db.select().from(audit).orderBy(asc(audit.id));
    let before = "0".repeat(64);
    for (const { id, previousHash, hash, ...row } of rows) {
      const { operator: who, role, action, target, before: was, after, reason, at } = row;
      const sealed = { operator: who, role, action, target, before: was, after, reason, at };
      expect([id, previousHash]).toEqual([id, before]);
      expect([id, hash]).toEqual([id, sealOf(previousHash, sealed)]);
      before = hash;
    }
    const query = { operator: uuid, action: "operators.rounds.suspend", limit: 8 };
    const shown = await service.call(allAudit, { body: query, token });
    expect(new Set(shown.items.map(({ target }) => target))).toEqual(new Set(rounds));
    expect(await service.call(allAudit, { body: { ...query, operator: userName }, token })).toEqual(shown);
    expect(shown.items[0]).toMatchObject({
      userName,
      role: "administrator",
      before: { status: "open" },
      after: { status: "suspended" },
      reason: "all at once",
    });
  });

  test("leave a trace of a row of the bank feed when it is entered, and none when it is told again", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const at = bangkokIso(await service.now());
    const body = { bankAccountId: 1, amount: satang(7_777_77), at, ref: newKey(), channel: "tests" };
    for (const time of ["first", "again"])
      expect([time, await service.call(createFeedRow, { body, token })]).toMatchObject([
        time,
        { why: "unknown" },
      ]);
    const admin = await operator(service, "administrator");
    const query = { action: "operators.bank-feed.create", limit: 100 };
    const { items } = await service.call(allAudit, { body: query, token: admin.token });
    expect(items.filter(({ target }) => target === body.ref).map(({ role, after }) => [role, after])).toEqual(
      [["staff", { bankAccountId: 1, amount: 7_777_77, matched: false, why: "unknown" }]],
    );
  });

  test("lose their trace with their act: what is refused is not written down", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const count = async () => (await service.db.select().from(audit)).length;
    const before = await count();
    const body = { betId: "no-such-round", reason: "a mistake" };
    expect((await service.refusal(closeRound, { body, token })).code).toBe("not-found");
    expect(await count()).toBe(before);
  });
});
