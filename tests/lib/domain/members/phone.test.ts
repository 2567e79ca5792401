import { describe, expect, test } from "vitest";
import { phoneFault, readPhone } from "@/lib/domain/members/phone";

describe("mobile numbers become E.164", () => {
  test.each([
    ["0812345678", "+66812345678"],
    ["081-234-5678", "+66812345678"],
    ["081 234 5678", "+66812345678"],
    ["+66 81 234 5678", "+66812345678"],
    ["+66 (0)81 234 5678", "+66812345678"],
    ["0066812345678", "+66812345678"],
    ["66812345678", "+66812345678"],
    ["+85512345678", "+85512345678"],
    ["+855 96 123 4567", "+855961234567"],
    ["+959123456789", "+959123456789"],
    ["+8562055123456", "+8562055123456"],
    ["02055123456", "+8562055123456"],
    ["๐๘๑-๒๓๔-๕๖๗๘", "+66812345678"],
    ["០៨១ ២៣៤ ៥៦៧៨", "+66812345678"],
    ["+၆၆ ၈၁၂၃၄၅၆၇၈", "+66812345678"],
    ["０８１２３４５６７８", "+66812345678"],
    // As Apple's contacts, a web page's link and a word processor copy it.
    ["\u202a+66 81 234 5678\u202c", "+66812345678"],
    ["tel:+66-81-234-5678", "+66812345678"],
    ["081\u20112345678\ufeff", "+66812345678"],
    ["+66\u00a081\u202f234\u20095678", "+66812345678"],
  ])("%s → %s", (text, expected) => {
    expect(readPhone(text)).toBe(expected);
  });

  test.each([
    ["012345678", "KH", "+85512345678"],
    ["0961234567", "KH", "+855961234567"],
    ["0961234567", "TH", "+66961234567"],
    ["09123456789", "MM", "+959123456789"],
    ["0912345678", "MM", "+95912345678"],
    ["0912345678", "TH", "+66912345678"],
    ["0866829710", "MM", "+66866829710"],
    ["0612345678", "LA", "+66612345678"],
    ["0301234567", "LA", "+856301234567"],
  ] as const)("%s at home in %s → %s", (text, home, expected) => {
    expect(readPhone(text, home)).toBe(expected);
  });

  test("a national number of another country is not guessed", () => {
    expect(readPhone("091234567", "TH")).toBeNull();
    expect(readPhone("0812345678", "KH")).toBe("+855812345678");
  });

  test.each([
    "",
    "12345",
    "021234567",
    "08123456789",
    "081234567",
    "+14155550100",
    "+66212345678",
    "081234567a",
    "++66812345678",
    "๐๘๑๒๓๔๕๖๗",
    "٠٨١٢٣٤٥٦٧٨",
  ])("%j is none", (text) => {
    expect(readPhone(text)).toBeNull();
  });
});

test("the field says required before invalid", () => {
  expect(phoneFault(" ")).toBe("phone-required");
  expect(phoneFault("123")).toBe("phone-invalid");
  expect(phoneFault("0812345678")).toBeNull();
});
