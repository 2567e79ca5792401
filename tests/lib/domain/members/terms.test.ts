import { expect, test } from "vitest";
import { isTermsDue, isTermsVersion, TERMS_VERSION } from "@/lib/domain/members/terms";

test("today's terms are a version that can be accepted", () => {
  expect(isTermsVersion(TERMS_VERSION)).toBe(true);
  expect(TERMS_VERSION).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test.each(["", "2020-01-01", `${TERMS_VERSION} `, "latest"])("%j is no version", (text) => {
  expect(isTermsVersion(text)).toBe(false);
});

test.each<[string | null, boolean]>([
  [null, true],
  ["2026-01-01", true],
  [TERMS_VERSION, false],
  ["2999-01-01", false],
])("who accepted %j last is asked: %j", (accepted, isAsked) => {
  expect(isTermsDue(accepted)).toBe(isAsked);
});
