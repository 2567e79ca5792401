/** Slips: placing, reading and cancelling. */
import { z } from "zod";
import { setTierNames } from "@/lib/domain/four-digit/tiers";
import { linesInList } from "@/lib/domain/poy/first-lines";
import { receiptCodePattern } from "@/lib/domain/poy/receipt-code";
import { slipLinesMax } from "@/lib/domain/poy/slip";
import { endpoint } from "./endpoint";
import { roundResult } from "./results";
import { marketKey } from "./rounds";
import * as v from "./values";

const ref = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

/** A line as the member sends it; `multiply` is the rate they saw. */
export const newPoyLine = z.object({
  ref,
  add: z.number().int().min(0).max(100_000),
  option: v.betOption,
  number: v.lotteryNumber,
  price: v.stake,
  multiply: v.multiplier,
});
export type NewPoyLine = z.output<typeof newPoyLine>;

export const newPoy = z.object({
  betId: v.betId,
  lines: z.array(newPoyLine).min(1).max(slipLinesMax),
  note: v.text(120).optional(),
});
export type NewPoy = z.output<typeof newPoy>;

export const poyLineOutcome = z.enum(["pending", "won", "lost", "refunded"]);
export const poyStatus = z.enum(["accepted", "won", "lost", "cancelled", "refunded"]);
export type PoyLineOutcome = z.output<typeof poyLineOutcome>;
export type PoyStatus = z.output<typeof poyStatus>;

/** An accepted line; `multiply` is frozen and is what settlement pays. */
export const poyLineShape = z.object({
  ref,
  add: z.number().int().min(0).max(100_000),
  option: v.betOption,
  number: v.lotteryNumber,
  price: v.baht,
  min: v.baht,
  max: v.baht,
  multiply: v.multiplier,
  outcome: poyLineOutcome,
  win: v.baht,
});
export type PoyLine = z.output<typeof poyLineShape>;

/** A line of a four-digit slip: a number and its sets, all of which win the same tier or nothing. */
export const setPoyLine = z.object({
  number: v.digits(4),
  sets: z.number().int().positive(),
  /** Of all its sets together. */
  price: v.baht,
  outcome: poyLineOutcome,
  /** Present once it has won. */
  tier: z.enum(setTierNames).optional(),
  /** Of all its sets together. */
  win: v.baht,
});
export type SetPoyLine = z.output<typeof setPoyLine>;

/** A line as a list shows it; one of sets has no option. */
const listedLine = z.object({
  option: v.betOption.optional(),
  number: v.lotteryNumber,
  isWon: z.literal(true).optional(),
});

/** The id of an accepted slip whose upstream gives it none; it has no page. */
export const NO_POY_ID = "00000000-0000-0000-0000-000000000000";

export const poyRow = z.object({
  poyId: v.uuid,
  /** 0 where an external upstream gives slips no numbers. */
  poyNo: z.number().int().nonnegative(),
  betId: v.betId,
  betGroup: marketKey,
  betType: marketKey,
  betName: v.text(60, 1),
  roundName: v.text(120, 1),
  dt: v.date,
  createdAt: v.isoTime,
  total: v.baht,
  win: v.baht,
  status: poyStatus,
  /** Accepted; its round has a result whose payouts are being checked before they are paid. */
  isBeingChecked: z.literal(true).optional(),
  reason: v.text(300).optional(),
  note: v.text(120).optional(),
  /** Absent when the slip cannot be cancelled. */
  cancelUntil: v.isoTime.optional(),
  /** Empty where an external upstream gives no receipts. */
  receipt: v.text(128),
  result: roundResult.optional(),
  /** The result was made for a demonstration. */
  demo: z.literal(true).optional(),
  lineCount: z.number().int().min(1).max(100_000).optional(),
  /** For a list: the first of the lines, winners before the others. Absent where the upstream sends none. */
  firstLines: z.array(listedLine).max(linesInList).optional(),
});
export type PoyRow = z.output<typeof poyRow>;

/** For a screen that offers a cancel: how many the member has left today, and when that was computed. */
const cancels = { cancelsLeft: z.number().int().nonnegative().optional(), serverTime: v.isoTime.optional() };

/** The address `/receipt/{code}`, at which anyone reads the slip without its member, unless it is switched off. */
export const publicReceipt = z.object({ code: z.string().regex(receiptCodePattern), isPublic: z.boolean() });
export type PublicReceipt = z.output<typeof publicReceipt>;

export const poyShape = poyRow.extend({
  poyListJson: z.array(poyLineShape),
  /** The lines of a four-digit slip, which has none of the others. */
  setListJson: z.array(setPoyLine).optional(),
  /** Head of the public log of draws when the slip was accepted; absent before its first entry. */
  drawHead: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** Absent until `poys.one` has first shown the slip, and where the upstream publishes no receipts. */
  publicReceipt: publicReceipt.optional(),
  ...cancels,
});
export type Poy = z.output<typeof poyShape>;

/** Totals of the whole selection. `stake` is without refunds, which are stated separately. */
const poyTotals = z.object({ stake: v.baht, win: v.baht, refunded: v.baht.optional() });

export const poyPage = v.pageOf(poyRow).extend({ totals: poyTotals, ...cancels });
export type PoyPage = z.output<typeof poyPage>;

export const createPoy = endpoint({
  service: "poy",
  method: "POST",
  path: "/poys.create",
  summary: "Place a slip: all lines are accepted or none",
  access: "member",
  idempotent: true,
  area: "lotto",
  bodyLimit: "slip",
  body: newPoy,
  reply: poyShape,
  faults: [
    "round-not-open",
    "round-closed",
    "round-suspended",
    "round-void",
    "poy-lines-rejected",
    "balance-too-low",
    "stake-limit-reached",
    "loss-limit-reached",
    "time-out-running",
    "self-excluded",
  ],
});

export const allPoys = endpoint({
  service: "poy",
  method: "POST",
  path: "/poys.all",
  summary: "The member's slips, newest first, with the totals of the whole selection",
  access: "member",
  isForViewing: true,
  body: z.object({
    betGroup: marketKey.optional(),
    /** One market of the group. */
    betType: marketKey.optional(),
    /** One round. An upstream may ignore it: a reader leaves out the slips of other rounds. */
    betId: v.betId.optional(),
    status: poyStatus.optional(),
    /** Those that no longer wait for a result. An upstream may ignore it: a reader leaves out the others. */
    isSettled: z.literal(true).optional(),
    /** Those that were drawn and brought more, or less, than their stake. Ignored like the two above. */
    outcome: z.enum(["win", "loss"]).optional(),
    /** Draw days (`dt`), both included. */
    startedDate: v.date.optional(),
    endedDate: v.date.optional(),
    ...v.pageBody,
  }),
  reply: poyPage,
});

export const onePoy = endpoint({
  service: "poy",
  method: "GET",
  path: "/poys.one",
  summary: "One slip of the member with its lines",
  access: "member",
  query: z.object({ id: v.uuid }),
  reply: poyShape,
});

export const poyByKey = endpoint({
  service: "poy",
  method: "GET",
  path: "/poys.by-key",
  summary: "The slip sent with an idempotency key, for a lost response; not-found when there is none",
  access: "member",
  query: z.object({ key: v.idempotencyKey }),
  reply: poyShape,
});

export const abortPoy = endpoint({
  service: "poy",
  method: "POST",
  path: "/poys.abort",
  summary: "Cancel a whole slip and refund its stake",
  access: "member",
  idempotent: true,
  area: "lotto",
  body: z.object({ poyId: v.uuid }),
  reply: poyShape,
  faults: ["poy-not-cancellable", "poy-cancel-limit-reached"],
});
