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
    ["", "", false],
    ["Somchai", "", false],
  ])("%s is %s: %s", (holder, memberName, isSame) => {
    expect(isSameName(holder, memberName)).toBe(isSame);
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
