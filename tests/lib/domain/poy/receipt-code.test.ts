import { expect, test } from "vitest";
import { readReceiptCode, receiptCodeOf, receiptCodePattern } from "@/lib/domain/poy/receipt-code";

const bytes = (value: bigint) =>
  Uint8Array.from({ length: 16 }, (_, at) => Number((value >> BigInt(8 * (15 - at))) & 255n));

test.each([
  [0n, "00000000000000000000000000"],
  [1n, "00000000000000000000000001"],
  [31n, "0000000000000000000000000Z"],
  [32n, "00000000000000000000000010"],
  [2n ** 128n - 1n, "7ZZZZZZZZZZZZZZZZZZZZZZZZZ"],
])("%i is written as %s", (value, code) => {
  expect(receiptCodeOf(bytes(value))).toBe(code);
  expect(code).toMatch(receiptCodePattern);
});

test("other than 16 bytes make no code", () => {
  expect(() => receiptCodeOf(new Uint8Array(15))).toThrow("16 bytes");
});

const code = "3KT9ZQ0A1B2C3D4E5F6G7H8J9K";
const hyphened = code.replaceAll(/./g, "$&-");
test.each([
  ["as it is", code],
  ["in small letters", code.toLowerCase()],
  ["with hyphens", "3KT9ZQ-0A1B2C3-D4E5F6G-7H8J9K"],
  ["with O for 0 and I and L for 1", "3KT9ZQOAIB2C3D4E5F6G7H8J9K"],
  ["with a hyphen behind each character", hyphened],
  ["with a small l for 1", "3KT9ZQ0Alb2c3d4e5f6g7h8j9k"],
  ["with spaces around it, as a chat copies it", `  ${code}\u00a0 `],
])("a code is read %s", (_, typed) => expect(readReceiptCode(typed)).toBe(code));

test.each([
  ["nothing", ""],
  ["a part of a code", code.slice(0, 25)],
  ["a longer text", `${code}0`],
  ["a code behind another character", `0${code}`],
  ["a code with more hyphens than characters", `-${hyphened}`],
  ["a U, which the alphabet lacks", `U${code.slice(1)}`],
  ["more than 128 bits", `8${code.slice(1)}`],
  ["other scripts' digits", `๓${code.slice(1)}`],
  ["a wildcard", `${code.slice(0, 25)}%`],
  ["a text of any length", "-".repeat(10_000) + code],
])("%s is no code", (_, typed) => expect(readReceiptCode(typed)).toBeNull());
