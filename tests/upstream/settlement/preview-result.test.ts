import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { approveAction } from "@/lib/contract/operators/approvals";
import { confirmResult, previewResult } from "@/lib/contract/operators/rounds";
import { oneBetList } from "@/lib/contract/rounds";
import { satang } from "@/lib/domain/money/money";
import { recordAppointment } from "@/upstream/approvals/people";
import { newOperator } from "../../support/adjustments";
import { approve, done, waiting } from "../../support/approvals";
import { databases } from "../../support/database";
import { newcomer, newcomers, operator, type Person, secondOperator } from "../../support/people";
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

  test("up to 1,000,000 baht two who typed it apart are enough; above it another one than who confirms approves", async () => {
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
    const typed = async (betId: string, { token }: Person) =>
      service.call(previewResult, { body: { betId, result }, token });
    const confirm = ({ previewId }: { previewId: string }, { token }: Person) =>
      service.call(confirmResult, { body: { previewId }, token });

    await close(service, exactly);
    const small = await typed(exactly, admin);
    await typed(exactly, other);
    expect([small.payout, small.needsSecondOperator]).toEqual([1_000_000_00, false]);
    done(await confirm(small, admin));

    await close(service, above);
    const large = await typed(above, admin);
    await typed(above, other);
    expect([large.payout, large.needsSecondOperator]).toEqual([1_000_003_20, true]);
    const id = waiting(await confirm(large, admin));
    const before = await cash(service, member.token);
    expect((await service.refusal(approveAction, { body: { id }, token: admin.token })).code).toBe(
      "approval-not-yours",
    );
    await approve(service, id, other);
    const { betList } = await service.call(oneBetList, { query: { id: above } });
    expect([betList.status, betList.setResult, betList.result]).toEqual(["settled", true, result]);
    expect((await cash(service, member.token)) - before).toBe(1_000_003_20);
  });

  test("typed by one person alone is confirmed by another one, not by an account that they made", async () => {
    const service = open();
    const admin = await operator(service, "administrator");
    const [own, other] = [await newOperator(service, "superAdmin"), await secondOperator(service, "staff")];
    await service.db.transaction((tx) => recordAppointment(tx, own.uuid, admin.uuid));
    const betId = await addRound(service, "th_open");
    await close(service, betId);
    const body = { betId, result: { top3: "547", bottom2: "00" } };
    const { previewId } = await service.call(previewResult, { body, token: admin.token });
    await service.call(previewResult, { body, token: own.token });
    const id = waiting(await service.call(confirmResult, { body: { previewId }, token: own.token }));
    expect((await service.refusal(approveAction, { body: { id }, token: admin.token })).code).toBe(
      "approval-not-yours",
    );
    done(await service.call(confirmResult, { body: { previewId }, token: other.token }));
    const { betList } = await service.call(oneBetList, { query: { id: betId } });
    expect(betList.result).toEqual(body.result);
    const stale = await service.refusal(approveAction, { body: { id }, token: other.token });
    expect(stale).toMatchObject({ code: "approval-stale", details: { why: "round-settled-already" } });
  });

  test("is stopped where another person typed a different one, until they agree", async () => {
    const service = open();
    const [admin, other] = [await operator(service, "administrator"), await operator(service, "superAdmin")];
    const betId = await addRound(service, "th_open");
    await close(service, betId);
    const typed = async (top3: string, { token }: Person) =>
      service.call(previewResult, { body: { betId, result: { top3, bottom2: "00" } }, token });
    const right = await typed("547", admin);
    const wrong = await typed("574", other);
    for (const { previewId } of [right, wrong])
      for (const { token } of [admin, other])
        expect((await service.refusal(confirmResult, { body: { previewId }, token })).code).toBe(
          "result-entries-differ",
        );
    await typed("547", other);
    done(await service.call(confirmResult, { body: { previewId: right.previewId }, token: admin.token }));
  });
});

async function cash(service: TestService, token: string): Promise<number> {
  return (await service.call(cashs, { token })).money;
}
