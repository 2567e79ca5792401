import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { allMarkets } from "@/lib/contract/markets";
import { allAudit } from "@/lib/contract/operators/audit";
import { allCalendarDays, setCalendarDays } from "@/lib/contract/operators/calendar";
import { holidayRounds } from "@/lib/contract/operators/rounds";
import { todayOfOperators } from "@/lib/contract/operators/today";
import { oneBetList } from "@/lib/contract/rounds";
import { bangkokIso, SECOND_MS } from "@/lib/domain/time/time";
import { round } from "@/upstream/db/schema/rounds";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { approve, done, waiting } from "../../support/world/approvals";
import { newcomer, operator, secondOperator } from "../../support/world/people";
import { bet, line } from "../../support/world/rounds";

const reason = "the exchange has announced it";

/** The clock stands at 26 November 2026, 08:00; rounds are planned two days ahead. */
describe.each(oneDatabase)("the calendar on $kind", (kind) => {
  const open = useService(kind);

  async function world() {
    const service = open();
    const { token } = await operator(service, "administrator");
    const agree = async (id: string) => approve(service, id, await secondOperator(service, "administrator"));
    return { service, token, agree };
  }
  const goTo = async (service: TestService, at: string) => {
    await service.setClock(at);
    await service.tick();
  };
  const plannedOn = async ({ db }: TestService, dt: string, betType: string) =>
    (await db.select().from(round).where(eq(round.serviceDate, dt))).filter((row) => row.betType === betType);
  const timesOf = async (service: TestService, betId: string) => {
    const { closeTime, resultTime, betList } = await service.call(oneBetList, { query: { id: betId } });
    return [closeTime, resultTime, betList.status];
  };

  test("plans no round on a closed day of the exchange, and none of New York's on Thanksgiving", async () => {
    const { service } = await world();
    expect(await plannedOn(service, "2026-11-26", "dowjones")).toEqual([]);
    expect(await plannedOn(service, "2026-11-26", "england")).toHaveLength(1);
    // 13:00 in New York is 01:00 in Bangkok; it would close at 00:30 anyway.
    expect(await timesOf(service, "dowjones-2026-11-27")).toEqual(["00:30", "01:15", "upcoming"]);
  });

  test("a holiday that is entered ahead is not planned when its day comes", async () => {
    const { service, token } = await world();
    const body = { betTypes: ["korea", "yeekee"], dt: "2026-12-03", reason };
    const { rows, withoutRounds } = await service.call(holidayRounds, { body, token });
    expect([rows, withoutRounds]).toEqual([[], ["korea", "yeekee"]]);
    await goTo(service, "2026-12-02T08:00:00+07:00");
    expect(await plannedOn(service, "2026-12-03", "korea")).toEqual([]);
    expect(await plannedOn(service, "2026-12-03", "yeekee")).toEqual([]);
    expect(await plannedOn(service, "2026-12-03", "taiwan")).toHaveLength(1);
  });

  test("a closed day is opened again by two alone", async () => {
    const { service, token, agree } = await world();
    await service.call(holidayRounds, { body: { betTypes: ["korea"], dt: "2026-12-14", reason }, token });
    const body = {
      kind: "usual" as const,
      betTypes: ["korea"],
      from: "2026-12-14",
      to: "2026-12-14",
      reason,
    };
    const id = waiting(await service.call(setCalendarDays, { body, token }));
    await agree(id);
    await goTo(service, "2026-12-13T08:00:00+07:00");
    expect(await plannedOn(service, "2026-12-14", "korea")).toHaveLength(1);
  });

  test("a short day that is entered ahead takes one person, and its round closes before the figure", async () => {
    const { service, token } = await world();
    const days = { betTypes: ["china_pm", "china_am"], from: "2026-12-15", to: "2026-12-17" };
    const body = { kind: "short", figure: "13:30", ...days, reason } as const;
    // Of china_am nothing changes: its figure is out at 11:30.
    expect(done(await service.call(setCalendarDays, { body, token })).days).toBe(6);
    await goTo(service, "2026-12-14T08:00:00+07:00");
    expect(await timesOf(service, "china_pm-2026-12-15")).toEqual(["12:15", "12:40", "upcoming"]);
    expect(await timesOf(service, "china_am-2026-12-15")).toEqual(["10:00", "10:40", "upcoming"]);
    // Back to later is later.
    const later = { ...body, figure: "14:00" };
    expect((await service.call(setCalendarDays, { body: later, token })).state).toBe("waiting");
  });

  test("brings rounds that exist to a short day: earlier, with their slips, and one whose time is over ends now", async () => {
    const { service, token } = await world();
    await goTo(service, "2026-12-21T13:30:00+07:00");
    const member = await newcomer(service, 100);
    const [betId, over] = ["india-2026-12-21", "singapore-2026-12-21"];
    await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    const short = (betType: string, figure: string) => {
      const body = {
        kind: "short" as const,
        figure,
        betTypes: [betType],
        from: "2026-12-21",
        to: "2026-12-21",
        reason,
      };
      return service.call(setCalendarDays, { body, token });
    };
    // 14:00 in India is 15:30 in Bangkok.
    expect(done(await short("india", "14:00")).rows).toMatchObject([{ betId, state: "done", slips: 1 }]);
    expect(await timesOf(service, betId)).toEqual(["15:15", "15:40", "open"]);
    expect(done(await short("singapore", "14:00")).rows).toMatchObject([{ betId: over, state: "done" }]);
    const { betList } = await service.call(oneBetList, { query: { id: over } });
    expect(betList.status).toBe("closed");
    expect(betList.unixTimeStamp.realCloseTime * SECOND_MS).toBeLessThanOrEqual(await service.now());
  });

  test("a moved draw takes two; the round that exists goes with it, and is planned once", async () => {
    const { service, token, agree } = await world();
    await goTo(service, "2026-12-22T08:00:00+07:00");
    // The table has New Year's draw on 30 December.
    const body = {
      ...{ kind: "moved" as const, betTypes: ["gov"], from: "2027-01-01", to: "2027-01-01" },
      ...{ heldOn: "2027-01-02", reason },
    };
    await agree(waiting(await service.call(setCalendarDays, { body, token })));
    await service.tick();
    const ofGov = (await service.db.select().from(round).where(eq(round.betType, "gov")))
      .filter(({ serviceDate }) => serviceDate >= "2026-12-20")
      .map(({ betId, serviceDate, closeAt, figureAt }) => [
        betId,
        serviceDate,
        bangkokIso(closeAt.getTime()),
        bangkokIso(figureAt.getTime()),
      ]);
    expect(ofGov.sort()).toEqual([
      ["gov-2026-12-30", "2027-01-02", "2027-01-02T15:20:00+07:00", "2027-01-02T15:30:00+07:00"],
      ["gov-2027-01-17", "2027-01-17", "2027-01-17T15:20:00+07:00", "2027-01-17T15:30:00+07:00"],
    ]);
    const gov = (await service.call(allMarkets)).find(({ betType }) => betType === "gov");
    expect(gov?.next).toMatchObject({ dt: "2027-01-02", closeTime: "15:20", resultTime: "16:00" });
    expect(gov?.schedule.kind === "draws" && gov.schedule.moves["2027-01-01"]).toBe("2027-01-02");
  });

  test("a draw that is moved before it has a round stands in the public rules, one that is moved back does not", async () => {
    const { service, token, agree } = await world();
    await goTo(service, "2026-12-22T08:00:00+07:00");
    const move = async (day: string, heldOn: string) => {
      const body = { kind: "moved" as const, betTypes: ["gov"], from: day, to: day, heldOn, reason };
      await agree(waiting(await service.call(setCalendarDays, { body, token })));
    };
    await move("2027-05-01", "2027-05-03");
    await move("2027-01-16", "2027-01-16");
    const gov = (await service.call(allMarkets)).find(({ betType }) => betType === "gov");
    const moves = gov?.schedule.kind === "draws" ? gov.schedule.moves : {};
    expect(moves).toMatchObject({ "2027-05-01": "2027-05-03" });
    expect(moves).not.toHaveProperty("2027-01-16");
  });

  test("the console warns before the moves of draws that are known end", async () => {
    const { service, token } = await world();
    await goTo(service, "2030-12-10T08:00:00+07:00");
    const { calendarsThatEnd } = await service.call(todayOfOperators, { token });
    expect(calendarsThatEnd.find(({ betTypes }) => betTypes.includes("gov"))).toMatchObject({
      until: "2031-01-01",
    });
  });

  test("a day that no table knows closes as early as its exchange ever did, and the console warns a month before", async () => {
    const { service, token } = await world();
    await goTo(service, "2026-11-30T08:00:00+07:00");
    expect((await service.call(todayOfOperators, { token })).calendarsThatEnd).toEqual([]);
    await goTo(service, "2026-12-01T08:00:00+07:00");
    const [first] = (await service.call(todayOfOperators, { token })).calendarsThatEnd;
    expect(first).toMatchObject({
      until: "2026-12-31",
      betTypes: expect.arrayContaining(["singapore", "egypt"]),
    });
    await goTo(service, "2027-01-06T06:00:00+07:00");
    expect(await timesOf(service, "singapore-2027-01-06")).toEqual(["10:45", "16:25", "open"]);
    const days = { betTypes: ["singapore"], from: "2027-01-01", to: "2027-12-31" };
    const body = { kind: "usual", ...days, reason } as const;
    expect((await service.call(setCalendarDays, { body, token })).state).toBe("waiting");
  });

  test("lists the days of tables beside those of operators, with who entered them", async () => {
    const { service, token } = await world();
    await service.call(holidayRounds, { body: { betTypes: ["korea"], dt: "2026-12-24", reason }, token });
    const window = { from: "2026-12-24", to: "2026-12-25" };
    const { days, ends } = await service.call(allCalendarDays, { body: window, token });
    expect(days).toEqual(
      expect.arrayContaining([
        { dt: "2026-12-24", kind: "closed", betTypes: ["korea"], why: reason, by: expect.any(String) },
        { dt: "2026-12-24", kind: "short", figure: "12:30", betTypes: ["england"], why: "" },
        expect.objectContaining({
          dt: "2026-12-25",
          kind: "closed",
          why: "Constitution Day",
          betTypes: ["taiwan"],
        }),
      ]),
    );
    expect(ends[0]?.until).toBe("2026-12-31");
    const acts = await service.call(allAudit, {
      body: { action: "operators.rounds.holiday", limit: 1 },
      token,
    });
    expect(acts.items[0]).toMatchObject({ target: "2026-12-24", reason });
  });

  test("refuses days in the wrong order, a year and more, and a draw that is none", async () => {
    const { service, token } = await world();
    const tried = async (body: Parameters<typeof setCalendarDays.body.parse>[0]) =>
      (await service.refusal(setCalendarDays, { body: setCalendarDays.body.parse(body), token })).code;
    const days = { betTypes: ["korea"], reason };
    expect(await tried({ kind: "usual", ...days, from: "2027-02-02", to: "2027-02-01" })).toBe(
      "calendar-days-malformed",
    );
    expect(await tried({ kind: "usual", ...days, from: "2027-01-01", to: "2028-03-01" })).toBe(
      "window-too-long",
    );
    const short = { kind: "short", figure: "12:00", from: "2027-02-01", to: "2027-02-01", reason };
    expect(await tried({ ...short, betTypes: ["gov"] })).toBe("calendar-days-malformed");
    const moved = { kind: "moved", betTypes: ["gov"], heldOn: "2027-03-03", reason };
    expect(await tried({ ...moved, from: "2027-03-02", to: "2027-03-02" })).toBe("calendar-days-malformed");
  });
});
