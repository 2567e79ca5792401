import fc from "fast-check";
import { generate } from "promptparse";
import { describe, expect, test } from "vitest";
import { addHouseAccount } from "@/lib/contract/operators/house-accounts";
import { readPromptPay } from "@/lib/domain/deposits/prompt-pay";

const { promptPay } = addHouseAccount.body.shape;

describe("a PromptPay id", () => {
  test.each([
    ["0812345678", "0812345678"],
    ["081-234-5678", "0812345678"],
    ["\u202a+66 81 234 5678\u202c", "0812345678"],
    ["๐๘๑ ๒๓๔ ๕๖๗๘", "0812345678"],
    ["1-2345-67890-12-1", "1234567890121"],
    ["0-1055-36092-64-1", "0105536092641"],
    ["004999000288505", "004999000288505"],
  ])("%j is %s", (text, id) => {
    expect(readPromptPay(text)).toBe(id);
    expect(promptPay.parse(text)).toBe(id);
  });

  test.each([
    "1234567890",
    "0012345678",
    "0212345678",
    "081234567",
    "08123456789",
    "1234567890120",
    "0000000000000",
    "12345678901234",
    "+85512345678",
    "abc",
    "",
  ])("%j is none", (text) => {
    expect(readPromptPay(text)).toBeNull();
    expect(promptPay.safeParse(text).success).toBe(false);
  });

  test("of thirteen digits ends in the one that follows from the others, and is what the QR code names", () => {
    const twelve = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(twelve, (start) => {
        const ids = [..."0123456789"].map((last) => start + last).filter((id) => readPromptPay(id) !== null);
        expect(ids).toHaveLength(1);
        const [id = ""] = ids;
        expect(generate.anyId({ type: "NATID", target: id })).toContain(id);
      }),
    );
  });
});
