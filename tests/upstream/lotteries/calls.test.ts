import { describe, expect, test } from "vitest";
import { latestLotteries4d, lottery4dQuotas } from "@/lib/contract/lotteries";
import { oneBetList } from "@/lib/contract/rounds";
import { addDays, bangkokIso, epochMs, MINUTE_MS } from "@/lib/domain/time/time";
import { oneDatabase } from "../../support/database";
import { newcomer } from "../../support/people";
import type { TestService } from "../../support/service";
import { takeSets } from "../../support/sets";
import { useService } from "../../support/use-service";

describe.each(oneDatabase)("rounds of four-digit sets on $kind", (kind) => {
  const open = useService(kind);

  test("each market shows its next round to close, open at once on a first start", async () => {
    const service = open();
    const latest = await service.call(latestLotteries4d);
    // A Thursday morning: Lao draws on Friday, Malay on Saturday, the others every day.
    expect(
      Object.fromEntries(
        Object.entries(latest).map(([key, one]) => [key, [one?.betList.betId, one?.betList.status]]),
      ),
    ).toEqual({
      hanoy: ["hanoy-2026-11-26", "open"],
      lao: ["lao-2026-11-27", "open"],
      laoSuper: ["lao-super-2026-11-26", "open"],
      malay: ["malay-2026-11-28", "open"],
    });
    const member = await newcomer(service, 1_000);
    await takeSets(service, member, latest.laoSuper?.betList.betId ?? "", [{ number: "1234", sets: 1 }]);
    const query = { betId: "th_open-2026-11-26" };
    expect((await service.refusal(lottery4dQuotas, { query })).code).toBe("not-found");
  });

  test("over a long weekend there is always a next one of each, which opens with the last one's result", async () => {
    const service = open();
    const seen = new Map<string, Set<string>>();
    for (let day = 0; day < 5; day++) {
      for (const time of ["15:16:00", "15:41:00", "20:16:00", "20:41:00"]) {
        await service.setClock(`${addDays("2026-11-27", day)}T${time}+07:00`);
        await service.tick();
        const latest = await service.call(latestLotteries4d);
        for (const [key, one] of Object.entries(latest)) {
          if (!one) throw new Error(`no round of ${key} on day ${day} at ${time}`);
          seen.set(key, (seen.get(key) ?? new Set()).add(one.betList.betId));
          const { openTime, realCloseTime } = one.betList.unixTimeStamp;
          const now = (await service.now()) / 1000;
          expect(realCloseTime).toBeGreaterThan(now);
          expect(one.betList.status).toBe(openTime <= now ? "open" : "upcoming");
          // A market takes no bets only between a close and its result.
          if (one.betList.status === "upcoming") expect(openTime - now).toBeLessThanOrEqual(60 * 60);
        }
      }
    }
    const counts = Object.fromEntries([...seen].map(([key, rounds]) => [key, rounds.size]));
    expect(counts).toEqual({ hanoy: 6, lao: 3, laoSuper: 5, malay: 3 });
  });
});

describe.each(oneDatabase)("in a box that draws by itself on $kind", (kind) => {
  const open = useService(kind, { DEMO_FEED: true });

  test("a draw that nobody entered comes two minutes late and says that it is a demo", async () => {
    const service = open();
    const [drawn, late] = [await drawOf(service, 1), await drawOf(service, 3)];
    expect(drawn.result).toBeUndefined();
    expect(late).toMatchObject({ status: "settled", demo: true });
    expect(late.result).toEqual({ draw4: expect.stringMatching(/^\d{4}$/) });
  });

  async function drawOf(service: TestService, minutesLate: number) {
    const resultMs = epochMs("2026-11-26T15:40:00+07:00");
    await service.setClock(bangkokIso(resultMs + minutesLate * MINUTE_MS));
    await service.tick();
    return (await service.call(oneBetList, { query: { id: "lao-super-2026-11-26" } })).betList;
  }
});
