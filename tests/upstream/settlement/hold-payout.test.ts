import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { approveAction, oneApproval, rejectAction } from "@/lib/contract/operators/approvals";
import { setRate } from "@/lib/contract/operators/limits";
import { payRound, voidRound } from "@/lib/contract/operators/rounds";
import { onePoy } from "@/lib/contract/poys";
import { oneBetList } from "@/lib/contract/rounds";
import { databases } from "../../support/database/database";
import { brokenLaws } from "../../support/database/ledger";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { approve, waiting } from "../../support/world/approvals";
import { dear, endByItself, heldRound, payoutApproval } from "../../support/world/held-payout";
import { newcomer, operator, type Person, secondOperator } from "../../support/world/people";
import { addRound, bet, line } from "../../support/world/rounds";
import { takeSets } from "../../support/world/sets";

describe.each(databases)("a round that settles itself above its cap on $kind", (kind) => {
  const open = useService(kind);
  const cash = async (service: TestService, { token }: Person) =>
    (await service.call(cashs, { token })).money;
  const slip = (service: TestService, { token }: Person, poyId: string) =>
    service.call(onePoy, { query: { id: poyId }, token });

  test("waits for an approval, its slips are being checked, and then it is paid", async () => {
    const service = open();
    const { betId, member, poyId } = await heldRound(service);
    expect(await slip(service, member, poyId)).toMatchObject({ status: "accepted", isBeingChecked: true });
    expect(await cash(service, member)).toBe(2_000_00);
    const id = await payoutApproval(service, betId);
    const [staff, admin] = [await operator(service, "staff"), await operator(service, "administrator")];
    expect(await service.call(oneApproval, { body: { id }, token: admin.token })).toMatchObject({
      maker: null,
      amount: 1_040_000_00,
      why: "above-limit",
      expiresAt: null,
      mayDecide: true,
    });
    expect(await service.refusal(approveAction, { body: { id }, token: staff.token })).toMatchObject({
      details: { why: "rank" },
    });
    await approve(service, id, admin);
    const paid = await slip(service, member, poyId);
    expect(paid).toMatchObject({ status: "won", win: 1_040_000_00 });
    expect(paid).not.toHaveProperty("isBeingChecked");
    expect(await cash(service, member)).toBe(1_042_000_00);
    expect((await service.call(oneBetList, { query: { id: betId } })).betList.status).toBe("settled");
    expect(await brokenLaws(service.db)).toEqual([]);
  });

  test("settles by itself at exactly the cap", async () => {
    const service = open();
    const member = await newcomer(service, 100_000);
    const betId = await addRound(service, "th_open");
    // 800,000 + 120,000 + 79,920 + 80
    await bet(service, member, betId, [
      line("teng_bon_3", "547", 1_000),
      line("tode_3", "547", 1_000),
      line("teng_bon_2", "47", 888),
      line("teng_bon_1", "5", 25),
    ]);
    await endByItself(service, betId, { top3: "547", bottom2: "00" });
    expect((await service.call(oneBetList, { query: { id: betId } })).betList.status).toBe("settled");
  });

  test("is held whatever ended it: shots, and draws of sets", async () => {
    const service = open();
    const member = await newcomer(service, 20_000);
    const [shots, sets] = [await addRound(service, "yeekee"), await addRound(service, "lao")];
    await bet(service, member, shots, [
      line("teng_bon_3", "547", 1_000, 850),
      line("tode_3", "547", 2_000, 120),
    ]);
    await takeSets(service, member, sets, [{ number: "1234", sets: 9 }]);
    await endByItself(service, shots, { top3: "547", bottom2: "00" }, "shots");
    await endByItself(service, sets, { draw4: "1234" });
    const admin = await operator(service, "administrator");
    const before = await cash(service, member);
    for (const betId of [shots, sets]) await approve(service, await payoutApproval(service, betId), admin);
    expect((await cash(service, member)) - before).toBe((850_000 + 240_000 + 1_125_000) * 100);
  });

  test("is not approved by who set a rate of it", async () => {
    const service = open();
    const member = await newcomer(service, 5_000);
    const betId = await addRound(service, "th_open");
    const [admin, other] = [await operator(service, "administrator"), await secondOperator(service, "staff")];
    const body = { betId, option: "teng_bon_3", multiply: 850 } as const;
    await service.call(setRate, { body, token: admin.token });
    await bet(service, member, betId, dear());
    await endByItself(service, betId, { top3: "547", bottom2: "00" });
    const id = await payoutApproval(service, betId);
    expect(await service.refusal(approveAction, { body: { id }, token: admin.token })).toMatchObject({
      code: "approval-not-yours",
      details: { why: "same-person" },
    });
    await approve(service, id, other);
  });

  test("stays held when it is rejected, cannot be voided, and is asked for again by two people", async () => {
    const service = open();
    const { betId, member } = await heldRound(service);
    const [admin, other] = [await operator(service, "administrator"), await secondOperator(service, "staff")];
    const reason = "the figures are looked at again";
    const body = { id: await payoutApproval(service, betId), reason };
    await service.call(rejectAction, { body, token: admin.token });
    await service.tick();
    expect(await payoutApproval(service, betId)).toBe("none");
    expect(await cash(service, member)).toBe(2_000_00);
    const voiding = { body: { betId, reason }, token: admin.token };
    expect((await service.refusal(voidRound, voiding)).code).toBe("round-settled-already");
    const id = waiting(await service.call(payRound, { body: { betId, reason }, token: admin.token }));
    expect((await service.refusal(approveAction, { body: { id }, token: admin.token })).code).toBe(
      "approval-not-yours",
    );
    await approve(service, id, other);
    expect(await cash(service, member)).toBe(1_042_000_00);
    const over = await service.refusal(payRound, { body: { betId, reason }, token: admin.token });
    expect(over.code).toBe("round-settled-already");
  });

  test("is asked for only where a payout is held", async () => {
    const service = open();
    const betId = await addRound(service, "th_open");
    const { token } = await operator(service, "administrator");
    const body = { betId, reason: "nothing of it is held" };
    expect((await service.refusal(payRound, { body, token })).code).toBe("round-not-held");
  });

  test("is paid once though many approve at once", async () => {
    const service = open();
    const { betId, member } = await heldRound(service);
    const id = await payoutApproval(service, betId);
    const checkers = [
      await operator(service, "administrator"),
      await secondOperator(service, "staff"),
      await operator(service, "superAdmin"),
    ];
    const ends = await Promise.allSettled([...checkers, ...checkers].map((who) => approve(service, id, who)));
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await cash(service, member)).toBe(1_042_000_00);
    expect(await brokenLaws(service.db)).toEqual([]);
  });
});
