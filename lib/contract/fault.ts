/** Every refusal of the product by its code. No zod here: first-load code imports this file. */
import type { LimitSpan } from "@/lib/domain/members/player-limits";
import type { Satang } from "@/lib/domain/money/money";
import type { ApprovalState } from "@/lib/domain/operators/approval";
import type { StaffRole } from "@/lib/domain/operators/staff";
import type { LineRejection } from "@/lib/domain/poy/rejection";

/**
 * Code → HTTP status. 401 and 403 concern the token itself and lead to the 401 page, except the two login failures.
 */
export const faultStatus = {
  "bad-request": 400,
  "csrf-failed": 400,
  "not-allow-domain": 400,
  "idempotency-key-missing": 400,
  unauthorized: 401,
  "invalid login credential": 401,
  "login-limit-reached": 401,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "payload-too-large": 413,
  "media-type-unsupported": 415,
  "invalid-input": 422,
  "rate-limited": 429,
  "internal-error": 500,
  "not-offered": 501,
  "upstream-unreachable": 502,
  "upstream-garbled": 502,
  maintenance: 503,
  /** Temporarily unable to answer: the call may be repeated, with its idempotency key where it has one. */
  busy: 503,
  "upstream-timeout": 504,
  /** The next two are made in the browser when no response came. */
  "network-lost": 502,
  timeout: 504,

  "username-taken": 409,
  "phone-taken": 409,
  "line-taken": 409,
  "line-refused": 422,
  /** No account is linked to this LINE account yet: its owner signs up first. */
  "line-new": 409,
  /** Messages by LINE require a linked LINE account. */
  "line-unlinked": 409,
  "terms-not-accepted": 422,
  "captcha-failed": 422,
  /** A bank account was approved under the member's name: only staff can change it. */
  "name-fixed": 409,
  "password-wrong": 422,
  "password-weak": 422,
  "needs-pin": 409,
  /** The account has no PIN that its owner knows: they set one by a code to their phone first. */
  "pin-unset": 409,
  "otp-wrong": 422,
  "otp-expired": 422,
  "otp-tries-used": 422,
  "otp-too-soon": 429,
  "partner-unknown": 422,
  "partner-token-invalid": 422,
  "partner-token-expired": 422,
  "partner-token-used": 409,
  "partner-phone-missing": 422,
  "hand-off-invalid": 422,
  "passkey-refused": 422,
  "passkey-limit-reached": 409,
  "account-not-empty": 409,
  "channel-refused": 409,
  "file-unreadable": 422,

  "area-closed": 409,
  "idempotency-mismatch": 409,
  "balance-too-low": 409,
  "amount-out-of-range": 422,
  "currency-malformed": 422,
  "self-excluded": 422,
  "time-out-running": 422,
  "deposit-limit-reached": 422,
  "loss-limit-reached": 422,
  "stake-limit-reached": 422,
  "limit-still-waiting": 409,

  "round-not-open": 409,
  "round-closed": 409,
  "round-suspended": 409,
  "round-void": 409,
  "poy-lines-rejected": 409,
  "poy-not-cancellable": 409,
  "poy-cancel-limit-reached": 409,
  "set-quota-exceeded": 409,
  "shot-too-soon": 409,
  "shooting-closed": 409,
  "number-set-limit-reached": 409,
  "ticket-limit-reached": 409,
  "ticket-closed": 409,
  "content-name-taken": 409,

  "window-too-long": 422,

  "deposit-channel-closed": 409,
  /** The limit on a member's or an address's requests for exact amounts is reached. */
  "too-many-requests": 429,
  "try-another-amount": 409,
  "deposit-live-already": 409,
  "deposit-not-live": 409,
  "deposit-not-claimable": 409,
  "simulators-off": 409,
  "bank-account-taken": 409,
  "bank-account-limit-reached": 409,
  "bank-account-unknown": 422,
  "bank-account-malformed": 422,
  "bank-account-name-mismatch": 422,
  "bank-account-decided-already": 409,
  "withdraw-system-error": 503,
  "withdraw-account-mismatch": 422,
  /** Withdrawals pause after a change of PIN, phone, name or bank accounts. */
  "withdraw-resting": 409,
  "withdraw-pending-already": 409,
  "withdraw-day-limit-reached": 422,
  "withdraw-amount-too-high": 422,
  "withdraw-count-limit-reached": 422,
  "turnover-not-met": 409,
  "achievement-not-earned": 409,
  "achievement-stake-first": 409,
  "achievement-claimed-already": 409,
  "partner-unavailable": 503,
  /** Refusals sent to game providers; members do not see them. */
  "game-round-unknown": 404,
  "game-round-over": 409,
  "game-bet-undone": 409,
  "game-launch-over": 409,

  "round-not-closed": 409,
  "round-settled-already": 409,
  "round-not-held": 409,
  "round-times-malformed": 422,
  "round-close-too-late": 422,
  "calendar-days-malformed": 422,
  /** The round's own figure does not exist yet. */
  "result-too-early": 409,
  /** The draw of a round of shots was sealed at its opening, including the end of shooting. */
  "round-sealed": 409,
  /** The list of a round of shots is frozen: its draw continues regardless of any call. */
  "round-frozen": 409,
  "result-malformed": 422,
  "preview-stale": 409,
  /** Two operators typed different results. */
  "result-entries-differ": 409,
  "feed-row-resolved-already": 409,
  "feed-row-unconfirmed": 409,
  "withdraw-not-pending": 409,
  /** The books break an invariant of the ledger that no operator has accepted: no payouts. */
  "payouts-stopped": 409,
  "last-super-admin": 409,
  "operator-disabled": 409,
  "network-not-allowed": 409,
  "second-factor-needed": 409,
  "second-factor-wrong": 422,
  "second-factor-missing": 409,
  "second-factor-set-already": 409,
  /** Without it logins would ask for nothing beside the password. */
  "second-factor-last": 409,
  /** No other operator is allowed to approve it. */
  "no-checker": 409,
  "approval-open-already": 409,
  "approval-over": 409,
  "approval-stale": 409,
  "approval-not-yours": 409,
  /** Another operator works on this item of a queue. */
  "claimed-already": 409,
  "account-closed": 409,
  /** An operator who sees the site as a member may only read. */
  "view-only": 409,
} as const satisfies Record<string, number>;

export type FaultCode = keyof typeof faultStatus;

export const faultCodes = Object.keys(faultStatus) as readonly FaultCode[];

export const isFaultCode = (text: unknown): text is FaultCode =>
  typeof text === "string" && Object.hasOwn(faultStatus, text);

/** Any call can be refused with these; entries list only their own. */
export const commonFaults = [
  "bad-request",
  "not-found",
  "payload-too-large",
  "media-type-unsupported",
  "invalid-input",
  "rate-limited",
  "internal-error",
  "maintenance",
  "busy",
] as const satisfies readonly FaultCode[];

/** Why one slip line is refused, as the rules return it. */
export type PoyLineRefusal = LineRejection;

/** Why a slip cannot be cancelled: its game never allows it, its time is over, or it is no longer waiting. */
export type PoyNotCancellable =
  | { why: "never" }
  | { why: "too-late"; lateByMs: number }
  | { why: "status"; status: "won" | "lost" | "cancelled" | "refunded" };

/** A limit of the member's own that an amount would exceed; `until`: when its count restarts. */
export interface LimitReached {
  span: LimitSpan;
  limit: Satang;
  used: Satang;
  until: string;
}

/** Details of faults, in domain values; `fault-details.ts` converts them to the wire and back. */
export interface FaultDetails {
  /** What must still be staked on drawn slips. */
  "achievement-stake-first": { left: Satang };
  "invalid-input": { issues: { path: string; code: string }[] };
  "rate-limited": { retryAfterSeconds: number };
  busy: { retryAfterSeconds: number };
  "login-limit-reached": { retryAfterSeconds: number };
  "otp-too-soon": { retryAfterSeconds: number };
  "otp-wrong": { triesLeft: number };
  "balance-too-low": { balance: Satang; needed: Satang };
  "amount-out-of-range": { min: Satang; max: Satang };
  "round-closed": { lateByMs: number };
  "round-not-open": { opensAt: string };
  /** The latest close that the round may have. */
  "round-close-too-late": { latest: string };
  "result-too-early": { from: string };
  "poy-lines-rejected": { lines: PoyLineRefusal[] };
  /** The first number that is short, and every one; 0 left: sold out or closed. */
  "set-quota-exceeded": { number: string; left: number; lines: { number: string; left: number }[] };
  "poy-not-cancellable": PoyNotCancellable;
  /** `againAt`: the next midnight in Bangkok. */
  "poy-cancel-limit-reached": { limit: number; againAt: string };
  "shot-too-soon": { waitMs: number };
  "shooting-closed": { lateByMs: number };
  "deposit-live-already": { id: string };
  "turnover-not-met": { remaining: Satang };
  /** When a request is accepted again. */
  "too-many-requests": { until: string };
  "withdraw-resting": { until: string };
  "self-excluded": { until: string };
  "time-out-running": { until: string };
  "deposit-limit-reached": LimitReached;
  "loss-limit-reached": LimitReached;
  "stake-limit-reached": LimitReached;
  /** What is left in the account that is to be closed, and what is pending. */
  "account-not-empty": {
    balance: Satang;
    held: Satang;
    afBalance: Satang;
    slips: number;
    deposits: number;
    withdrawals: number;
  };
  /** The required role, and the command that adds such an operator. */
  "no-checker": { rank: StaffRole; add: string };
  /** A challenge for the operator's passkeys, where they have some. */
  "second-factor-needed": { challengeId: string; options: Record<string, unknown> };
  "approval-open-already": { approvalId: string };
  /** Who decided and when; `by` is null where the site ended it. */
  "approval-over": { state: ApprovalState; by: string | null; at: string | null };
  /** `changed`: the data it was based on has changed; else the code of the fault that executing it ended with. */
  "approval-stale": { why: string };
  "approval-not-yours": { why: "rank" | "same-person" | "not-the-maker" };
  /** Who works on it, since when, and until when unless they renew it. */
  "claimed-already": { by: string; since: string; until: string };
  /** When the looser limits can be confirmed. */
  "limit-still-waiting": { from: string };
}

export type DetailsOf<Code extends FaultCode> = Code extends keyof FaultDetails
  ? FaultDetails[Code]
  : undefined;

/** The product's only error class: thrown by rules and calls alike, sent as `{code, message, details}`. */
export class Fault<Code extends FaultCode = FaultCode> extends Error {
  override readonly name = "Fault";
  readonly code: Code;
  readonly details: DetailsOf<Code> | undefined;

  /** `message` is English for logs; people see the locale's text for `code`. */
  constructor(code: Code, details?: DetailsOf<Code>, message: string = code) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return faultStatus[this.code];
  }
}

/** True for a Fault, of the given code when one is named (then its details are typed). */
export function isFault(value: unknown): value is Fault;
export function isFault<Code extends FaultCode>(value: unknown, code: Code): value is Fault<Code>;
export function isFault(value: unknown, code?: FaultCode): boolean {
  return value instanceof Fault && (code === undefined || value.code === code);
}
