import type { Offer } from "@/lib/domain/poy/offers";
import type { SlipLine } from "@/lib/domain/poy/slip";

export interface CellState {
  isPicked: boolean;
  /** Closed on every chosen market. */
  isClosed: boolean;
  /** The lowest rate below the default among the chosen markets, if any. */
  halfRate: number | undefined;
}

/** The state of a number on the board for the chosen markets. */
export function cellStates(
  markets: readonly Offer[],
  lines: readonly SlipLine[],
): (number: string) => CellState {
  const options = new Set<string>(markets.map(({ option }) => option));
  const picked = new Set(lines.filter(({ option }) => options.has(option)).map(({ number }) => number));
  return (number) => {
    const rates = markets.map(({ rate, limits }) => ({ rate, now: limits[number] ?? rate }));
    const reduced = rates.filter(({ rate, now }) => now > 0 && now < rate).map(({ now }) => now);
    return {
      isPicked: picked.has(number),
      isClosed: rates.length > 0 && rates.every(({ now }) => now === 0),
      halfRate: reduced.length > 0 ? Math.min(...reduced) : undefined,
    };
  };
}
