import { expect, test } from "vitest";
import { readNumbers, writeNumbers } from "@/lib/domain/poy/named-numbers";

const numbers = [
  { option: "teng_bon_2" as const, number: "07" },
  { option: "teng_bon_3" as const, number: "123" },
];

test("numbers are read back as they were written", () => {
  expect(writeNumbers(numbers)).toBe("teng_bon_2:07,teng_bon_3:123");
  expect(readNumbers(writeNumbers(numbers))).toEqual(numbers);
});

test.each([
  "",
  "teng_bon_2",
  "teng_bon_2:7",
  "teng_bon_2:123",
  "teng_bon_9:12",
  "teng_bon_2:12:50",
  "<b>:12",
])("%j names no number", (text) => expect(readNumbers(text)).toEqual([]));

test("a number stands once, and an address names fifty at most", () => {
  expect(readNumbers("teng_bon_2:07,teng_bon_2:07")).toHaveLength(1);
  const many = Array.from({ length: 100 }, (_, at) => ({
    option: "teng_bon_2" as const,
    number: String(at).padStart(2, "0"),
  }));
  expect(readNumbers(writeNumbers(many))).toEqual(many.slice(0, 50));
});
