import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { allAudit } from "@/lib/contract/operators/audit";
import { confirmResult, previewResult } from "@/lib/contract/operators/rounds";
import { oneBetList } from "@/lib/contract/rounds";
import { satang } from "@/lib/domain/money";
import { databases } from "../../support/database";
import { newcomer, newcomers, operator } from "../../support/people";
import { addRound, bet, close, enterResult, line } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

describe.each(databases)("results before they are confirmed on $kind", (kind) => {
  const open = useService(kind);

  test("a preview says what will be paid: winners, stakes, payout and the dearest lines", async () => {
    const service = open();
    const [a, b] = [await newcomer(service, 1_000), await newcomer(service, 1_000)];
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "th_open");
    await bet(service, a, betId, [line("teng_bon_2", "47", 10), line("teng_bon_1", "4", 5)]);
    await bet(service, b, betId, [line("teng_bon_3", "547", 2)]);
    await bet(service, b, betId, [line("teng_bon_3", "111", 2)]);
    const early = { body: { betId, result: { top3: "547", bottom2: "00" } }, token };
    expect((await service.refusal(previewResult, early)).code).toBe("round-not-closed");
    await close(service, betId);
    const preview = await service.call(previewResult, early);
    expect(preview).toMatchObject({
      winners: 2,
      stakes: 19_00,
      payout: 900_00 + 16_00 + 1_600_00,
      needsSecondOperator: false,
    });
    expect(preview.worstLines.map(({ userName, win }) => [userName, win])).toEqual([
      [b.userName, 1_600_00],
      [a.userName, 900_00],
      [a.userName, 16_00],
    ]);
    const before = (await cash(service, a.token)) + (await cash(service, b.token));
    await enterResult(service, betId, { top3: "547", bottom2: "00" });
    const after = (await cash(service, a.token)) + (await cash(service, b.token));
    expect(after - before).toBe(preview.payout);
  });

  test("of many winning lines a preview counts all and tells the twenty dearest", async () => {
    const service = open();
    const crowd = await newcomers(service, 3, satang(1_000_00));
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "th_open");
    for (const [at, member] of crowd.entries()) {
      const stakes = Array.from({ length: 8 }, (_, n) => 1 + 8 * at + n);
      await bet(
        service,
        member,
        betId,
        stakes.map((baht) => line("teng_bon_2", "47", baht)),
      );
    }
    await close(service, betId);
    const body = { betId, result: { top3: "547", bottom2: "00" } };
    const preview = await service.call(previewResult, { body, token });
    // Stakes of 1 … 24 baht.
    expect([preview.winners, preview.payout]).toEqual([3, 300 * 90_00]);
    expect(preview.worstLines.map(({ win }) => win)).toEqual(
      Array.from({ length: 20 }, (_, at) => (24 - at) * 90_00),
    );
  });

  test("a result of the wrong kind for the market is malformed", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "gov");
    await close(service, betId);
    const body = { betId, result: { top3: "547", bottom2: "00" } };
    expect((await service.refusal(previewResult, { body, token })).code).toBe("result-malformed");
  });

  test("over 1,000,000 baht a second operator confirms; at exactly 1,000,000 one is enough", async () => {
    const service = open();
    const member = await newcomer(service, 100_000);
    const [admin, other] = [await operator(service, "administrator"), await operator(service, "superAdmin")];
    const [exactly, above] = [await addRound(service, "th_open"), await addRound(service, "th_open")];
    // 800,000 + 120,000 + 79,920 + 80
    const million = () => [
      line("teng_bon_3", "547", 1_000),
      line("tode_3", "547", 1_000),
      line("teng_bon_2", "47", 888),
      line("teng_bon_1", "5", 25),
    ];
    await bet(service, member, exactly, million());
    await bet(service, member, above, [...million(), line("teng_bon_1", "4", 1)]);
    const result = { top3: "547", bottom2: "00" };
    const previewOf = async (betId: string) => {
      await close(service, betId);
      return service.call(previewResult, { body: { betId, result }, token: admin.token });
    };
    const confirm = (previewId: string, token: string) => ({ body: { previewId }, token });

    const small = await previewOf(exactly);
    expect([small.payout, small.needsSecondOperator]).toEqual([1_000_000_00, false]);
    await service.call(confirmResult, confirm(small.previewId, admin.token));

    const large = await previewOf(above);
    expect([large.payout, large.needsSecondOperator]).toEqual([1_000_003_20, true]);
    for (const time of ["first", "again"]) {
      const fault = await service.refusal(confirmResult, confirm(large.previewId, admin.token));
      expect([time, fault.code, fault.details]).toEqual([
        time,
        "second-operator-needed",
        { payout: 1_000_003_20 },
      ]);
    }
    const acts = await service.call(allAudit, { body: { limit: 3 }, token: admin.token });
    expect(acts.items.map(({ action, target, operator: who }) => [action, target, who])).toEqual([
      ["operators.results.confirm", above, admin.uuid],
      ["operators.results.preview", above, admin.uuid],
      ["operators.rounds.close", above, admin.uuid],
    ]);
    const before = await cash(service, member.token);
    await service.call(confirmResult, confirm(large.previewId, other.token));
    const { betList } = await service.call(oneBetList, { query: { id: above } });
    expect([betList.status, betList.setResult, betList.result]).toEqual(["settled", true, result]);
    expect((await cash(service, member.token)) - before).toBe(1_000_003_20);
  });
});

async function cash(service: TestService, token: string): Promise<number> {
  return (await service.call(cashs, { token })).money;
}
