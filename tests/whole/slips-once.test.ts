import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { isFault } from "@/lib/contract/fault";
import { createPoy, poyByKey } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { newKey } from "../../tools/testing/calls";
import { databases } from "../support/database";
import { brokenLaws, count } from "../support/ledger";
import { newcomer } from "../support/people";
import { addRound, bet, line } from "../support/rounds";
import { useService } from "../support/use-service";

describe.each(databases)("many sends at once on $kind", (kind) => {
  const open = useService(kind);

  test("fifty sends with one key make one slip, charged once, and all get the same answer", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "th_open");
    const lines = [line("teng_bon_2", "47", 10), line("teng_lang_2", "56", 20)];
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => bet(service, member, betId, lines, key)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await service.call(poyByKey, { query: { key }, token: member.token })).toEqual(answers[0]);
    expect(await count(service.db, sql`SELECT count(*) FROM poy WHERE bet_id = ${betId}`)).toBe(1);
    expect(await service.call(cashs, { token: member.token })).toMatchObject({ money: satang(970_00) });
  });

  test("fifty slips of 100 baht against 1,000 baht: exactly ten stand, the others hear of the balance", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "th_noon");
    const sends = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) =>
        bet(service, member, betId, [line("teng_bon_2", String(at).padStart(2, "0"), 100)]),
      ),
    );
    expect(sends.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    const refusals = sends.flatMap((send) => (send.status === "rejected" ? [send.reason] : []));
    for (const refusal of refusals) {
      expect(isFault(refusal, "balance-too-low") && refusal.details).toEqual({
        balance: satang(0),
        needed: satang(100_00),
      });
    }
    expect(await service.call(cashs, { token: member.token })).toMatchObject({ money: 0 });
  });

  test("crowds on the same numbers in opposite order get through without a deadlock", async () => {
    const service = open();
    const betId = await addRound(service, "th_close");
    const numbers = Array.from({ length: 30 }, (_, at) => String(at).padStart(2, "0"));
    const members = await Promise.all(Array.from({ length: 12 }, () => newcomer(service, 1_000)));
    const sends = members.flatMap((member, at) => {
      const ordered = at % 2 ? numbers : [...numbers].reverse();
      const lines = () => ordered.map((number) => line("teng_lang_2", number, 1));
      return [bet(service, member, betId, lines()), bet(service, member, betId, lines())];
    });
    const slips = await Promise.all(sends);
    expect(slips).toHaveLength(24);
  });

  test("one key for two different slips at once: one stands, the other is told of the mismatch", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "th_afternoon");
    const key = newKey();
    const sends = await Promise.allSettled(
      [1, 2, 3, 4].map((baht) =>
        service.call(createPoy, {
          body: { betId, lines: [line("teng_bon_1", "5", baht)] },
          token: member.token,
          key,
        }),
      ),
    );
    const codes = sends.map((send) => (send.status === "fulfilled" ? "slip" : send.reason.code));
    expect(codes.sort()).toEqual([
      "idempotency-mismatch",
      "idempotency-mismatch",
      "idempotency-mismatch",
      "slip",
    ]);
  });

  test("the books are sound after all that", async () => {
    expect(await brokenLaws(open().db)).toEqual([]);
  });
});
