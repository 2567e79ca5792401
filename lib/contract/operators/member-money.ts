/** Operators' reads of a member's money. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import { statementPage, statementSelection, transactionType } from "../transactions";
import * as v from "../values";

const call = { service: "general", method: "POST", access: "staff" } as const;

export const memberStatement = endpoint({
  ...call,
  path: "/operators.transactions.page",
  summary: "One page of a member's statement as the member sees it: up to 12 months, newest first",
  body: statementSelection.extend({ uuid: v.uuid, ...v.pageBody }),
  mayBeAutomatic: true,
  reply: statementPage,
  faults: ["window-too-long"],
});

/** What a member owns: spendable money, commissions not yet moved, money held for a withdrawal. */
export const memberAccounts = ["cash", "af", "pending"] as const;

export const ledgerEntry = z.object({
  /** The movement's number. */
  id: v.rowId,
  at: v.isoTime,
  transactionType,
  /** The movement's cause: a slip's id, a deposit's and so on. */
  ref: v.text(200, 1),
  note: v.text(300).nullable(),
  /** Signed from the account's side, and the balance after it. */
  amount: v.signedBaht,
  balance: v.baht,
  /** The movement's other postings; with `amount` they add up to zero. */
  others: z.array(z.object({ account: v.text(40, 1), amount: v.signedBaht })),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

export const accountEntries = endpoint({
  ...call,
  path: "/operators.ledger.entries",
  summary: "Postings on one of a member's accounts with the other side of each, newest first",
  body: z.object({ uuid: v.uuid, account: z.enum(memberAccounts), ...v.pageBody }),
  mayBeAutomatic: true,
  reply: v.pageOf(ledgerEntry),
});
