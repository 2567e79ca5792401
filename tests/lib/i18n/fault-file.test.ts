import { expect, test } from "vitest";
import { faultCodes } from "@/lib/contract/fault";
import en from "@/locales/en/fault.json";
import kh from "@/locales/kh/fault.json";
import mm from "@/locales/mm/fault.json";
import th from "@/locales/th/fault.json";

test.each(Object.entries({ th, en, kh, mm }))("every fault has words in %s", (_, words) => {
  const known: Record<string, string> = words;
  expect(faultCodes.filter((code) => !known[code])).toEqual([]);
});
