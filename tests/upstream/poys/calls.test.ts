import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { allPoys, createPoy, onePoy, poyByKey } from "@/lib/contract/poys";
import { allTransactions } from "@/lib/contract/transactions";
import { receiptText } from "@/lib/domain/poy/receipt";
import { epochMs } from "@/lib/domain/time/time";
import { voidRound } from "@/upstream/settlement/settle-round";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { NEXT_DRAW, TODAY } from "../../support/world/facts";
import { newcomer } from "../../support/world/people";
import { addRound, bet, line, settle } from "../../support/world/rounds";
import { takeSets } from "../../support/world/sets";

describe.each(oneDatabase)("a member's slips on $kind", (kind) => {
  const open = useService(kind);

  test("are listed newest first by pages that miss none, with the totals of the whole selection", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const [stock, gov] = [await addRound(service, "th_open"), NEXT_DRAW];
    const sent: string[] = [];
    for (let at = 0; at < 7; at++) {
      const slip = await bet(service, member, at % 2 ? gov : stock, [line("teng_bon_2", "47", 10)]);
      sent.unshift(slip.poyId);
    }
    const { token } = member;
    const listed: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await service.call(allPoys, { body: { limit: 3, cursor }, token });
      expect(page.totals).toEqual({ stake: 70_00, win: 0, refunded: 0 });
      listed.push(...page.items.map(({ poyId }) => poyId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(listed).toEqual(sent);

    await settle(service, stock, { top3: "547", bottom2: "00" });
    const won = await service.call(allPoys, { body: { status: "won" }, token });
    expect([won.items.length, won.totals]).toEqual([4, { stake: 40_00, win: 4 * 900_00, refunded: 0 }]);
    const over = await service.call(allPoys, { body: { isSettled: true }, token });
    expect([over.items.length, over.totals]).toEqual([4, { stake: 40_00, win: 4 * 900_00, refunded: 0 }]);
    const gained = await service.call(allPoys, { body: { isSettled: true, outcome: "win" }, token });
    expect([gained.items.length, gained.totals.stake]).toEqual([4, 40_00]);
    const waiting = await service.call(allPoys, { body: { status: "accepted" }, token });
    expect([waiting.items.length, waiting.totals.stake]).toEqual([3, 30_00]);
    const draws = await service.call(allPoys, { body: { betGroup: "gov" }, token });
    expect(draws.items.map(({ betId }) => betId)).toEqual([gov, gov, gov]);
    const ofRound = await service.call(allPoys, { body: { betId: gov }, token });
    expect([ofRound.items.map(({ betId }) => betId), ofRound.totals.stake]).toEqual([[gov, gov, gov], 30_00]);
    const window = { startedDate: "2026-12-01", endedDate: "2026-12-01" };
    expect((await service.call(allPoys, { body: window, token })).items).toHaveLength(3);
    expect((await service.call(allPoys, { body: { startedDate: "2031-01-01" }, token })).items).toEqual([]);
  });

  test("are chosen by what is left of their stakes, not by what they paid", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const { token } = member;
    const betId = await addRound(service, "th_open");
    const voided = await addRound(service, "th_open");
    const of = (drawn: number, missed: number) => [
      line("teng_bon_2", "47", drawn),
      line("teng_bon_2", "11", missed),
    ];
    const gain = await bet(service, member, betId, of(1, 10));
    const even = await bet(service, member, betId, of(1, 89));
    const less = await bet(service, member, betId, of(1, 100));
    const none = await bet(service, member, betId, [line("teng_bon_2", "11", 10)]);
    await bet(service, member, voided, of(1, 10));
    await settle(service, betId, { top3: "547", bottom2: "00" });
    await service.db.transaction((tx) => voidRound(tx, voided, "a test"));
    const chosen = async (outcome: "win" | "loss") => {
      const { items, totals } = await service.call(allPoys, { body: { isSettled: true, outcome }, token });
      return [items.map(({ poyId }) => poyId), totals.stake, totals.win];
    };
    expect(even.total).toBe(90_00);
    expect(await chosen("win")).toEqual([[gain.poyId], 11_00, 90_00]);
    expect(await chosen("loss")).toEqual([[none.poyId, less.poyId], 111_00, 90_00]);
  });

  test("are listed with their first numbers, winners first, as the slip itself says them", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const { token } = member;
    const betId = await addRound(service, "th_open");
    const numbers = ["10", "11", "12", "13", "14", "15", "47"];
    const slip = await bet(service, member, betId, [
      ...numbers.map((number) => line("teng_bon_2", number, 10)),
      line("tode_3", "475", 5),
    ]);
    const lost = await bet(service, member, betId, [line("teng_bon_2", "99", 10)]);
    const sets = await takeSets(service, member, await addRound(service, "lao"), [
      { number: "1234", sets: 1 },
    ]);
    const listed = async () =>
      Object.fromEntries(
        (await service.call(allPoys, { body: {}, token })).items.map(
          ({ poyId, lineCount, firstLines = [] }) => [
            poyId,
            `${lineCount}: ${firstLines.map(({ number, isWon }) => number + (isWon ? "!" : "")).join(" ")}`,
          ],
        ),
      );
    expect(await listed()).toEqual({
      [slip.poyId]: "8: 10 11 12 13 14 15",
      [lost.poyId]: "1: 99",
      [sets.poyId]: "1: 1234",
    });

    await settle(service, betId, { top3: "547", bottom2: "00" });
    const settled = await listed();
    expect(settled[slip.poyId]).toBe("8: 47! 475! 10 11 12 13");
    expect(settled[lost.poyId]).toBe("1: 99");
    const one = await service.call(onePoy, { query: { id: slip.poyId }, token });
    const all = await service.call(allPoys, { body: {}, token });
    const row = all.items.find(({ poyId }) => poyId === slip.poyId);
    expect([one.lineCount, one.firstLines]).toEqual([row?.lineCount, row?.firstLines]);
    expect(row?.firstLines?.[1]).toEqual({ option: "tode_3", number: "475", isWon: true });
  });

  test("say what was sent, line by line, and are found by their id and by the key they were sent with", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "th_open");
    const key = newKey();
    const lines = [
      { ...line("tode_3", "123", 5), add: 1 },
      { ...line("teng_bon_1", "0", 7), add: 2 },
    ];
    const { token } = member;
    const slip = await service.call(createPoy, { body: { betId, lines, note: "เลขฝัน" }, token, key });
    expect(slip).toMatchObject({
      betId,
      total: 12_00,
      win: 0,
      status: "accepted",
      note: "เลขฝัน",
      betGroup: "stock",
    });
    const { poyNo, createdAt, total, poyListJson } = slip;
    const text = receiptText({ poyNo, betId, createdAtMs: epochMs(createdAt), total, lines: poyListJson });
    expect(slip.receipt).toBe(createHash("sha256").update(text).digest("hex"));
    expect(slip.poyListJson).toEqual(
      lines.map((sent, at) => ({
        ...sent,
        min: 1_00,
        max: at === 0 ? 2_000_00 : 10_000_00,
        outcome: "pending",
        win: 0,
      })),
    );
    expect(await service.call(poyByKey, { query: { key }, token })).toEqual(slip);
    expect(await service.call(onePoy, { query: { id: slip.poyId }, token })).toMatchObject(slip);
    expect((await service.refusal(poyByKey, { query: { key: newKey() }, token })).code).toBe("not-found");
  });

  test("stand in the statement as bets and wins of their market, with the balance after each", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const [stock, gov] = [await addRound(service, "th_open"), await addRound(service, "gov")];
    const first = await bet(service, member, stock, [line("teng_bon_2", "47", 10)]);
    const second = await bet(service, member, gov, [line("teng_lang_2", "56", 20)]);
    await settle(service, stock, { top3: "547", bottom2: "00" });
    await settle(service, gov, {
      first: "491847",
      front3: ["123", "456"],
      back3: ["789", "321"],
      back2: "56",
    });
    const rows = await service.call(allTransactions, {
      body: { startedDate: TODAY, endedDate: TODAY },
      token: member.token,
    });
    expect(
      rows.map(({ transactionType, amount, balance, ref }) => [transactionType, amount, balance, ref?.id]),
    ).toEqual([
      ["WIN_GOV", 1_800_00, 70_00 + 900_00 + 1_800_00, second.poyId],
      ["WIN_STOCK", 900_00, 70_00 + 900_00, first.poyId],
      ["BET_GOV", -20_00, 70_00, second.poyId],
      ["BET_STOCK", -10_00, 90_00, first.poyId],
      ["ADMIN_INCREASE", 100_00, 100_00, rows.at(-1)?.ref?.id],
    ]);
    const other = { startedDate: "2026-11-01", endedDate: "2026-11-25" };
    expect(await service.call(allTransactions, { body: other, token: member.token })).toEqual([]);
  });
});
