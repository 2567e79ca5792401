import { expect, test } from "vitest";
import { homeCountryOf } from "@/components/member/register/home-country";
import { phoneFault } from "@/lib/domain/members/phone";
import english from "@/locales/en/member.json";
import khmer from "@/locales/kh/member.json";
import burmese from "@/locales/mm/member.json";
import thai from "@/locales/th/member.json";

test.each([
  ["th", thai],
  ["en", english],
  ["km", khmer],
  ["my", burmese],
] as const)("the example beside a wrong phone number is a right one in %s", (locale, { errors }) => {
  const [example = ""] = /\d[\d ]+\d/.exec(errors["phone-invalid"]) ?? [];
  expect(phoneFault(example, homeCountryOf(locale))).toBeNull();
});

test("the specification's English sentence about user names is said in English alone", () => {
  const sentence = english.errors["username-invalid"];
  const { "username-too-long": tooLong, ...told } = english.reasons;
  for (const reason of Object.values(told)) expect(reason.startsWith(`${sentence}. `)).toBe(true);
  expect(tooLong).not.toContain(sentence);
  for (const { errors, reasons } of [thai, khmer, burmese])
    for (const reason of Object.values(reasons)) expect(reason).not.toContain(errors["username-invalid"]);
});
