/**
 * Security events: one line each at level info, for monitoring. No PIN, code, token or phone number is ever in a
 * line. User names are pseudonymised, because people type their PIN into that field by mistake.
 */
import { createHmac } from "node:crypto";
import type { Logger } from "pino";
import type { FaultCode } from "@/lib/contract/fault";
import { createMinuteCounter } from "@/lib/domain/access/minute-counter";
import { addressBlock } from "@/lib/kernel/address-block";

export type SecurityEvent =
  | "login-succeeded"
  | "login-failed"
  | "login-locked"
  | "pin-wrong"
  | "code-wrong"
  | "code-locked"
  | "passkey-refused"
  | "partner-refused"
  | "session-ended"
  | "access-refused"
  | "signature-refused"
  | "input-refused"
  | "rate-limited"
  | "operator-login-succeeded"
  | "operator-login-failed"
  | "operator-session-ended"
  | "operator-account-changed"
  | "approval-refused";

interface SecurityFacts {
  address?: string;
  /** As typed; logged as its pseudonym. */
  userName?: string;
  /** The uuid of the member or operator concerned. */
  member?: string;
  session?: string;
  /** The call, as `users.login`. */
  call?: string;
  code?: FaultCode;
}

export interface SecurityLog {
  note(event: SecurityEvent, facts?: SecurityFacts): void;
}

/** Lines of one event per address and minute; the last one says that the rest is left out. */
export const MOST_LINES_A_MINUTE = 30;
const MARK_LENGTH = 16;

/**
 * @param secret keys the pseudonyms of user names: equal names have equal ones, and no list of names reveals which
 */
export function createSecurityLog(log: Logger, secret: string): SecurityLog {
  const cap = createMinuteCounter();
  return {
    note(event, { userName, ...facts } = {}) {
      const count = cap.count(`${event} ${addressBlock(facts.address ?? "")}`, Date.now());
      if (count > MOST_LINES_A_MINUTE) return;
      log.info(
        {
          event,
          ...facts,
          ...(userName && { userNameMark: markOf(userName, secret) }),
          ...(count === MOST_LINES_A_MINUTE && { leavesOutRest: true }),
        },
        "security event",
      );
    },
  };
}

const markOf = (userName: string, secret: string): string =>
  createHmac("sha256", secret)
    .update(`user-name:${userName.trim().toLowerCase()}`)
    .digest("hex")
    .slice(0, MARK_LENGTH);
