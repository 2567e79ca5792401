/** Operators' reads of members' slips. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import { poyRow, poyShape, poyStatus } from "../poys";
import { marketKey } from "../rounds";
import { transactionType } from "../transactions";
import * as v from "../values";

const call = { service: "general", method: "POST", access: "staff" } as const;
const owner = { uuid: v.uuid, userName: v.text(64, 1) };

/** Taken after the planned close of its round, which operators had put off. */
const isLate = z.literal(true).optional();

export const operatorPoyRow = poyRow.extend({ ...owner, isLate });
export type OperatorPoyRow = z.output<typeof operatorPoyRow>;

/** `stake` and `win`: the highest first. */
export const poySorts = ["newest", "oldest", "stake", "win"] as const;
export type PoySort = (typeof poySorts)[number];

export const poySelection = z.object({
  /** A slip's own number. */
  poyNo: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  /** A member. */
  uuid: v.uuid.optional(),
  betId: v.betId.optional(),
  betGroup: marketKey.optional(),
  betType: marketKey.optional(),
  /** Slips with a line of this option, of this number, or of both in one line; four digits are of sets. */
  option: v.betOption.optional(),
  number: v.lotteryNumber.optional(),
  status: poyStatus.optional(),
  /** Draw days (`dt`), both included. */
  startedDate: v.date.optional(),
  endedDate: v.date.optional(),
  sort: z.enum(poySorts).optional(),
});
export type PoySelection = z.output<typeof poySelection>;

/** Amounts are ordered within one round or of one member: over all slips there is no index of them. */
const isSorted = ({ sort, betId, uuid }: z.output<typeof poySelection>) =>
  (sort !== "stake" && sort !== "win") || betId !== undefined || uuid !== undefined;

/** A number narrows the search; an option alone would read every line of every slip outside one round. */
const isNarrow = ({ option, number, betId, uuid }: z.output<typeof poySelection>) =>
  option === undefined || number !== undefined || betId !== undefined || uuid !== undefined;

export const allOperatorPoys = endpoint({
  ...call,
  path: "/operators.poys.all",
  summary: "Slips by number, member, round, option, number or state; by amount within a round or of a member",
  body: poySelection
    .extend(v.pageBody)
    .refine(isSorted, { path: ["sort"], message: "round-or-member-needed" })
    .refine(isNarrow, { path: ["option"], message: "number-needed" }),
  mayBeAutomatic: true,
  reply: v.pageOf(operatorPoyRow),
});

/** One posting that a slip caused. */
const poyPosting = z.object({
  movement: v.rowId,
  at: v.isoTime,
  transactionType,
  /** `cash`, `house-stakes` and so on. */
  account: v.text(40, 1),
  /** Signed from the account's side. */
  amount: v.signedBaht,
});

export const operatorPoy = poyShape.extend({
  ...owner,
  isLate,
  /** Every posting of its stake, payout or refund, in order. */
  postings: z.array(poyPosting),
  /** Whether the lines as they are stored today still give the receipt that the member got. */
  isReceiptIntact: z.boolean(),
});
export type OperatorPoy = z.output<typeof operatorPoy>;

export const oneOperatorPoy = endpoint({
  ...call,
  path: "/operators.poys.one",
  summary: "One slip with its lines, the postings it caused and a check of its receipt",
  body: z.object({ poyId: v.uuid }),
  mayBeAutomatic: true,
  reply: operatorPoy,
});
