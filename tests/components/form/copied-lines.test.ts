import fc from "fast-check";
import { expect, test } from "vitest";
import type { z } from "zod";
import { moveForm } from "@/components/affiliate/move-schema";
import { addBankForm } from "@/components/bank/bank-schema";
import { typedRate } from "@/components/console/rates/typed-rate";
import { transferForm } from "@/components/deposit/report-schema";
import { loginForm } from "@/components/member/login-schema";
import { forgotWhoForm, resetPinForm } from "@/components/member/new-pin-schema";
import { registration } from "@/components/member/register/registration";
import { satang } from "@/lib/domain/money/money";
import { atBangkok } from "@/lib/domain/time/time";
import { copied } from "../../support/fuzz/copied";

const pin = "Blue\u200b-7ake ๑9";
const bounds = { min: satang(1_00), max: satang(200_000_00), isWhole: false };
const transfer = transferForm({
  ...{
    bounds,
    nowMs: atBangkok("2026-11-22", "14:00"),
    slip: { isSending: false, fileId: undefined } as never,
  },
  ...{ bound: [], ways: { app: "App" } },
});
const bank = { bankCode: "KBANK", name: "Kasikornbank", digits: [10, 10] } as never;
const person = { firstName: "Somchai", lastName: "Jaidee", email: "s@example.com", age: true, terms: true };

/** A form, what stands in its boxes, and those of them whose text may have been copied. */
const forms: readonly (readonly [string, z.ZodType, Record<string, unknown>, readonly string[]])[] = [
  ["login", loginForm, { userName: "somchai7", password: pin }, ["userName"]],
  [
    "registration",
    registration("TH"),
    { ...person, userName: "somchai7", phoneNumber: "0812345678", password: pin, confirmPassword: pin },
    ["userName", "phoneNumber"],
  ],
  [
    "forgotten PIN",
    forgotWhoForm("TH"),
    { userName: "somchai7", phoneNumber: "081-234-5678" },
    ["userName", "phoneNumber"],
  ],
  ["new PIN", resetPinForm, { otpCode: "123456", password: pin, confirmPassword: pin }, ["otpCode"]],
  [
    "bank account",
    addBankForm([bank]),
    { bankCode: "KBANK", bankAccountNumber: "123-4-56789-0" },
    ["bankAccountNumber"],
  ],
  ["affiliate's money", moveForm(satang(9_000_00)), { amount: "1,500.00" }, ["amount"]],
  [
    "transfer",
    transfer,
    {
      ...{ bankId: "1", way: "app", bankCode: "KBANK", number: "123 4567890", name: "Somchai", note: "" },
      ...{ amount: "฿1,234.50", day: "22/11/2026", time: "13:00" },
    },
    ["amount", "day", "time", "number", "bankCode"],
  ],
];

test.each(forms)(
  "%s: the form takes copied text as it is seen, and a PIN as it is",
  (_, form, boxes, names) => {
    const wanted = form.parse(boxes);
    const drawn = Object.fromEntries(names.map((name) => [name, copied(String(boxes[name]))]));
    fc.assert(
      fc.property(fc.record(drawn), (marked) => {
        expect(form.parse({ ...boxes, ...marked })).toEqual(wanted);
      }),
    );
  },
);

test("a rate is read as it is seen", () => {
  fc.assert(fc.property(copied("900.25"), (text) => typedRate(text) === 900.25));
});
