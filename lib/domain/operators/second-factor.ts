/** The second factor of operators: codes of an authenticator app (TOTP, RFC 6238) and recovery codes. */
import { plainLine } from "../money/typed-amount";

export const FACTOR_DIGITS = 6;
/** How long a code is valid, seconds. */
export const FACTOR_PERIOD_SECONDS = 30;
/** Codes before and after the present one that are accepted, because phones' clocks are off. */
export const FACTOR_WINDOW = 1;
export const RECOVERY_CODES = 10;

/** The facts that decide whether a login needs a second factor. */
export interface FactorFacts {
  /** A code has confirmed the operator's app. */
  readonly hasFactor: boolean;
  /** One of the demo operators of embedded mode. */
  readonly isDemo: boolean;
  /** The login comes from this machine. */
  readonly isLocal: boolean;
  /** An external database is configured: real operation. */
  readonly hasOwnDatabase: boolean;
  /** The clock can be moved: in tests only. */
  readonly hasTestClock: boolean;
}

/**
 * `code`: the login asks for one. `enrol`: the session can only set a factor up. `offer`: the factor is
 * optional.
 */
export type FactorDemand = "code" | "enrol" | "offer";

/** What a login needs after a correct password. */
export function factorDemand(facts: FactorFacts): FactorDemand {
  // Decision 44: tests sign the demo operators in by password alone.
  if (facts.hasTestClock && facts.isDemo) return "offer";
  if (facts.hasFactor) return "code";
  const isDemonstration = !facts.hasOwnDatabase && facts.isDemo && facts.isLocal;
  return isDemonstration ? "offer" : "enrol";
}

/** A typed code of the app without spaces; null where it can only be a recovery code. */
export function appCode(typed: string): string | null {
  const digits = plainLine(typed).replace(/[ -]/g, "");
  return new RegExp(`^\\d{${FACTOR_DIGITS}}$`).test(digits) ? digits : null;
}

/** A recovery code normalised for comparison: people type it with spaces, capitals or without its hyphen. */
export const plainRecoveryCode = (typed: string): string =>
  plainLine(typed).toLowerCase().replace(/[ -]/g, "");
