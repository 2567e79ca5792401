/** Why an operator acts: a code picked from the list of the act's family, with a note in their own words. */
export const reasonFamilies = {
  /** Deposits, rows of the bank feed, withdrawals and members' bank accounts */
  transfer: [
    "checked",
    "not-received",
    "amount-differs",
    "name-differs",
    "duplicate",
    "suspicion",
    "request",
    "rule",
  ],
  /** Adjustments of a member's money, and broken laws of the ledger */
  money: ["correction", "gift", "complaint", "request", "fault"],
  /** Members' tickets that are closed without an answer */
  ticket: ["checked", "duplicate", "request", "suspicion", "rule"],
  member: ["request", "lost-access", "correction", "complaint", "suspicion", "rule"],
  round: ["no-draw", "moved-draw", "holiday", "risk", "correction", "fault", "rule"],
  rate: ["risk", "correction", "request", "rule"],
  staff: ["duties", "has-left", "lost-access", "suspicion", "request", "rule"],
  /** Texts, switches, accounts of the house, partners, jobs, rules of approval */
  house: ["correction", "request", "complaint", "suspicion", "risk", "fault", "rule"],
  /** The answer to what another operator asked for */
  approval: ["checked", "incomplete", "correction", "suspicion", "rule"],
} as const satisfies Record<string, readonly string[]>;

export type ReasonFamily = keyof typeof reasonFamilies;
export type ReasonCode = (typeof reasonFamilies)[ReasonFamily][number] | "other";

export interface PickedReason {
  readonly code: ReasonCode;
  readonly note: string;
}
/** As calls take it: words alone count as `other`. */
export type Reason = string | PickedReason;

/** The codes of a family as they are picked; `other` ends each list. */
export const reasonCodesOf = (family: ReasonFamily): readonly [ReasonCode, ...ReasonCode[]] => [
  reasonFamilies[family][0],
  ...reasonFamilies[family].slice(1),
  "other",
];

const known: ReadonlySet<string> = new Set(Object.values(reasonFamilies).flat());

/** The reason as the audit log and approvals keep it: `risk: a hot number`; the note alone stands for `other`. */
export function reasonText(reason: Reason): string {
  if (typeof reason === "string") return reason;
  return reason.code === "other" ? reason.note : `${reason.code}: ${reason.note}`;
}

/** A kept reason's parts. Text without a code, as older rows have it, is `other`. */
export function readReason(text: string): PickedReason {
  const [, code = "", note = ""] = /^([a-z-]+): (.+)$/s.exec(text) ?? [];
  return known.has(code) ? { code: code as ReasonCode, note } : { code: "other", note: text };
}

/** The operator's own words, which members read beside what was decided. */
export const noteOf = (reason: Reason): string => (typeof reason === "string" ? reason : reason.note);
