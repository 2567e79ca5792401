import { expect, test } from "vitest";
import { lastDigits } from "@/lib/domain/banks/account-number";

test.each([
  ["1234567890", "7890"],
  ["123-4-56789-0", "7890"],
  ["1234", "1234"],
])("of %s only %s is shown", (accountNumber, shown) => {
  expect(lastDigits(accountNumber)).toBe(shown);
});
