/** Why an operator acts: a reason picked from a list, with a note in their own words. */
export const reasonCodes = [
  "correction",
  "risk",
  "request",
  "complaint",
  "suspicion",
  "rule",
  "fault",
  "other",
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

export interface PickedReason {
  readonly code: ReasonCode;
  readonly note: string;
}

/** The reason as the audit log and approvals keep it. */
export const reasonText = ({ code, note }: PickedReason): string => `${code}: ${note}`;
