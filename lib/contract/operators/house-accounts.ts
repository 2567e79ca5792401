/** The site's own accounts, to which members transfer. Adding and changing one always needs two people. */
import { z } from "zod";
import { readPromptPay } from "@/lib/domain/deposits/prompt-pay";
import { accountNumber, bankCode, bankNumber } from "../deposits";
import { endpoint } from "../endpoint";
import * as v from "../values";
import { approvalFaults, outcomeOf } from "./outcome";
import { reasonOf } from "./reasons";

const call = { service: "general", method: "POST" } as const;

/** A mobile number, a person's or company's number with its check digit, or a wallet's number. */
const promptPay = z
  .string()
  .overwrite((typed) => readPromptPay(typed) ?? typed)
  .refine((typed) => readPromptPay(typed) === typed, "prompt-pay-malformed")
  .meta({ pattern: "^(0[689]\\d{8}|\\d{13}|\\d{15})$" });

export const houseAccount = z.object({
  bankId: bankNumber,
  bankCode,
  /** The address, where the account is one of a chain. */
  accountNumber: v.text(200, 1),
  name: v.text(120, 1),
  kind: z.enum(["bank", "wallet", "chain"]),
  promptPay: v.text(15).nullable(),
  /** When it was closed to new requests; money that still comes is matched as before. */
  closedAt: v.isoTime.nullable(),
  /** When its feed was last read. */
  feedReadAt: v.isoTime.nullable(),
  /** Requests that wait for their money. */
  waiting: z.number().int().nonnegative(),
});
export type HouseAccount = z.output<typeof houseAccount>;

export const allHouseAccounts = endpoint({
  ...call,
  path: "/operators.house-accounts.all",
  summary: "The site's own accounts, closed ones included",
  access: "staff",
  mayBeAutomatic: true,
  reply: z.array(houseAccount),
});

export const addHouseAccount = endpoint({
  ...call,
  path: "/operators.house-accounts.add",
  summary: "Add an account of the site to which members transfer; always needs a second operator",
  access: "superAdmin",
  body: z.object({
    kind: z.enum(["bank", "wallet"]),
    bankCode,
    accountNumber,
    name: houseAccount.shape.name,
    promptPay: promptPay.nullable(),
    reason: reasonOf("house"),
  }),
  reply: outcomeOf(houseAccount),
  faults: [...approvalFaults, "bank-account-taken"],
});

export const changeHouseAccount = endpoint({
  ...call,
  path: "/operators.house-accounts.change",
  summary:
    "Rename, close or reopen an account of the site; its number never changes; always needs a second operator",
  access: "superAdmin",
  body: z.object({
    bankId: bankNumber,
    name: houseAccount.shape.name.optional(),
    promptPay: promptPay.nullable().optional(),
    isOpen: z.boolean().optional(),
    reason: reasonOf("house"),
  }),
  reply: outcomeOf(houseAccount),
  faults: [...approvalFaults, "bank-account-unknown"],
});
