import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  accountDigits,
  BANK_ACCOUNTS_A_MEMBER,
  type BankAccountState,
  banks,
  canBankBecome,
  findBank,
  isAccountNumber,
  isSameName,
} from "@/lib/domain/banks/banks";

describe("the banks", () => {
  test("have codes of their own, in capitals, and stand in four countries", () => {
    expect(new Set(banks.map(({ bankCode }) => bankCode)).size).toBe(banks.length);
    expect(banks.filter(({ bankCode }) => !/^[A-Z]{2,20}$/.test(bankCode))).toEqual([]);
    expect([...new Set(banks.map(({ country }) => country))]).toEqual(["th", "la", "kh", "mm"]);
    expect(banks.filter(({ digits: [fewest, most] }) => fewest > most || fewest < 8 || most > 24)).toEqual(
      [],
    );
  });

  test("are found by their code in either case, and no other is", () => {
    expect(findBank("kbank")?.bankCode).toBe("KBANK");
    expect(findBank("NOBANK")).toBeNull();
  });

  test("a member has three accounts at most", () => expect(BANK_ACCOUNTS_A_MEMBER).toBe(3));
});

describe("an account number", () => {
  test.each([
    ["KBANK", "1234567890", true],
    ["KBANK", "123-4-56789-0", true],
    ["KBANK", "123 4 56789 0", true],
    ["KBANK", "123456789", false],
    ["KBANK", "12345678901", false],
    ["KBANK", "123456789O", false],
    ["KBANK", "1111111111", false],
    ["KBANK", "", false],
    ["GSB", "020123456789", true],
    ["GSB", "1234567890", false],
    ["BAAC", "012345678901", true],
    ["ABA", "000123456", true],
    ["ABA", "12345678", false],
    ["KBZ", "12345678901234567", true],
    ["KBZ", "1234567890123456", false],
    ["BCEL", "010120001234567001", true],
  ])("of %s, %s: %s", (code, typed, isOne) => {
    const bank = findBank(code);
    expect(bank && isAccountNumber(bank, typed)).toBe(isOne);
  });

  test("keeps its digits, however it was typed", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(..."0123456789- "), { minLength: 1, maxLength: 24 }), (signs) => {
        const digits = signs.filter((sign) => /\d/.test(sign)).join("");
        expect(accountDigits(signs.join(""))).toBe(digits || null);
      }),
    );
  });

  test.each(["๑๒๓-๔-๕๖๗๘๙-๐", "១២៣ ៤៥៦ ៧៨៩០", "၁၂၃၄၅၆၇၈၉၀"])("%s is read as 1234567890", (typed) =>
    expect(accountDigits(typed)).toBe("1234567890"),
  );
});

describe("the holder's name", () => {
  test.each([
    ["สมชาย ใจดี", "สมชาย ใจดี", true],
    ["นาย สมชาย ใจดี", "สมชาย ใจดี", true],
    ["นายสมชาย  ใจดี", "สมชาย ใจดี", true],
    ["น.ส. สมหญิง รักดี", "สมหญิง รักดี", true],
    ["นางสาวสมหญิง รักดี", "นาง สมหญิง รักดี", true],
    ["MR. SOMCHAI JAIDEE", "Somchai Jaidee", true],
    ["Mr Somchai Jaidee", "somchai jaidee", true],
    ["Mrs. Mary Msibi", "Mary Msibi", true],
    ["Msibi Mary", "ibi Mary", false],
    ["សុខ ចាន់", "លោក សុខ ចាន់", true],
    ["ဒေါ် အောင်ဆန်း", "အောင်ဆန်း", true],
    ["สมชาย ใจร้าย", "สมชาย ใจดี", false],
    ["ร.ต.อ. สมชาย ใจดี", "สมชาย ใจดี", true],
    ["พ.ต.ท.สมชาย ใจดี", "สมชาย ใจดี", true],
    ["พ.ต.ท.หญิง สมหญิง รักดี", "สมหญิง รักดี", true],
    ["ว่าที่ ร.ต. สมชาย ใจดี", "สมชาย ใจดี", true],
    ["ว่าที่ร้อยตรีหญิง สมหญิง รักดี", "สมหญิง รักดี", true],
    ["ร.ต.อ. ดร. สมชาย ใจดี", "นายสมชาย ใจดี", true],
    ["ดร สมชาย ใจดี", "สมชาย ใจดี", true],
    ["ร.อ. สมชาย ใจดี ร.น.", "สมชาย ใจดี", true],
    ["รตอ. สมชาย ใจดี", "สมชาย ใจดี", true],
    ["ร ต อ สมชาย ใจดี", "สมชาย ใจดี", true],
    ["พันตำรวจโท สมชาย ใจดี", "พ.ต.ท. สมชาย ใจดี", true],
    ["ดรุณี ใจดี", "ดรุณี ใจดี", true],
    ["พลเอก ใจดี", "พลเอก ใจดี", true],
    ["Pol. Lt. Col. Somchai Jaidee", "SOMCHAI JAIDEE", true],
    ["Acting Sub Lt. Somchai Jaidee", "Somchai Jaidee", true],
    ["Dr.Somchai Jaidee", "Mr. Somchai Jaidee", true],
    ["Drake Somchai", "ake Somchai", false],
    ["Uma Jaidee", "ma Jaidee", false],
    ["U Aung San", "Aung San", true],
    ["ဒေါက်တာ အောင်ဆန်း", "ဦး အောင်ဆန်း", true],
    ["ឯកឧត្តម សុខ ចាន់", "សុខ ចាន់", true],
    ["វរសេនីយ៍ទោ សុខ ចាន់", "លោក សុខ ចាន់", true],
    // The ring before its tone, the tone behind the vowel, a mark typed twice, two vowels that look like one.
    ["น\u0e4d\u0e49าฝน ใจดี", "น้ำฝน ใจดี", true],
    ["น\u0e33\u0e49ฝน ใจดี", "น้ำฝน ใจดี", true],
    ["ท\u0e48\u0e35รัก ใจดี", "ที่รัก ใจดี", true],
    ["ท\u0e35\u0e48\u0e48รัก ใจดี", "ที่รัก ใจดี", true],
    ["\u0e40\u0e40ก้ว ใจดี", "แก้ว ใจดี", true],
    ["สม\u200bชาย\u00a0ใจดี\u200e", "สมชาย ใจดี", true],
    ["Jose\u0301 Silva", "Jos\u00e9 Silva", true],
    ["กำ ใจดี", "กา ใจดี", false],
    ["น้ำ ใจดี", "นำ ใจดี", false],
    ["", "", false],
    ["Somchai", "", false],
    ["ร.ต.อ.", "พ.ต.ท.", false],
    ["\u200b", "\u200b", false],
  ])("%s is %s: %s", (holder, memberName, isSame) => {
    expect(isSameName(holder, memberName)).toBe(isSame);
  });

  const titles = [
    "นาย",
    "น.ส. ",
    "ร.ต.อ. ",
    "พ.ต.ท.",
    "พล.ต.ต.หญิง ",
    "ว่าที่ ร.ต. ",
    "ดร. ",
    "พันเอก ",
    "Pol.Capt. ",
    "MISS ",
  ];
  const names = [
    "สมชาย ใจดี",
    "น้ำฝน ทองคำ",
    "ที่รัก แก้วมณี",
    "พลเอก ใจดี",
    "ดรุณี ศรีสุข",
    "Somchai Jaidee",
    "Msibi Mary",
  ];
  const marks = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]{2,}/gu;
  const reversed = (text: string) =>
    text.normalize("NFKD").replace(marks, (run) => [...run].toReversed().join(""));

  test("is told from every other one, under any title and with its marks in any order", () => {
    const drawn = fc.record({
      ...{ one: fc.constantFrom(...names), other: fc.constantFrom(...names), isReversed: fc.boolean() },
      before: fc.array(fc.constantFrom(...titles), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(drawn, ({ one, other, isReversed, before }) => {
        const holder = `${before.join("")}${isReversed ? reversed(one) : one}`;
        expect(isSameName(holder, other)).toBe(one === other);
        expect(isSameName(other, holder)).toBe(one === other);
      }),
      { numRuns: 500 },
    );
  });
});

test.each<[BankAccountState, BankAccountState, boolean]>([
  ["waiting", "approved", true],
  ["waiting", "rejected", true],
  ["approved", "rejected", true],
  ["approved", "waiting", false],
  ["rejected", "approved", false],
  ["rejected", "waiting", false],
])("an account that is %s becomes %s: %s", (from, to, can) => {
  expect(canBankBecome(from, to)).toBe(can);
});
