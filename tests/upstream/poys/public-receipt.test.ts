import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createPoy, onePoy } from "@/lib/contract/poys";
import { oneReceipt, switchReceipt } from "@/lib/contract/receipts";
import { receiptCodePattern } from "@/lib/domain/poy/receipt-code";
import { poyReceipt } from "@/upstream/db/schema/poys";
import { resetLimiters } from "@/upstream/http/rate-limit";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { newcomer } from "../../support/world/people";
import { addRound, bet, line, settle } from "../../support/world/rounds";
import { takeSets } from "../../support/world/sets";

const unknownCode = "7ZZZZZZZZZZZZZZZZZZZZZZZZZ";

describe.each(oneDatabase)("a slip's public receipt on $kind", (kind) => {
  const open = useService(kind);

  async function shownSlip(lines = [line("teng_bon_2", "47", 10), line("tode_3", "123", 5)]) {
    const service = open();
    resetLimiters();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "th_open");
    const slip = await bet(service, member, betId, lines);
    const shown = await service.call(onePoy, { query: { id: slip.poyId }, token: member.token });
    return { service, member, betId, slip: shown, code: shown.publicReceipt?.code ?? "" };
  }

  test("gets its code when the slip is first shown, and keeps it", async () => {
    const { service, member, slip, code } = await shownSlip();
    expect(code).toMatch(receiptCodePattern);
    const again = await service.call(onePoy, { query: { id: slip.poyId }, token: member.token });
    expect(again.publicReceipt).toEqual({ code, isPublic: true });
    const stored = await service.db.select().from(poyReceipt).where(eq(poyReceipt.poyId, slip.poyId));
    expect(stored).toEqual([{ poyId: slip.poyId, code, isPublic: true }]);
  });

  test("has one code when the slip is first shown on two devices at once", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "th_open");
    const { poyId } = await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    const read = () => service.call(onePoy, { query: { id: poyId }, token: member.token });
    const slips = await Promise.all(Array.from({ length: 6 }, read));
    expect(new Set(slips.map(({ publicReceipt }) => publicReceipt?.code)).size).toBe(1);
  });

  test("is not made by sending a slip, so that a bet costs no more than before", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "th_open");
    const body = { betId, lines: [line("teng_bon_2", "47", 10)] };
    const slip = await service.call(createPoy, { body, token: member.token, key: newKey() });
    expect(slip.publicReceipt).toBeUndefined();
    expect(await service.db.select().from(poyReceipt).where(eq(poyReceipt.poyId, slip.poyId))).toEqual([]);
  });

  test("says state, market, round, lines, stake, win and time to anyone, and nothing else", async () => {
    const { service, betId, slip, code } = await shownSlip();
    const receipt = await service.call(oneReceipt, { query: { code } });
    expect(receipt).toEqual({
      betId,
      betGroup: slip.betGroup,
      betType: slip.betType,
      betName: slip.betName,
      roundName: slip.roundName,
      dt: slip.dt,
      createdAt: slip.createdAt,
      status: "accepted",
      total: 15_00,
      win: 0,
      lines: slip.poyListJson.map(({ option, number, price, multiply }) => ({
        ...{ option, number, price, multiply },
        ...{ outcome: "pending", win: 0 },
      })),
    });

    await settle(service, betId, { top3: "547", bottom2: "00" });
    const settled = await service.call(oneReceipt, { query: { code } });
    expect(settled).toMatchObject({
      status: "won",
      win: 900_00,
      result: { top3: "547", bottom2: "00" },
      lines: [
        { number: "47", outcome: "won", win: 900_00 },
        { number: "123", outcome: "lost", win: 0 },
      ],
    });
  });

  test("names neither the member nor their note, the slip's number or its id", async () => {
    const service = open();
    resetLimiters();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "th_open");
    const body = { betId, lines: [line("teng_bon_2", "47", 10)], note: "for aunt Somsri" };
    const { token } = member;
    const { poyId } = await service.call(createPoy, { body, token, key: newKey() });
    const slip = await service.call(onePoy, { query: { id: poyId }, token });
    const receipt = await service.call(oneReceipt, { query: { code: slip.publicReceipt?.code ?? "" } });
    const said = JSON.stringify(receipt);
    for (const secret of [member.uuid, "Somsri", poyId, slip.receipt]) expect(said).not.toContain(secret);
    const named = [...Object.keys(receipt), ...receipt.lines.flatMap((each) => Object.keys(each))];
    for (const name of ["poyNo", "poyId", "note", "receipt", "ref", "cancelUntil"])
      expect(named).not.toContain(name);
  });

  test("shows a slip of sets with its sets", async () => {
    const service = open();
    resetLimiters();
    const member = await newcomer(service, 1_000);
    const sets = [{ number: "1234", sets: 2 }];
    const slip = await takeSets(service, member, await addRound(service, "lao"), sets);
    const shown = await service.call(onePoy, { query: { id: slip.poyId }, token: member.token });
    const receipt = await service.call(oneReceipt, { query: { code: shown.publicReceipt?.code ?? "" } });
    expect([receipt.lines, receipt.sets]).toMatchObject([[], [{ number: "1234", sets: 2 }]]);
  });

  test("is switched off by its member: then it is like an unknown one, until it is switched on again", async () => {
    const { service, member, slip, code } = await shownSlip();
    const turn = (isPublic: boolean) =>
      service.call(switchReceipt, { body: { poyId: slip.poyId, isPublic }, token: member.token });
    expect(await turn(false)).toEqual({ code, isPublic: false });
    const refused = await service.refusal(oneReceipt, { query: { code } });
    const unknown = await service.refusal(oneReceipt, { query: { code: unknownCode } });
    expect([refused.code, refused.details]).toEqual([unknown.code, unknown.details]);
    expect(unknown.code).toBe("not-found");
    const shown = await service.call(onePoy, { query: { id: slip.poyId }, token: member.token });
    expect(shown.publicReceipt).toEqual({ code, isPublic: false });
    expect(await turn(true)).toEqual({ code, isPublic: true });
    expect((await service.call(oneReceipt, { query: { code } })).total).toBe(15_00);
  });

  test("can be switched off before the slip is first shown", async () => {
    const service = open();
    const member = await newcomer(service, 1_000);
    const betId = await addRound(service, "th_open");
    const { poyId } = await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    const off = await service.call(switchReceipt, { body: { poyId, isPublic: false }, token: member.token });
    const shown = await service.call(onePoy, { query: { id: poyId }, token: member.token });
    expect(shown.publicReceipt).toEqual(off);
  });

  test("is read 30 times a minute from one address, known or not; another address still reads it", async () => {
    const { service, code } = await shownSlip();
    const read = (address: string) =>
      service.call(oneReceipt, { query: { code }, headers: { "x-client-ip": address } });
    for (let at = 0; at < 30; at += 1) await read(`2001:db8::${at + 1}`);
    const refused = await service.refusal(oneReceipt, {
      query: { code: unknownCode },
      headers: { "x-client-ip": "2001:db8::ffff" },
    });
    expect(refused.code).toBe("rate-limited");
    expect((await read("2001:db8:0:1::1")).total).toBe(15_00);
  });
});
