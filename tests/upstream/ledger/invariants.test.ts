import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { setQuota } from "@/lib/contract/operators/limits";
import { approveWithdraw } from "@/lib/contract/operators/withdraws";
import { SET_QUOTA } from "@/lib/domain/four-digit/tiers";
import { ledgerBreak } from "@/upstream/db/schema/ledger-checks";
import { checkLedger } from "@/upstream/ledger/check-ledger";
import { findBroken } from "@/upstream/ledger/find-violations";
import { approve, waiting } from "../../support/approvals";
import { withdraw, withdrawer } from "../../support/banks";
import { databases } from "../../support/database";
import { newcomer, operator, payIn, secondOperator, signUp } from "../../support/people";
import { addRound } from "../../support/rounds";
import { takeSets } from "../../support/sets";
import { useService } from "../../support/use-service";

describe.each(databases)("a break of a law on $kind", (kind) => {
  const open = useService(kind);

  test("that an operator has accepted hides no other one of the same law", async () => {
    const service = open();
    const [first, second] = [await signUp(service), await signUp(service)];
    // Equal amounts of two members, one after the other: their requests differ only in their ids.
    for (const member of [first, second]) await payIn(service, member, 300);
    const spoil = ({ uuid }: { uuid: string }) =>
      service.db.execute(
        sql`UPDATE deposit SET credited_amount = credited_amount + 1, prepare_index = 1 WHERE member = ${uuid}`,
      );
    await spoil(first);
    expect(await checkLedger(service.db, service.dependencies.log, "whole")).toBeGreaterThan(0);
    await service.db.execute(sql`UPDATE ledger_break SET accepted_at = clock_timestamp()`);
    await spoil(second);
    expect(await checkLedger(service.db, service.dependencies.log, "whole")).toBeGreaterThan(0);
  });

  test("is not a number of which operators let more sets be sold than usual", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "lao");
    const number = "1234";
    await service.call(setQuota, { body: { betId, number, sets: SET_QUOTA + 5, reason: "a test" }, token });
    await takeSets(service, await newcomer(service, 100_000), betId, [{ number, sets: SET_QUOTA + 1 }]);
    const sets = (await findBroken(service.db)).filter(({ law }) => law.includes("sets"));
    expect(sets).toEqual([]);
  });

  test("leaves what waits for a second person waiting, until payouts go on", async () => {
    const service = open();
    const member = await withdrawer(service, 40_000);
    const { id } = await withdraw(service, member, 30_000);
    const { token } = await operator(service, "staff");
    const asked = waiting(await service.call(approveWithdraw, { body: { id, reason: "a test" }, token }));
    const checker = await secondOperator(service, "staff");
    await service.db.insert(ledgerBreak).values({ law: "a law", found: "something" });
    await expect(approve(service, asked, checker)).rejects.toMatchObject({ code: "payouts-stopped" });
    await service.db.execute(sql`UPDATE ledger_break SET accepted_at = clock_timestamp()`);
    expect((await approve(service, asked, checker)).state).toBe("approved");
  });
});
