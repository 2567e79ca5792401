import { plainLine } from "@/lib/domain/money/typed-amount";

/** Above it the service refuses a rate as well. */
const MOST = 10_000;

/** A typed rate: baht for one baht, at most two decimals; null when it is none. */
export function typedRate(text: string): number | null {
  const typed = plainLine(text);
  const rate = /^\d{1,5}(\.\d{1,2})?$/.test(typed) ? Number(typed) : null;
  return rate !== null && rate <= MOST ? rate : null;
}
