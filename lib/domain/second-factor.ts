/** The second factor of operators: codes of an authenticator app (TOTP, RFC 6238) and recovery codes. */

export const FACTOR_DIGITS = 6;
/** A code's life, seconds. */
export const FACTOR_PERIOD_SECONDS = 30;
/** Codes before and after the present one that count too: clocks of phones are off. */
export const FACTOR_WINDOW = 1;
export const RECOVERY_CODES = 10;

/** What decides whether a login needs a second factor. */
export interface FactorFacts {
  /** A code has confirmed the operator's app. */
  readonly hasFactor: boolean;
  /** One of the demo operators that the box comes with. */
  readonly isDemo: boolean;
  /** The login comes from this very machine. */
  readonly isLocal: boolean;
  /** A database of its owner's: real operation. */
  readonly hasOwnDatabase: boolean;
  /** The clock can be moved: tests only. */
  readonly hasTestClock: boolean;
}

/**
 * `code`: the login asks for one. `enrol`: the session can only set a factor up. `offer`: the operator may do without.
 */
export type FactorDemand = "code" | "enrol" | "offer";

/** What a login that has shown the right password needs besides. */
export function factorDemand(facts: FactorFacts): FactorDemand {
  // Decision 44: tests sign the demo operators in by their password alone.
  if (facts.hasTestClock && facts.isDemo) return "offer";
  if (facts.hasFactor) return "code";
  const isDemonstration = !facts.hasOwnDatabase && facts.isDemo && facts.isLocal;
  return isDemonstration ? "offer" : "enrol";
}

/** What was typed as a code of the app, spaces left out; null where it can only be a recovery code. */
export function appCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, "");
  return new RegExp(`^\\d{${FACTOR_DIGITS}}$`).test(digits) ? digits : null;
}

/** A recovery code as it is compared: people type it with spaces, capitals or without its hyphen. */
export const plainRecoveryCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, "");
