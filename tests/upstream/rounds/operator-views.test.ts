import { beforeAll, describe, expect, test } from "vitest";
import { oneOperatorRound, previewResult, voidRound, weekOfRounds } from "@/lib/contract/operators/rounds";
import { addDays } from "@/lib/domain/time/time";
import { waiting } from "../../support/approvals";
import { oneDatabase } from "../../support/database";
import { newcomer, operator, type Person, secondOperator } from "../../support/people";
import { addRound, bet, close, line } from "../../support/rounds";
import { useService } from "../../support/use-service";

describe.each(oneDatabase)("a round as its page shows it on $kind", (kind) => {
  const open = useService(kind);
  let token = "";
  beforeAll(async () => {
    token = (await operator(open(), "staff")).token;
  });
  const one = (betId: string) => open().call(oneOperatorRound, { body: { betId }, token });

  test("names who has typed a result, the latest first, and never the digits", async () => {
    const service = open();
    const [first, second] = [
      await operator(service, "administrator"),
      await secondOperator(service, "administrator"),
    ];
    const betId = await addRound(service, "th_open");
    await close(service, betId);
    expect((await one(betId)).entries).toEqual([]);
    const type = (top3: string, { token }: Person) =>
      service.call(previewResult, { body: { betId, result: { top3, bottom2: "00" } }, token });
    await type("547", first);
    await type("574", second);
    await type("745", first);
    const { entries } = await one(betId);
    expect(entries.map(({ by }) => by.uuid)).toEqual([first.uuid, second.uuid]);
    // By their fields: a uuid or a moment may contain the digits by chance.
    expect(entries.map(({ by, ...rest }) => [Object.keys(by), Object.keys(rest)])).toEqual([
      [["uuid", "userName"], ["at"]],
      [["uuid", "userName"], ["at"]],
    ]);
  });

  test("says what waits for a second operator", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "th_open");
    await close(service, betId);
    expect((await one(betId)).waiting).toEqual([]);
    waiting(await service.call(voidRound, { body: { betId, reason: "a holiday" }, token }));
    expect((await one(betId)).waiting).toEqual(["operators.rounds.void"]);
  });

  test("a week adds up rounds, slips and stakes by market and day", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const [lone, ...pair] = [
      await addRound(service, "germany"),
      await addRound(service, "england"),
      await addRound(service, "england"),
    ];
    await bet(service, member, lone, [line("teng_bon_2", "47", 10)]);
    for (const betId of pair) await bet(service, member, betId, [line("teng_bon_2", "47", 20)]);
    await close(service, pair[0] ?? "");
    const { dt } = await one(lone);
    const { days, markets } = await service.call(weekOfRounds, { body: { from: addDays(dt, -1) }, token });
    expect(days).toEqual(Array.from({ length: 7 }, (_, at) => addDays(dt, at - 1)));
    const on = (betType: string) =>
      markets.find((market) => market.betType === betType)?.days.find((day) => day.dt === dt);
    expect(on("germany")).toMatchObject({
      betId: lone,
      states: [{ status: "open", rounds: 1 }],
      held: 0,
      slips: 1,
      stakes: 10_00,
    });
    expect(on("england")).toMatchObject({
      states: [
        { status: "closed", rounds: 1 },
        { status: "open", rounds: 1 },
      ],
      slips: 2,
      stakes: 40_00,
    });
    expect(on("england")).not.toHaveProperty("betId");
    expect(on("taiwan")).toBeUndefined();
  });
});
