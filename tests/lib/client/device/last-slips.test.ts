// Needs a document.
import { beforeEach, describe, expect, test } from "vitest";
import {
  forgetLastSlips,
  forgetOthersSlips,
  type LastSlip,
  readLastSlips,
  SLIPS_KEPT,
  saveLastSlips,
} from "@/lib/client/device/last-slips";
import { satang } from "@/lib/domain/money/money";

const slip = (no: number, more: Partial<LastSlip> = {}): LastSlip => ({
  poyId: `slip-${no}`,
  poyNo: no,
  betGroup: "gov",
  betType: "THAI_GOV",
  betName: "THAI_GOV",
  roundName: "รัฐบาล",
  dt: "2026-12-01",
  createdAt: `2026-11-${String(no).padStart(2, "0")}T12:00:00+07:00`,
  total: satang(1_000),
  win: satang(0),
  status: "accepted",
  ...more,
});
const numbers = () => readLastSlips()?.slips.map(({ poyNo }) => poyNo);

beforeEach(() => localStorage.clear());

describe("a member's last slips", () => {
  test("are kept newest first, ten of them, and what is read anew takes the place of what was known", async () => {
    await saveLastSlips("somchai", { rows: [slip(3), slip(2)] });
    await saveLastSlips("somchai", {
      rows: [slip(4), slip(3, { status: "won", win: satang(90_000) })],
    });
    expect(numbers()).toEqual([4, 3, 2]);
    expect(readLastSlips()?.slips[1]?.status).toBe("won");
    await saveLastSlips("somchai", { rows: Array.from({ length: 20 }, (_, at) => slip(at + 5)) });
    expect(numbers()).toHaveLength(SLIPS_KEPT);
    expect(numbers()?.[0]).toBe(24);
  });
  test("follow a return, and a page from before it does not bring them back as waiting", async () => {
    await saveLastSlips("somchai", { rows: [slip(2), slip(1)], readAtMs: 1_000 });
    await saveLastSlips("somchai", { rows: [slip(2, { status: "cancelled" })], readAtMs: 2_000 });
    await saveLastSlips("somchai", { rows: [slip(2), slip(1)], readAtMs: 1_000 });
    expect(readLastSlips()?.slips.map(({ status }) => status)).toEqual(["cancelled", "accepted"]);
  });
  test("say the time of what still waits, not that of another slip read later", async () => {
    await saveLastSlips("somchai", { rows: [slip(2), slip(1)], readAtMs: 1_000 });
    await saveLastSlips("somchai", { rows: [slip(2)], readAtMs: 2_000 });
    expect(readLastSlips()?.keptAtMs).toBe(1_000);
    await saveLastSlips("somchai", { rows: [slip(1, { status: "lost" })], readAtMs: 3_000 });
    expect(readLastSlips()?.keptAtMs).toBe(2_000);
    await saveLastSlips("somchai", { rows: [slip(2, { status: "refunded" })], readAtMs: 4_000 });
    expect(readLastSlips()?.keptAtMs).toBe(4_000);
  });
  test("leave when all that wait were read without them; those that had ended stay", async () => {
    await saveLastSlips("somchai", { rows: [slip(3), slip(2), slip(1, { status: "won" })], readAtMs: 1_000 });
    await saveLastSlips("somchai", { rows: [slip(3)], readAtMs: 2_000, isAllWaiting: true });
    expect(numbers()).toEqual([3, 1]);
    await saveLastSlips("somchai", { rows: [slip(4)], readAtMs: 4_000 });
    await saveLastSlips("somchai", { rows: [], readAtMs: 3_000, isAllWaiting: true });
    expect(numbers()).toEqual([4, 1]);
  });
  test("say in the storage neither whose they are nor what else a slip holds", async () => {
    const told = { ...slip(1), note: "for mum", receipt: "abc" };
    await saveLastSlips("7f2c1f0e-0000-4000-8000-000000000001", { rows: [told] });
    const text = localStorage.getItem("last-slips") ?? "";
    expect(text).not.toMatch(/7f2c1f0e|for mum|receipt/);
  });
  test("are removed when another member's slips or session come", async () => {
    await saveLastSlips("somchai", { rows: [slip(1)] });
    await forgetOthersSlips("somchai");
    expect(numbers()).toEqual([1]);
    await saveLastSlips("somying", { rows: [slip(2)] });
    expect(numbers()).toEqual([2]);
    await forgetOthersSlips("somsak");
    expect(readLastSlips()).toBeNull();
  });
  test("go at the logout", async () => {
    await saveLastSlips("somchai", { rows: [slip(1)] });
    forgetLastSlips();
    expect(readLastSlips()).toBeNull();
  });
  test.each([
    ["no JSON", "{"],
    ["a list", "[]"],
    ["half a slip", '{"owner":"a","keptAtMs":1,"slips":[{"poyId":"a"}]}'],
  ])("that are %s are none", (_, text) => {
    localStorage.setItem("last-slips", text);
    expect(readLastSlips()).toBeNull();
  });
});
