import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { oneBetList } from "@/lib/contract/rounds";
import { allYings } from "@/lib/contract/yings";
import { bangkokIso } from "@/lib/domain/time/time";
import { isDemoAlias } from "@/lib/domain/yeekee/shooting";
import { readUpstreamEnv } from "@/upstream/config/env";
import { DEMO_SHOTS, shotsDue } from "@/upstream/yeekee/demo-shooters";
import { embeddedAlone } from "../../support/database/database";
import { brokenLaws, count } from "../../support/database/ledger";
import { useService } from "../../support/service/use-service";
import { newcomer } from "../../support/world/people";
import { bet, line } from "../../support/world/rounds";
import { finish, openShotsRound, runOn, shootAs, standStill } from "../../support/world/yeekee";

describe.each(embeddedAlone)("the box's own shooters on $kind", (kind) => {
  const open = useService(kind, { DEMO_SHOOTERS: true });

  test("shoot twenty times under their badges in the last part of a round, so that a lone member sees a draw", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const shots = await openShotsRound(service);
    const { betId, closeMs, resultMs } = shots;
    const rows = () => service.call(allYings, { query: { betId }, token: member.token });
    expect(await rows()).toEqual([]);
    await bet(service, member, betId, [line("teng_bon_3", "999", 100, 850)]);
    await service.setClock(bangkokIso(closeMs));
    await service.tick();
    const atClose = (await rows()).length;
    expect(atClose).toBeGreaterThan(5);
    expect(atClose).toBeLessThan(DEMO_SHOTS);
    // Between the last of them and the end of shooting lie three seconds.
    await standStill(service, resultMs - 2_000);
    await service.tick();
    await service.tick();
    const badges = (await rows()).map(({ alias }) => alias).reverse();
    expect(badges).toEqual(Array.from({ length: 20 }, (_, at) => `DEMO-${String(at + 1).padStart(2, "0")}`));
    expect(badges.every(isDemoAlias)).toBe(true);
    await runOn(service);
    await finish(service, shots);
    const { betList } = await service.call(oneBetList, { query: { id: betId } });
    expect([betList.status, betList.demo]).toEqual(["settled", undefined]);
    const prizes = sql`SELECT count(*) FROM movement WHERE kind = 'YING_WIN'`;
    expect(await count(service.db, prizes)).toBe(0);
  });

  test("a member who is alone with them wins no prize, though they shoot last", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const shots = await openShotsRound(service, "yeekee_5", { shotsMs: 30_000 });
    await bet(service, member, shots.betId, [line("teng_bon_3", "999", 100, 800)]);
    await standStill(service, shots.resultMs - 2_000);
    await service.tick();
    await shootAs(service, member, shots.betId, "00000");
    await runOn(service);
    await finish(service, shots);
    const paid = sql`SELECT count(*) FROM movement WHERE kind = 'YING_WIN' AND ref = ${`${shots.betId}-rank-1`}`;
    expect(await count(service.db, paid)).toBe(0);
    expect(await brokenLaws(service.db)).toEqual([]);
  });
});

test("are spread evenly from two minutes before the close to just before the end of shooting", () => {
  const [closeMs, resultMs] = [1_000_000, 1_120_000];
  expect(shotsDue(closeMs - 120_001, closeMs, resultMs)).toBe(0);
  expect(shotsDue(closeMs - 120_000, closeMs, resultMs)).toBe(1);
  expect(shotsDue(resultMs - 3_001, closeMs, resultMs)).toBe(19);
  expect(shotsDue(resultMs - 3_000, closeMs, resultMs)).toBe(20);
  expect(shotsDue(resultMs, closeMs, resultMs)).toBe(20);
});

test("are on in the box, off elsewhere and with the tests' clock unless asked for", () => {
  const secrets = {
    NODE_ENV: "test" as const,
    TOKEN_SECRET: "x".repeat(32),
    PUSHER_APP_ID: "a",
    PUSHER_KEY: "k",
    PUSHER_SECRET: "x".repeat(16),
  };
  const isOn = (env: Record<string, string>) => readUpstreamEnv({ ...secrets, ...env }).DEMO_SHOOTERS;
  expect(isOn({})).toBe(true);
  expect(isOn({ DATABASE_URL: "postgres://somewhere" })).toBe(false);
  expect(isOn({ TEST_CLOCK: "1" })).toBe(false);
  expect(isOn({ TEST_CLOCK: "1", DEMO_SHOOTERS: "1" })).toBe(true);
  expect(isOn({ DEMO_SHOOTERS: "0" })).toBe(false);
});
