import { expect, test } from "vitest";
import { isTermsVersion, MIN_AGE_YEARS, TERMS_VERSION } from "@/lib/domain/terms";

test("today's terms are a version that can be accepted, and members are 20 or older", () => {
  expect(isTermsVersion(TERMS_VERSION)).toBe(true);
  expect(TERMS_VERSION).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(MIN_AGE_YEARS).toBe(20);
});

test.each(["", "2020-01-01", `${TERMS_VERSION} `, "latest"])("%j is no version", (text) => {
  expect(isTermsVersion(text)).toBe(false);
});
