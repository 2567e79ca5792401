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
  const { slip } = roomWith13Closed();
  slip().offerLines(old, { poyNo: 7 });
  expect(slip().lines).toEqual([]);
  const { offered } = slip();
  expect(offered?.fits.map(({ number, price }) => [number, price])).toEqual([["12", baht(20)]]);
  expect([offered?.closed, offered?.unknown, offered?.poyNo]).toEqual([[old[1]], [old[2]], 7]);
  slip().dismissImport();
  expect([slip().offered, slip().lines]).toEqual([null, []]);
});

test("added, they stand behind the draft as one batch that one undo takes off", () => {
  const one = roomWith13Closed();
  type(one, "34");
  const draft = one.slip().lines;
  one.slip().offerLines(old);
  one.slip().acceptImport("add");
  expect(one.slip().lines.map(({ number }) => number)).toEqual([...draft.map(({ number }) => number), "12"]);
  expect(new Set(one.slip().lines.map(({ ref }) => ref)).size).toBe(one.slip().lines.length);
  one.slip().undo();
  expect(one.slip().lines).toEqual(draft);
});

test("in place of the draft, they are all that is there", () => {
  const one = roomWith13Closed();
  type(one, "34");
  one.slip().offerLines(old);
  one.slip().acceptImport("replace");
  expect(one.slip().lines.map(({ number }) => number)).toEqual(["12"]);
});

test("they are checked by the rates of the moment they are added, not of the moment they were offered", () => {
  const { slip } = betSlip();
  slip().offerLines(old.slice(0, 1));
  slip().rateMoved({ betId: "th_close-2026-11-23", option: "teng_bon_2", number: "12", multiply: 45 });
  slip().acceptImport("add");
  expect(slip().lines.map(({ multiply }) => multiply)).toEqual([45]);
});

test("a number that closes while the lines are on offer is told as closed before they are added", () => {
  const { slip } = betSlip();
  slip().offerLines(old.slice(0, 2), { poyNo: 7 });
  slip().rateMoved({ betId: "th_close-2026-11-23", option: "teng_bon_2", number: "13", multiply: 0 });
  const { offered } = slip();
  expect([offered?.fits.map(({ number }) => number), offered?.closed]).toEqual([["12"], [old[1]]]);
  expect([offered?.poyNo, offered?.old]).toEqual([7, old.slice(0, 2)]);
});

test("a full slip takes as many as there is slip for", () => {
  const { slip } = betSlip();
  const many = Array.from({ length: slipLinesMax - 1 }, () => old[0] as OldLine);
  slip().offerLines(many);
  slip().acceptImport("add");
  slip().offerLines(old.slice(0, 1).concat(old.slice(0, 1)));
  slip().acceptImport("add");
  expect(slip().lines).toHaveLength(slipLinesMax);
});

test("an old slip is fetched by its id and offered under its number", async () => {
  const one = betSlip(() => settled);
  await one.slip().pullPoy(settled.poyId);
  expect(one.sent).toEqual([{ name: "poys.one", query: { id: settled.poyId } }]);
  expect([one.slip().offered?.poyNo, one.slip().offered?.fits.length]).toEqual([settled.poyNo, 2]);
});

test("while a slip is being sent nothing is taken in", () => {
  const one = roomWith13Closed();
  type(one, "34");
  one.slip().confirm();
  const before = one.slip().lines;
  one.slip().offerLines(old);
  one.slip().acceptImport("replace");
  expect(one.slip().lines).toEqual(before);
});
