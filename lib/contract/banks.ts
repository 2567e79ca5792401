/** Banks and the accounts that members bind. */
import { z } from "zod";
import { accountNumber, bankAccount, bankCode } from "./deposits";
import { endpoint } from "./endpoint";
import * as v from "./values";

/** `digits`: the length of an account number, minimum and maximum. */
export const bankShape = z.object({
  bankCode,
  name: v.text(120, 1),
  country: z.enum(["th", "la", "kh", "mm"]).optional(),
  digits: z.tuple([z.number().int().positive(), z.number().int().positive()]).optional(),
});
export type Bank = z.output<typeof bankShape>;

export const userBank = bankAccount.extend({
  status: z.enum(["waiting", "approved", "rejected"]),
  /** Staff's reason for a rejection. */
  reason: v.text(300).nullable().optional(),
});
export type UserBank = z.output<typeof userBank>;

export const createUserBank = endpoint({
  service: "general",
  method: "POST",
  path: "/users-banks.create",
  summary: "Bind a bank account to the member; the message of a refusal is in the member's language",
  access: "member",
  asksPin: "idle",
  area: "bank",
  body: z.object({ bankCode, bankAccountNumber: accountNumber }),
  reply: userBank,
  faults: [
    "bank-account-malformed",
    "bank-account-name-mismatch",
    "bank-account-taken",
    "bank-account-limit-reached",
    "bank-account-unknown",
    "needs-pin",
  ],
});

export const allUserBanks = endpoint({
  service: "general",
  method: "GET",
  path: "/users-banks.all",
  summary: "The member's bound accounts",
  access: "member",
  reply: z.array(userBank),
});

export const allBanks = endpoint({
  service: "general",
  method: "GET",
  path: "/banks.all",
  summary: "Banks whose accounts can be bound",
  access: "public",
  reply: z.array(bankShape),
});
