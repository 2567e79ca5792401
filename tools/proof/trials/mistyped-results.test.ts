import { describe, expect, test, vi } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { confirmResult, oneOperatorRound, previewResult } from "@/lib/contract/operators/rounds";
import { embeddedAlone } from "../../../tests/support/database/database";
import { useService } from "../../../tests/support/service/use-service";
import { done } from "../../../tests/support/world/approvals";
import { newcomer, operator, type Person, secondOperator } from "../../../tests/support/world/people";
import { addRound, bet, close, line } from "../../../tests/support/world/rounds";

/** The sweep types 1,000. */
const RESULTS = Number(process.env.MISTYPED || 100);
const right = "54708";

const differing = (typed: string) => [...typed].filter((digit, at) => digit !== right[at]).length;
/** The results nearest to the right one: every single wrong digit, then every pair (swapped ones too), then more. */
const mistyped = Array.from({ length: 100_000 }, (_, n) => String(n).padStart(5, "0"))
  .filter((typed) => typed !== right)
  .sort((a, b) => differing(a) - differing(b))
  .slice(0, RESULTS);

describe.each(embeddedAlone)("two entries of a result on $kind", (kind) => {
  const open = useService(kind);

  test(`of ${RESULTS} mistyped results none is paid; the right one is, once`, {
    timeout: 300_000,
  }, async () => {
    const service = open();
    const [first, second] = [
      await operator(service, "administrator"),
      await secondOperator(service, "administrator"),
    ];
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "th_open");
    await bet(service, member, betId, [line("teng_bon_2", "47", 10), line("teng_bon_2", "11", 10)]);
    await close(service, betId);
    const money = async () => (await service.call(cashs, { token: member.token })).money;
    const before = await money();
    const type = async (digits: string, { token }: Person) => {
      const body = { betId, result: { top3: digits.slice(0, 3), bottom2: digits.slice(3) } };
      return (await service.call(previewResult, { body, token })).previewId;
    };

    await type(right, first);
    const passed: string[] = [];
    for (const [at, digits] of mistyped.entries()) {
      const previewId = await type(digits, second);
      // Whichever of the two confirms it.
      const { token } = at % 2 ? first : second;
      const { code } = await service.refusal(confirmResult, { body: { previewId }, token });
      if (code !== "result-entries-differ") passed.push(`${digits} ${code}`);
    }
    expect(passed).toEqual([]);
    const { status, result } = await service.call(oneOperatorRound, {
      body: { betId },
      token: first.token,
    });
    expect([status, result, await money()]).toEqual(["closed", undefined, before]);

    const previewId = await type(right, second);
    done(await service.call(confirmResult, { body: { previewId }, token: second.token }));
    await vi.waitFor(async () => expect((await money()) - before).toBe(900_00), 10_000);
    expect((await service.refusal(confirmResult, { body: { previewId }, token: first.token })).code).toBe(
      "round-settled-already",
    );
    expect((await money()) - before).toBe(900_00);
  });
});
