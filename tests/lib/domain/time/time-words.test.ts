import { expect, test } from "vitest";
import { weekdayNames } from "@/lib/domain/time/time-words";

test.each([
  ["en", ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]],
  ["th", ["อาทิตย์", "จันทร์", "อังคาร", "พุธ", "พฤหัสบดี", "ศุกร์", "เสาร์"]],
  ["km", ["អាទិត្យ", "ច័ន្ទ", "អង្គារ", "ពុធ", "ព្រហស្បតិ៍", "សុក្រ", "សៅរ៍"]],
  ["my", ["တနင်္ဂနွေ", "တနင်္လာ", "အင်္ဂါ", "ဗုဒ္ဓဟူး", "ကြာသပတေး", "သောကြာ", "စနေ"]],
] as const)("the days of the week in %s, Sunday first", async (language, names) => {
  expect(await weekdayNames(language)).toEqual(names);
});
