/**
 * Money: whole satang inside (1 baht = 100 satang), baht with two decimals at the edges.
 * Nothing here rounds. An amount that cannot be held exactly is a RangeError.
 */
export type Satang = number & { readonly __unit: "satang" };

/** Beyond this a double no longer tells neighbouring satang apart once divided by 100. */
const LARGEST_EXACT = 2 ** 50;

/** Brands a whole number of satang. Throws RangeError on fractions and unsafe integers. */
export function satang(amount: number): Satang {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount of satang: ${amount}`);
  // `+ 0` turns -0 into 0, so equal amounts are also identical.
  return (amount + 0) as Satang;
}

/** Baht (at most two decimals) to satang, exactly. Throws RangeError on a third decimal or a huge amount. */
export function toSatang(baht: number): Satang {
  return satang(hundredths(baht, "baht"));
}

/** Satang to baht for the wire: the double nearest to the two-decimal amount. */
export function toBaht(amount: Satang): number {
  if (Math.abs(amount) > LARGEST_EXACT) throw new RangeError(`too large for the wire: ${amount} satang`);
  return amount / 100;
}

/** "1,234.50": grouped, always two decimals, a minus sign kept, no currency sign. */
export function formatBaht(amount: Satang): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${amount < 0 ? "-" : ""}${whole}.${digits.slice(-2)}`;
}

/** Sum of any number of amounts; of none it is zero. */
export function addSatang(...amounts: readonly Satang[]): Satang {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return satang(sum);
}

export function subtractSatang(from: Satang, amount: Satang): Satang {
  return satang(from - amount);
}

/**
 * Stake (satang) × multiplier (at most two decimals), exact.
 * A stake of whole baht always fits; a product with a fraction of a satang throws instead of rounding.
 */
export function timesMultiply(stake: Satang, multiply: number): Satang {
  const product = stake * hundredths(multiply, "multiplier");
  if (!Number.isSafeInteger(product)) throw new RangeError(`product too large: ${stake} × ${multiply}`);
  if (product % 100 !== 0) throw new RangeError(`not a whole satang: ${stake} × ${multiply}`);
  return satang(product / 100);
}

/** A number of at most two decimals as hundredths; the division back proves that nothing was lost. */
function hundredths(value: number, what: string): number {
  const scaled = Math.round(value * 100);
  if (!(Math.abs(scaled) <= LARGEST_EXACT) || scaled / 100 !== value) {
    throw new RangeError(`${what} of at most two decimals expected: ${value}`);
  }
  return scaled;
}
