/** The last digits of an account number: enough for its owner to know it, not for a looker-on to use it. */
export function lastDigits(accountNumber: string): string {
  return accountNumber.replace(/\D/g, "").slice(-4);
}
