import { describe, expect, test } from "vitest";
import { oneApproval } from "@/lib/contract/operators/approvals";
import { setRate } from "@/lib/contract/operators/limits";
import { setMarketRates } from "@/lib/contract/operators/tiers";
import { satang } from "@/lib/domain/money/money";
import { oneDatabase } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { done, waiting } from "../../support/world/approvals";
import { operator } from "../../support/world/people";
import { addRound } from "../../support/world/rounds";

const reason = "a day of high rates";

describe.each(oneDatabase)("a rate under which a slip wins for certain on $kind", (kind) => {
  const open = useService(kind);

  test("takes two people in a round, within what one may raise, and shows them the slip", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "th_open");
    const set = (multiply: number) =>
      service.call(setRate, { body: { betId, option: "teng_bon_2", multiply, reason }, token });
    // 97 of 100 with what else is given back is less than the stake.
    done(await set(97));
    // 99 is below 110 % of the usual rate, and no slip is there yet.
    const id = waiting(await set(99));
    const { why, details } = await service.call(oneApproval, { body: { id }, token });
    expect(why).toBe("sure-win");
    expect(details).toMatchObject({
      sureWin: "101.60 %",
      sureSlip: "teng_bon_2 ×10 (00…) 10.00 % · teng_bon_2 ×90 (01…) 90.00 %",
    });
  });

  test("takes two as a market's usual rate; a bet that wins on average is a warning to them", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const terms = { betMin: satang(1_00), betMax: satang(1_000_00), memberMax: satang(5_000_00), reason };
    const set = async (option: "teng_lang_2" | "tode_3", multiply: number) => {
      const body = { betType: "gov", option, multiply, ...terms } as const;
      const id = waiting(await service.call(setMarketRates, { body, token }));
      return service.call(oneApproval, { body: { id }, token });
    };
    expect((await set("teng_lang_2", 98)).why).toBe("sure-win");
    const dear = await set("tode_3", 165);
    expect(dear).toMatchObject({
      why: "raises-payout",
      details: { winOnAverage: "101.60 %", winningBet: "tode_3 ×720 (012…)" },
    });
  });
});
