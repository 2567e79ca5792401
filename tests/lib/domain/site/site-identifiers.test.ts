import { expect, test } from "vitest";
import { siteIdentifierFault } from "@/lib/domain/site/site-identifiers";

test.each([
  ["gaID", "G-AB12CD34EF"],
  ["siteVerification", "abcDEF_123-456"],
  ["officePhoneNumber", "02-000-0000"],
  ["officePhoneNumber", "+66 (0) 2 000 0000"],
] as const)("%s may be %j", (name, text) => expect(siteIdentifierFault(name, text)).toBeNull());

test.each([
  ["gaID", "UA-12345-6"],
  ["gaID", "G-ab12cd34"],
  ["gaID", 'G-AB12"><script>'],
  ["gaID", "G-AB12CD34EF\n"],
  ["siteVerification", "short"],
  ["siteVerification", '"><meta http-equiv="refresh">'],
  ["officePhoneNumber", "javascript:alert(1)"],
  ["officePhoneNumber", "1"],
] as const)("%s is never %j", (name, text) =>
  expect(siteIdentifierFault(name, text)).toBe(`${name}-malformed`),
);
