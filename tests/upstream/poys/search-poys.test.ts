import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { BodyOf } from "@/lib/contract/endpoint";
import { allOperatorPoys, oneOperatorPoy } from "@/lib/contract/operators/poys";
import { abortPoy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { poy } from "@/upstream/db/schema/poys";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database";
import { newcomer, operator, type Person } from "../../support/people";
import { addRound, bet, line, settle } from "../../support/rounds";
import { takeSets } from "../../support/sets";
import { useService } from "../../support/use-service";

describe.each(oneDatabase)("slips as operators search them on $kind", (kind) => {
  const open = useService(kind);
  let staff = "";
  let one: Person;
  let other: Person;
  let betId = "";
  let later = "";

  beforeAll(async () => {
    const service = open();
    staff = (await operator(service, "staff")).token;
    [one, other] = [await newcomer(service, 1_000), await newcomer(service, 1_000)];
    betId = await addRound(service, "th_open");
    later = await addRound(service, "th_close");
    await bet(service, one, betId, [line("teng_bon_2", "47", 10)]);
    await bet(service, other, betId, [line("teng_bon_2", "48", 30), line("teng_lang_2", "47", 5)]);
    await bet(service, one, later, [line("teng_bon_3", "847", 20)]);
    const { poyId } = await bet(service, one, betId, [line("teng_bon_2", "11", 20)]);
    await service.call(abortPoy, { body: { poyId }, token: one.token, key: newKey() });
  });

  const search = async (body: BodyOf<typeof allOperatorPoys>) =>
    (await open().call(allOperatorPoys, { body, token: staff })).items;
  const stakes = async (body: BodyOf<typeof allOperatorPoys>) =>
    (await search(body)).map(({ total }) => total / 100);

  test("are found by member, round, state, option and number", async () => {
    expect(await stakes({ uuid: one.uuid })).toEqual([20, 20, 10]);
    expect(await stakes({ betId })).toEqual([20, 35, 10]);
    expect(await stakes({ betId, status: "cancelled" })).toEqual([20]);
    expect(await stakes({ number: "47", betId })).toEqual([35, 10]);
    expect(await stakes({ number: "47", option: "teng_lang_2", betId })).toEqual([35]);
    expect(await stakes({ option: "teng_bon_3", uuid: one.uuid })).toEqual([20]);
    expect(await stakes({ betType: "th_close", uuid: one.uuid })).toEqual([20]);
    expect(await stakes({ number: "99", betId })).toEqual([]);
  });

  test("are found by their own number, with their member and first lines", async () => {
    const [newest] = await search({ betId: later });
    if (!newest) throw new Error("no slip");
    expect(await search({ poyNo: newest.poyNo })).toEqual([newest]);
    expect(newest).toMatchObject({
      uuid: one.uuid,
      userName: one.userName,
      lineCount: 1,
      firstLines: [{ option: "teng_bon_3", number: "847" }],
    });
  });

  test.each(["newest", "oldest", "stake", "win"] as const)(
    "come page by page in the order %s, each once",
    async (sort) => {
      const whole = await search({ betId, sort });
      const paged: typeof whole = [];
      let cursor: string | undefined;
      do {
        const page = await open().call(allOperatorPoys, {
          body: { betId, sort, limit: 1, cursor },
          token: staff,
        });
        paged.push(...page.items);
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(whole).toHaveLength(3);
      expect(paged).toEqual(whole);
    },
  );

  test("come by amount with the highest first", async () => {
    expect(await stakes({ betId, sort: "stake" })).toEqual([35, 20, 10]);
    expect(await stakes({ betId, sort: "oldest" })).toEqual([10, 35, 20]);
  });

  test("are not ordered by amount, nor searched by an option, over all rounds at once", async () => {
    for (const body of [{ sort: "stake" }, { sort: "win" }, { option: "teng_bon_2" }]) {
      const headers = { authorization: `Bearer ${staff}` };
      const { status } = await open().wire("POST", `/api${allOperatorPoys.path}`, body, headers);
      expect([body, status]).toEqual([body, 422]);
    }
  });

  test("of sets are found by their four digits", async () => {
    const service = open();
    const round = await addRound(service, "lao");
    await takeSets(service, one, round, [{ number: "1234", sets: 1 }]);
    expect((await search({ number: "1234" })).map((slip) => slip.betId)).toEqual([round]);
    expect((await search({ number: "1235" })).length).toBe(0);
  });

  test("show one slip with its postings, and that its receipt is intact", async () => {
    const service = open();
    const settled = await addRound(service, "th_open");
    const { poyId, receipt } = await bet(service, one, settled, [line("teng_bon_2", "23", 10)]);
    await settle(service, settled, { top3: "123", bottom2: "45" });
    const slip = await service.call(oneOperatorPoy, { body: { poyId }, token: staff });
    expect(slip).toMatchObject({ uuid: one.uuid, status: "won", receipt, isReceiptIntact: true });
    expect(slip.postings.map(({ transactionType, account }) => [transactionType, account])).toEqual([
      ["BET_STOCK", expect.stringMatching(/^(cash|house-stakes)$/)],
      ["BET_STOCK", expect.stringMatching(/^(cash|house-stakes)$/)],
      ["WIN_STOCK", expect.stringMatching(/^(cash|house-stakes)$/)],
      ["WIN_STOCK", expect.stringMatching(/^(cash|house-stakes)$/)],
    ]);
    expect(slip.postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    const won = slip.postings.filter(({ account }) => account === "cash").map(({ amount }) => amount);
    expect(won).toEqual([satang(-10_00), slip.win]);
  });

  test("show that a receipt does not fit a slip that was changed behind the service's back", async () => {
    const service = open();
    const { poyId } = await bet(service, one, betId, [line("teng_bon_2", "23", 10)]);
    await service.db.update(poy).set({ total: 20_00 }).where(eq(poy.poyId, poyId));
    const slip = await service.call(oneOperatorPoy, { body: { poyId }, token: staff });
    expect(slip.isReceiptIntact).toBe(false);
    await service.db.update(poy).set({ total: 10_00 }).where(eq(poy.poyId, poyId));
  });

  test("are not found where there is none of that id", async () => {
    const { code } = await open().refusal(oneOperatorPoy, { body: { poyId: one.uuid }, token: staff });
    expect(code).toBe("not-found");
  });
});
