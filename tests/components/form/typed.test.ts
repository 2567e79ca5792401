import { expect, test } from "vitest";
import type { z } from "zod";
import { typedBaht, typedDigits, typedId, typedPhone } from "@/components/form/typed";
import { positiveBaht } from "@/lib/contract/values";
import { satang } from "@/lib/domain/money/money";
import { judgeAmount } from "@/lib/domain/money/typed-amount";

const read = (schema: z.ZodType, text: string) => {
  const { data, error } = schema.safeParse(text);
  return error ? error.issues.map(({ message }) => message) : data;
};

test.each([
  ["1,234.5", 1_234_50],
  ["฿100", 100_00],
  ["๑๐๐.๐๑", 100_01],
  ["", ["required"]],
  ["12a", ["currency"]],
  ["99.99", ["tooLow"]],
  ["200000.01", ["tooHigh"]],
])("an amount typed as %j is %j, in satang by the contract's own shape", (text, expected) => {
  const bounds = { min: satang(100_00), max: satang(200_000_00), isWhole: false };
  const schema = typedBaht((typed) => judgeAmount(typed, bounds).problem).pipe(positiveBaht);
  expect(read(schema, text)).toEqual(expected);
});

test.each([
  ["081 234 5678", "+66812345678"],
  ["", ["phone-required"]],
  ["1234", ["phone-invalid"]],
])("a phone number typed as %j is %j", (text, expected) => {
  expect(read(typedPhone("TH"), text)).toEqual(expected);
});

test.each([
  ["123456", "123456"],
  ["๑๒๓๔๕๖", "123456"],
  ["123", ["code-incomplete"]],
])("a code typed as %j is %j", (text, expected) => {
  expect(read(typedDigits(6, "code-incomplete"), text)).toEqual(expected);
});

test("a choice is the number of what is chosen", () => {
  expect(read(typedId("required"), "7")).toBe(7);
  expect(read(typedId("required"), "")).toEqual(["required"]);
});
