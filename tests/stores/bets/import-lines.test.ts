import { beforeEach, expect, test } from "vitest";
import type { OldLine } from "@/lib/domain/poy/import-lines";
import { slipLinesMax } from "@/lib/domain/poy/slip";
import { settled } from "../../components/poy/slips";
import { baht, betSlip, offers, type } from "../bet-slip";

beforeEach(() => localStorage.clear());

const old: readonly OldLine[] = [
  { option: "teng_bon_2", number: "12", price: baht(20), multiply: 90 },
  { option: "teng_bon_2", number: "13", price: baht(5), multiply: 90 },
  { option: "teng_bon_nha_3", number: "123", price: baht(5), multiply: 450 },
];
const roomWith13Closed = () => betSlip(undefined, { offers: offers({ teng_bon_2: { "13": 0 } }) });

test("lines on offer change nothing before the member says yes, and none is dropped unseen", () => {
  const { room } = roomWith13Closed();
  room().offerLines(old, { poyNo: 7 });
  expect(room().lines).toEqual([]);
  const { offered } = room();
  expect(offered?.fits.map(({ number, price }) => [number, price])).toEqual([["12", baht(20)]]);
  expect([offered?.closed, offered?.unknown, offered?.poyNo]).toEqual([[old[1]], [old[2]], 7]);
  room().dropOffered();
  expect([room().offered, room().lines]).toEqual([null, []]);
});

test("added, they stand behind the draft as one batch that one undo takes off", () => {
  const one = roomWith13Closed();
  type(one, "34");
  const draft = one.room().lines;
  one.room().offerLines(old);
  one.room().acceptImport("add");
  expect(one.room().lines.map(({ number }) => number)).toEqual([...draft.map(({ number }) => number), "12"]);
  expect(new Set(one.room().lines.map(({ ref }) => ref)).size).toBe(one.room().lines.length);
  one.room().undo();
  expect(one.room().lines).toEqual(draft);
});

test("in place of the draft, they are all that is there", () => {
  const one = roomWith13Closed();
  type(one, "34");
  one.room().offerLines(old);
  one.room().acceptImport("replace");
  expect(one.room().lines.map(({ number }) => number)).toEqual(["12"]);
});

test("they are checked by the rates of the moment they are added, not of the moment they were offered", () => {
  const { room } = betSlip();
  room().offerLines(old.slice(0, 1));
  room().rateMoved({ betId: "th_close-2026-11-23", option: "teng_bon_2", number: "12", multiply: 45 });
  room().acceptImport("add");
  expect(room().lines.map(({ multiply }) => multiply)).toEqual([45]);
});

test("a full slip takes as many as there is room for", () => {
  const { room } = betSlip();
  const many = Array.from({ length: slipLinesMax - 1 }, () => old[0] as OldLine);
  room().offerLines(many);
  room().acceptImport("add");
  room().offerLines(old.slice(0, 1).concat(old.slice(0, 1)));
  room().acceptImport("add");
  expect(room().lines).toHaveLength(slipLinesMax);
});

test("an old slip is fetched by its id and offered under its number", async () => {
  const one = betSlip(() => settled);
  await one.room().pullPoy(settled.poyId);
  expect(one.sent).toEqual([{ name: "poys.one", query: { id: settled.poyId } }]);
  expect([one.room().offered?.poyNo, one.room().offered?.fits.length]).toEqual([settled.poyNo, 2]);
});

test("while a slip is being sent nothing is taken in", () => {
  const one = roomWith13Closed();
  type(one, "34");
  one.room().confirm();
  const before = one.room().lines;
  one.room().offerLines(old);
  one.room().acceptImport("replace");
  expect(one.room().lines).toEqual(before);
});
