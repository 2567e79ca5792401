import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { abortPoy } from "@/lib/contract/poys";
import { poy } from "@/upstream/db/schema/poys";
import { round } from "@/upstream/db/schema/rounds";
import { MOST_ONE_BY_ONE, pageNumbers } from "@/upstream/poys/poy-numbers";
import { type Search, selection } from "@/upstream/poys/poy-selection";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database";
import { newcomer } from "../../support/people";
import { addRound, bet, line } from "../../support/rounds";
import { takeSets } from "../../support/sets";
import { useService } from "../../support/use-service";

const ways = {
  "by what is few": MOST_ONE_BY_ONE,
  "by rounds": { ...MOST_ONE_BY_ONE, lines: 0 },
  "among all slips": { roundsOfDays: 0, rounds: 0, lines: 0 },
};

describe.each(oneDatabase)("a page of slips on $kind", (kind) => {
  const open = useService(kind);
  let day = "";

  beforeAll(async () => {
    const service = open();
    const who = await newcomer(service, 5_000);
    const rounds = [
      await addRound(service, "th_open"),
      await addRound(service, "th_close"),
      await addRound(service, "th_open"),
    ];
    for (let at = 0; at < 18; at++) {
      const betId = rounds[(at * at) % 3] ?? "";
      const lines = [
        line("teng_bon_2", at % 2 ? "47" : "11", 10),
        line("teng_lang_2", at % 3 ? "47" : "12", 5),
      ];
      const { poyId } = await bet(service, who, betId, lines);
      if (at % 7 === 0) await service.call(abortPoy, { body: { poyId }, token: who.token, key: newKey() });
    }
    await takeSets(service, who, await addRound(service, "lao"), [{ number: "1234", sets: 1 }]);
    const [first] = await service.db
      .select()
      .from(round)
      .where(eq(round.betId, rounds[0] ?? ""));
    day = first?.serviceDate ?? "";
  });

  const searches = (): Search[] => [
    { betGroup: "stock" },
    { betType: "th_close" },
    { betType: "th_open", status: "cancelled" },
    { startedDate: day, endedDate: day },
    { startedDate: "2020-01-01", endedDate: "2020-12-31" },
    { endedDate: day, status: "accepted", betGroup: "stock" },
    { number: "47" },
    { number: "47", option: "teng_lang_2", status: "accepted" },
    { number: "12", betType: "th_open" },
    { number: "47", startedDate: day },
    { number: "1234", betGroup: "set_4" },
    { number: "99" },
  ];

  test.each(Object.entries(ways))("is the same %s, in both orders and behind any slip", async (_, most) => {
    const { db } = open();
    const numbers = (await db.select({ no: poy.poyNo }).from(poy)).map(({ no }) => no);
    const cursors = [undefined, ...numbers.filter((_, at) => at % 4 === 0).map(String)];
    let found = 0;
    for (const search of searches())
      for (const sort of ["newest", "oldest"] as const)
        for (const cursor of cursors) {
          const [direction, beyond] = sort === "newest" ? [desc, lt] : [asc, gt];
          const plain = await db
            .select({ no: poy.poyNo })
            .from(poy)
            .innerJoin(round, eq(round.betId, poy.betId))
            .where(and(selection(search), cursor ? beyond(poy.poyNo, Number(cursor)) : undefined))
            .orderBy(direction(poy.poyNo))
            .limit(4);
          const page = await pageNumbers(db, { ...search, sort, cursor }, 4, most);
          if (page)
            expect([search, sort, cursor, page]).toEqual([search, sort, cursor, plain.map(({ no }) => no)]);
          found += page?.length ?? 0;
        }
    expect(found).toBeGreaterThan(50);
  });

  test("is found as it is asked for where one slip, member, round or an amount decides", async () => {
    const { db } = open();
    for (const search of [{ poyNo: 1 }, { betId: "x" }, { sort: "stake" }, {}, { status: "won" }] as Search[])
      expect(await pageNumbers(db, search, 4)).toBeNull();
  });
});
