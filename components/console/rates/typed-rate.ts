/** Above it the service refuses a rate as well. */
const MOST = 10_000;

/** A typed rate: baht for one baht, at most two decimals; null when it is none. */
export function typedRate(text: string): number | null {
  const rate = /^\d{1,5}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : null;
  return rate !== null && rate <= MOST ? rate : null;
}
