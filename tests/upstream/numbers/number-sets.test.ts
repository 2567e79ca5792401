import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { allNumberSets, createNumberSet, removeNumberSet, updateNumberSet } from "@/lib/contract/number-sets";
import { satang } from "@/lib/domain/money/money";
import { NUMBER_SET_ROWS_MAX, NUMBER_SETS_MAX } from "@/lib/domain/numbers/numbers";
import { member } from "@/upstream/db/schema/members";
import { numberSet } from "@/upstream/db/schema/numbers";
import { oneDatabase } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { newcomer } from "../../support/world/people";

const rows = [
  { option: "teng_bon_3", number: "123" },
  { option: "teng_lang_2", number: "07" },
] as const;
const draft = (name: string) => ({ name, rows: [...rows] });

describe.each(oneDatabase)("number sets on $kind", (kind) => {
  const open = useService(kind);

  test("are kept as they were written, the one changed last first", async () => {
    const service = open();
    const { token } = await newcomer(service, 0);
    expect(await service.call(allNumberSets, { token })).toEqual([]);
    const first = await service.call(createNumberSet, { body: draft("แม่ให้"), token });
    const second = await service.call(createNumberSet, { body: draft("บ้านเลขที่"), token });
    expect(first).toMatchObject(draft("แม่ให้"));
    const priced = { option: "tode_3" as const, number: "159", price: satang(20_00) };
    const body = { id: first.id, name: "แม่ให้ ใหม่", rows: [priced] };
    const changed = await service.call(updateNumberSet, { body, token });
    expect(changed).toMatchObject(body);
    expect(await service.call(allNumberSets, { token })).toEqual([changed, second]);
    await service.call(removeNumberSet, { body: { id: second.id }, token });
    expect(await service.call(allNumberSets, { token })).toEqual([changed]);
    expect((await service.refusal(removeNumberSet, { body: { id: second.id }, token })).code).toBe(
      "not-found",
    );
  });

  test("of another member are not there, to see, to change or to remove", async () => {
    const service = open();
    const [owner, other] = [await newcomer(service, 0), await newcomer(service, 0)];
    const mine = await service.call(createNumberSet, { body: draft("ของฉัน"), token: owner.token });
    expect(await service.call(allNumberSets, { token: other.token })).toEqual([]);
    const touch = { id: mine.id, ...draft("ขโมย") };
    const refused = [
      await service.refusal(updateNumberSet, { body: touch, token: other.token }),
      await service.refusal(removeNumberSet, { body: { id: mine.id }, token: other.token }),
      await service.refusal(removeNumberSet, { body: { id: "no-uuid-at-all" }, token: owner.token }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(["not-found", "not-found", "not-found"]);
    expect(await service.call(allNumberSets, { token: owner.token })).toEqual([mine]);
    expect((await service.refusal(allNumberSets)).code).toBe("unauthorized");
  });

  test(`end at ${NUMBER_SETS_MAX} a member, also for two that are sent at once`, async () => {
    const service = open();
    const { uuid, token } = await newcomer(service, 0);
    await service.db.insert(numberSet).values(
      Array.from({ length: NUMBER_SETS_MAX - 1 }, (_, at) => ({
        member: uuid,
        name: `set ${at}`,
        rows: [...rows],
        updatedAt: new Date(at),
      })),
    );
    const tries = await Promise.allSettled(
      Array.from({ length: 4 }, () => service.call(createNumberSet, { body: draft("ชุดสุดท้าย"), token })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await service.call(allNumberSets, { token })).toHaveLength(NUMBER_SETS_MAX);
    const full = await service.refusal(createNumberSet, { body: draft("เกิน"), token });
    expect(full.code).toBe("number-set-limit-reached");
  });

  test("refuse a number of the wrong length, no rows, too many rows, no name", async () => {
    const service = open();
    const { token } = await newcomer(service, 0);
    const wrong = [
      { name: "ชุด", rows: [{ option: "teng_bon_3" as const, number: "12" }] },
      { name: "ชุด", rows: [] },
      { name: "ชุด", rows: Array.from({ length: NUMBER_SET_ROWS_MAX + 1 }, () => rows[0]) },
      { name: "", rows: [...rows] },
    ];
    for (const body of wrong) {
      // The site's own contract would refuse these before they are sent; other clients may send anything.
      const { status, body: answer } = await service.wire("POST", "/poy-api/number-sets.create", body, {
        authorization: `Bearer ${token}`,
      });
      expect([status, (answer as { code: string }).code]).toEqual([422, "invalid-input"]);
    }
    expect(await service.call(allNumberSets, { token })).toEqual([]);
  });

  test("can be read, but not written, by a member whom the lotto area is closed to", async () => {
    const service = open();
    const { uuid, token } = await newcomer(service, 0);
    const kept = await service.call(createNumberSet, { body: draft("เก็บไว้"), token });
    await service.db.update(member).set({ closedArea: 4 }).where(eq(member.uuid, uuid));
    expect(await service.call(allNumberSets, { token })).toEqual([kept]);
    const refused = await service.refusal(removeNumberSet, { body: { id: kept.id }, token });
    expect(refused.code).toBe("area-closed");
  });
});
