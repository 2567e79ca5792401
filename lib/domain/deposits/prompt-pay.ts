import { readPhone } from "../members/phone";
import { plainLine } from "../money/typed-amount";

const mobile = /^0[689]\d{8}$/;
const wallet = /^\d{15}$/;

/**
 * A PromptPay id as it is typed or copied, in digits: a Thai mobile number, the thirteen digits of a person or company,
 * or the fifteen of a wallet. Null for any other: money sent to it would reach nobody, or somebody else.
 */
export function readPromptPay(typed: string): string | null {
  const digits = plainLine(typed).replace(/[ -]/g, "");
  if (mobile.test(digits) || wallet.test(digits) || isTaxNumber(digits)) return digits;
  const phone = readPhone(typed);
  return phone?.startsWith("+66") && digits.length !== 10 ? `0${phone.slice("+66".length)}` : null;
}

/** Thirteen digits, of which the last follows from the others. */
function isTaxNumber(digits: string): boolean {
  if (!/^\d{13}$/.test(digits)) return false;
  const sum = [...digits.slice(0, -1)].reduce((so, digit, at) => so + Number(digit) * (13 - at), 0);
  return (11 - (sum % 11)) % 10 === Number(digits.at(-1));
}
