/** The last digits of an account number: the owner recognises it, and nobody else can use it. */
export function lastDigits(accountNumber: string): string {
  return accountNumber.replace(/\D/g, "").slice(-4);
}
