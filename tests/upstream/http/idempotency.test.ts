import { describe, expect, test } from "vitest";
import { adjustMoney } from "@/lib/contract/operators/members";
import { satang } from "@/lib/domain/money/money";
import { newKey } from "../../../tools/testing/calls";
import { cashOf, give } from "../../support/adjustments";
import { databases } from "../../support/database";
import { newcomer, operator } from "../../support/people";
import { addRound, bet, line } from "../../support/rounds";
import { useService } from "../../support/use-service";

describe.each(databases)("the replies that idempotency keys keep on $kind", (kind) => {
  const open = useService(kind);

  test("answer a call that is repeated, which is done once; another body under the key is refused", async () => {
    const service = open();
    const [member, { token }] = [await newcomer(service, 0), await operator(service, "superAdmin")];
    const body = give(member.uuid, satang(100_00));
    const args = { body, token, key: newKey() };
    const first = await service.call(adjustMoney, args);
    expect(await service.call(adjustMoney, args)).toEqual(first);
    expect(await cashOf(service, member)).toBe(100_00);
    const other = { ...args, body: give(member.uuid, satang(101_00)) };
    expect((await service.refusal(adjustMoney, other)).code).toBe("idempotency-mismatch");
    await service.call(adjustMoney, { body, token, key: newKey() });
    expect(await cashOf(service, member)).toBe(200_00);
  });

  test("are each member's own: another one's slip under the same key is another slip", async () => {
    const service = open();
    const [one, other] = [await newcomer(service, 100), await newcomer(service, 100)];
    const betId = await addRound(service, "th_open");
    const [lines, key] = [[line("teng_bon_2", "47", 10)], newKey()];
    const slips = [await bet(service, one, betId, lines, key), await bet(service, other, betId, lines, key)];
    expect(new Set(slips.map(({ poyId }) => poyId)).size).toBe(2);
    expect([await cashOf(service, one), await cashOf(service, other)]).toEqual([90_00, 90_00]);
  });
});
