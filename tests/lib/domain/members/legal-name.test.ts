import { expect, test } from "vitest";
import { legalNameFault, readLegalName } from "@/lib/domain/members/legal-name";

test.each([
  ["สมชาย ใจดี", "สมชาย ใจดี"],
  ["น้ำฝน", "น้ำฝน"],
  ["  Somchai   Jaidee ", "Somchai Jaidee"],
  ["Ｓｏｍｃｈａｉ　Ｊａｉｄｅｅ", "Somchai Jaidee"],
  ["សុខ\u200bសាន្ត", "សុខសាន្ត"],
  ["မောင်မောင်", "မောင်မောင်"],
  ["Cafe\u0301", "Café"],
  ["", ""],
])("%j is kept as %j", (typed, kept) => {
  expect(readLegalName(typed)).toBe(kept);
});

test.each([
  ["Somchai Jaidee", null],
  ["O'Neil-Smith Jr.", null],
  ["Somchai \u202eeedaij", "name-marks"],
  ["Somchai\u200f", "name-marks"],
  ["\u2066Somchai\u2069", "name-marks"],
  ["Somchai\tJaidee", "name-marks"],
  ["Somchai\nJaidee", "name-marks"],
])("the marks of %j: %s", (typed, fault) => {
  expect(legalNameFault(typed)).toBe(fault);
});
