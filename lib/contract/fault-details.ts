/** Faults on the wire: `{code, message, details?}`, money in baht. */
import { z } from "zod";
import { limitSpans } from "@/lib/domain/members/player-limits";
import { approvalStates } from "@/lib/domain/operators/approval";
import { staffRoles } from "@/lib/domain/operators/staff";
import type { LineReason } from "@/lib/domain/poy/rejection";
import { Fault, type FaultCode, type FaultDetails, isFaultCode } from "./fault";
import { passkeyChallenge } from "./passkey-shapes";
import { codeOfWords } from "./spec-literals";
import * as v from "./values";

const whole = z.number().int().nonnegative();
const waiting = z.object({ retryAfterSeconds: whole });

const lineReasons = [
  "price-out-of-range",
  "member-cap",
  "sale-limit",
  "rate-changed",
  "number-closed",
  "option-unknown",
  "number-malformed",
] as const satisfies readonly LineReason[];
const lineReason = z.enum(lineReasons);
const quotaLine = z.object({ number: v.lotteryNumber, left: whole });

const runsUntil = z.object({ until: v.isoTime });
const limitReached = z.object({
  span: z.enum(limitSpans),
  limit: v.baht,
  used: v.baht,
  until: v.isoTime,
});

const detailShapes = {
  "achievement-stake-first": z.object({ left: v.baht }),
  "invalid-input": z.object({
    issues: z.array(z.object({ path: z.string().max(200), code: z.string().max(200) })).max(50),
  }),
  "rate-limited": waiting,
  busy: waiting,
  "login-limit-reached": waiting,
  "otp-too-soon": waiting,
  "otp-wrong": z.object({ triesLeft: whole }),
  "balance-too-low": z.object({ balance: v.baht, needed: v.baht }),
  "amount-out-of-range": z.object({ min: v.baht, max: v.baht }),
  "round-closed": z.object({ lateByMs: whole }),
  "round-not-open": z.object({ opensAt: v.isoTime }),
  "round-close-too-late": z.object({ latest: v.isoTime }),
  "result-too-early": z.object({ from: v.isoTime }),
  "poy-lines-rejected": z.object({
    lines: z.array(
      z.object({
        ref: z.string().max(40),
        reason: lineReason,
        min: v.baht.optional(),
        max: v.baht.optional(),
        left: v.baht.optional(),
        from: v.multiplier.optional(),
        to: v.multiplier.optional(),
      }),
    ),
  }),
  "set-quota-exceeded": z.object({
    ...quotaLine.shape,
    lines: z.array(quotaLine).max(200),
  }),
  "poy-not-cancellable": z.discriminatedUnion("why", [
    z.object({ why: z.literal("never") }),
    z.object({ why: z.literal("too-late"), lateByMs: whole }),
    z.object({ why: z.literal("status"), status: z.enum(["won", "lost", "cancelled", "refunded"]) }),
  ]),
  "poy-cancel-limit-reached": z.object({ limit: whole, againAt: v.isoTime }),
  "shot-too-soon": z.object({ waitMs: whole }),
  "shooting-closed": z.object({ lateByMs: whole }),
  "deposit-live-already": z.object({ id: v.rowId }),
  "turnover-not-met": z.object({ remaining: v.baht }),
  "too-many-requests": runsUntil,
  "withdraw-resting": runsUntil,
  "self-excluded": runsUntil,
  "time-out-running": runsUntil,
  "deposit-limit-reached": limitReached,
  "loss-limit-reached": limitReached,
  "stake-limit-reached": limitReached,
  "account-not-empty": z.object({
    balance: v.baht,
    held: v.baht,
    afBalance: v.baht,
    slips: whole,
    deposits: whole,
    withdrawals: whole,
  }),
  "limit-still-waiting": z.object({ from: v.isoTime }),
  "no-checker": z.object({ rank: z.enum(staffRoles), add: z.string().max(200) }),
  "second-factor-needed": passkeyChallenge,
  "approval-open-already": z.object({ approvalId: z.string().max(64) }),
  "approval-over": z.object({
    state: z.enum(approvalStates),
    by: z.string().max(64).nullable(),
    at: v.isoTime.nullable(),
  }),
  "approval-stale": z.object({ why: z.string().max(80) }),
  "approval-not-yours": z.object({ why: z.enum(["rank", "same-person", "not-the-maker"]) }),
  "claimed-already": z.object({ by: z.string().max(64), since: v.isoTime, until: v.isoTime }),
} satisfies { [Code in keyof FaultDetails]: z.ZodType<FaultDetails[Code]> };

const byCode: Partial<Record<FaultCode, z.ZodType>> = detailShapes;

/** Shape of a fault's details, when it has any. */
export const detailsShape = (code: FaultCode): z.ZodType | undefined => byCode[code];

export const faultBody = z.object({
  code: z.string().max(120),
  message: z.string().max(2_000).optional(),
  details: z.unknown().optional(),
});
export type FaultBody = z.output<typeof faultBody>;

/** A fault as the JSON body of a response. */
export function writeFault(fault: Fault): FaultBody {
  const shape = byCode[fault.code];
  if (!shape || fault.details === undefined) return { code: fault.code, message: fault.message };
  return { code: fault.code, message: fault.message, details: z.encode(shape, fault.details) };
}

/**
 * The body of an error response as a fault. The spec's own words (`spec-literals.ts`) are recognised in `code` and
 * `message`; an unknown code becomes `unknown` (by default `upstream-garbled`), details that do not parse are dropped.
 */
export function readFault(body: unknown, unknown: FaultCode = "upstream-garbled"): Fault {
  const read = faultBody.safeParse(body);
  if (!read.success) return new Fault(unknown);
  const { code, message = code } = read.data;
  const known = codeOf(code, message) ?? unknown;
  const details = byCode[known]?.safeParse(read.data.details);
  return new Fault(known, details?.success ? (details.data as Fault["details"]) : undefined, message);
}

/** Codes that say no more than an HTTP status: words beside them say more. */
const broad: ReadonlySet<FaultCode> = new Set<FaultCode>([
  "bad-request",
  "invalid-input",
  "unauthorized",
  "forbidden",
  "not-found",
  "internal-error",
]);

function codeOf(code: string, message: string): FaultCode | null {
  const said = isFaultCode(code) ? code : codeOfWords(code);
  const told = codeOfWords(message);
  if (!said) return told;
  return told && told !== "internal-error" && broad.has(said) ? told : said;
}
