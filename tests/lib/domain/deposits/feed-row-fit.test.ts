import { expect, test } from "vitest";
import { announcedAmount, doesRowFit } from "@/lib/domain/deposits/feed-row-fit";
import { satang } from "@/lib/domain/money/money";

const request = { bankId: 1, prepareTotal: satang(300_07) };
const reported = { ...request, report: { amount: satang(300_00) } };

test("what was announced is what the member reported, else the exact amount asked for", () => {
  expect(announcedAmount(request)).toBe(300_07);
  expect(announcedAmount(reported)).toBe(300_00);
});

test("a row fits the announced amount to the satang, on its account alone", () => {
  expect(doesRowFit({ bankAccountId: 1, amount: satang(300_07) }, request)).toBe(true);
  expect(doesRowFit({ bankAccountId: 1, amount: satang(300_00) }, request)).toBe(false);
  expect(doesRowFit({ bankAccountId: 1, amount: satang(300_00) }, reported)).toBe(true);
  expect(doesRowFit({ bankAccountId: 2, amount: satang(300_07) }, request)).toBe(false);
});
