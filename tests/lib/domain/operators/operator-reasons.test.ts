import { expect, test } from "vitest";
import {
  noteOf,
  type ReasonFamily,
  readReason,
  reasonCodesOf,
  reasonFamilies,
  reasonText,
} from "@/lib/domain/operators/operator-reasons";

const families = Object.keys(reasonFamilies) as ReasonFamily[];

test("a picked reason is read again as it was picked, by every code of every family", () => {
  for (const family of families)
    for (const code of reasonCodesOf(family)) {
      const picked = { code, note: "two lines:\nand a colon" };
      expect(readReason(reasonText(picked))).toEqual(picked);
    }
});

test("words alone count as other, also with a colon", () => {
  expect(readReason(reasonText("asked by phone"))).toEqual({ code: "other", note: "asked by phone" });
  expect(readReason("note: no code of ours")).toEqual({ code: "other", note: "note: no code of ours" });
});

test("members read the words without the code", () => {
  expect(noteOf({ code: "no-draw", note: "the draw is cancelled" })).toBe("the draw is cancelled");
  expect(noteOf("the draw is cancelled")).toBe("the draw is cancelled");
});

test("every list ends with other and names no code twice", () => {
  for (const family of families) {
    const codes = reasonCodesOf(family);
    expect(codes.at(-1)).toBe("other");
    expect(new Set(codes).size).toBe(codes.length);
  }
});
