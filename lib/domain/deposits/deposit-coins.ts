/**
 * Coins: integers of the smallest quoted unit inside, decimal text at the edges. A quote is rounded up by less
 * than a unit, so that the requested coins are never worth less than the credited amount.
 */

import { type Satang, satang } from "../money/money";
import { FIRST_SLOT, LAST_SLOT } from "./deposit";

/** One baht is a hundred satang; a quote gives the coin's price in satang. */
export interface Quote {
  /** Satang for one whole coin. */
  readonly satangPerCoin: number;
  /** Places behind the point that are quoted. */
  readonly decimals: number;
}

/** The units of a coin to ask for an amount, before a slot is added. Throws RangeError beyond exact numbers. */
export function unitsFor(amount: Satang, { satangPerCoin, decimals }: Quote): number {
  const scaled = BigInt(amount) * 10n ** BigInt(decimals);
  const price = BigInt(satangPerCoin);
  return exact((scaled + price - 1n) / price);
}

/** The value of so many units, in whole satang, rounded down. */
export function worthOf(units: number, { satangPerCoin, decimals }: Quote): Satang {
  return satang(exact((BigInt(units) * BigInt(satangPerCoin)) / 10n ** BigInt(decimals)));
}

/** The lowest amount above the quote, by one unit to ninety-nine, that no other request has. */
export function lowestFreeUnits(base: number, taken: Iterable<number>): number | null {
  const used = new Set(taken);
  for (let slot = FIRST_SLOT; slot <= LAST_SLOT; slot += 1) if (!used.has(base + slot)) return base + slot;
  return null;
}

/** `27.000001` for 27000001 units of six places; trailing zeros are dropped. */
export function writeCoins(units: number, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const rest = digits.slice(digits.length - decimals).replace(/0+$/, "");
  return rest ? `${whole}.${rest}` : whole;
}

/**
 * Units of a decimal text; null where it has more places than the coin, or more digits than a number holds
 * exactly.
 */
export function readCoins(text: string, decimals: number): number | null {
  const match = /^(\d{1,15})(?:\.(\d+))?$/.exec(text);
  if (!match) return null;
  const rest = (match[2] ?? "").replace(/0+$/, "");
  if (rest.length > decimals) return null;
  const units = Number((match[1] ?? "") + rest.padEnd(decimals, "0"));
  return Number.isSafeInteger(units) ? units : null;
}

/** Units of a decimal text, further places cut off. */
export function coinsDownTo(text: string, decimals: number): number {
  const [whole = "", rest = ""] = text.split(".");
  return readCoins(rest ? `${whole}.${rest.slice(0, decimals) || "0"}` : whole, decimals) ?? 0;
}

function exact(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`beyond exact numbers: ${value}`);
  return number;
}
