/**
 * The refusals that the product spec names by its own words, in a `code` or in a `message`: an upstream
 * that speaks nothing but the spec answers these, and no code of the contract.
 */
import type { FaultCode } from "./fault";

const byWords: Readonly<Record<string, FaultCode>> = {
  "not allow domain": "not-allow-domain",

  invalidlogincredential: "invalid login credential",
  "invalid login credential": "invalid login credential",
  "invalid username or password": "invalid login credential",
  unauthorized: "unauthorized",
  loginattemptcountreachlimit: "login-limit-reached",
  "login attempt count reach limit, please contact call center": "login-limit-reached",
  defaulterror: "internal-error",
  "oops! something went wrong. please try again later": "internal-error",

  "cannot confirm recaptcha with google": "captcha-failed",
  "currency is not a right format": "currency-malformed",

  "bank account does not match the system": "withdraw-account-mismatch",
  "wait for the old transaction to finish": "withdraw-pending-already",
  "at most 200,000 baht per day": "withdraw-day-limit-reached",
  "at most 49,000 baht per time": "withdraw-amount-too-high",
  "at most 5 times per day": "withdraw-count-limit-reached",
};

/** The code behind words of the spec, in any case and with or without a full stop; null for other words. */
export function codeOfWords(words: string): FaultCode | null {
  const plain = words.trim().replace(/\s+/g, " ").replace(/\.$/, "").toLowerCase();
  return Object.hasOwn(byWords, plain) ? (byWords[plain] ?? null) : null;
}
