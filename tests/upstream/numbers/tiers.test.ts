import { describe, expect, test } from "vitest";
import { rateNow } from "@/lib/contract/numbers";
import { marketRates, setTiers } from "@/lib/contract/operators/tiers";
import { satang } from "@/lib/domain/money/money";
import { approve, done, waiting } from "../../support/approvals";
import { oneDatabase } from "../../support/database";
import { newcomer, operator, secondOperator } from "../../support/people";
import { addRound, bet, line } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

const reason = { code: "risk", note: "a hot number" } as const;
const tier = (baht: number, percent: number) => ({ soldFrom: satang(baht * 100), percent });

const tiersOf = async (service: TestService, token: string) => {
  const { options } = await service.call(marketRates, { body: { betType: "th_open" }, token });
  return options.find(({ option }) => option === "teng_bon_2")?.tiers;
};

describe.each(oneDatabase)("tiers of a market on $kind", (kind) => {
  const open = useService(kind);

  test("are lowered by one administrator, and open rounds follow", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "th_open");
    const tiers = [tier(0, 100), tier(10, 40), tier(30, 0)];
    const body = { betType: "th_open", option: "teng_bon_2", tiers, reason } as const;
    expect(done(await service.call(setTiers, { body, token })).tiers).toEqual(tiers);
    expect(await tiersOf(service, token)).toEqual(tiers);
    await bet(service, await newcomer(service, 100), betId, [line("teng_bon_2", "47", 20)]);
    const rates = await service.call(rateNow, { query: { betId, betType: "teng_bon_2" } });
    expect(rates.rateNow).toEqual([
      { number: "47", option: "teng_bon_2", multiply: rates.defaultRate * 0.4 },
    ]);
  });

  test("that keep a higher share anywhere wait for a second person", async () => {
    const service = open();
    const [one, other] = [
      await operator(service, "administrator"),
      await secondOperator(service, "administrator"),
    ];
    const before = await tiersOf(service, one.token);
    const body = { betType: "th_open", option: "teng_bon_2" as const, tiers: [], reason };
    const id = waiting(await service.call(setTiers, { body, token: one.token }));
    expect(await tiersOf(service, one.token)).toEqual(before);
    const row = await approve(service, id, other);
    expect(row).toMatchObject({ state: "approved", why: "raises-payout", reason: "risk: a hot number" });
    expect(await tiersOf(service, one.token)).toEqual([]);
  });

  test("rise in sales and fall in share, of an option that the market has", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const ask = async (tiers: { soldFrom: number; percent: number }[], betType = "th_open") => {
      const body = { betType, option: "teng_bon_2", tiers, reason };
      const headers = { authorization: `Bearer ${token}` };
      return (await service.wire("POST", `/api${setTiers.path}`, body, headers)).status;
    };
    const [first, same, more] = [
      { soldFrom: 5, percent: 50 },
      { soldFrom: 5, percent: 40 },
      { soldFrom: 6, percent: 60 },
    ];
    expect(await ask([first, same])).toBe(422);
    expect(await ask([first, more])).toBe(422);
    expect(await ask([first], "no-market")).toBe(404);
    const none = await service.refusal(marketRates, { body: { betType: "no-market" }, token });
    expect(none.code).toBe("not-found");
  });
});
