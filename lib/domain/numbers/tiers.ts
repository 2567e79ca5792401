import { readCurrency } from "../money/typed-amount";
import type { SaleTier } from "./numbers";

/** The share of its rate that a number keeps after `sold` (satang) was sold of it, per cent. */
const shareAt = (tiers: readonly SaleTier[], sold: number): number =>
  tiers.findLast(({ soldFrom }) => sold >= soldFrom)?.percent ?? 100;

/** True where some amount sold keeps a higher share than before; both lists are ascending. */
export function raisesShare(before: readonly SaleTier[], after: readonly SaleTier[]): boolean {
  // Shares change at the beginning of a tier alone.
  const starts = [0, ...[...before, ...after].map(({ soldFrom }) => soldFrom)];
  return starts.some((sold) => shareAt(after, sold) > shareAt(before, sold));
}

/** Tiers as they are typed, baht and per cent; null unless amounts rise and shares never do. */
export function typedTiers(
  rows: readonly { readonly from: string; readonly percent: string }[],
): readonly SaleTier[] | null {
  const tiers = rows.map(({ from, percent }) => {
    const soldFrom = readCurrency(from);
    const share = /^\d{1,3}$/.test(percent.trim()) ? Number(percent) : 101;
    return soldFrom === null || share > 100 ? null : { soldFrom, percent: share };
  });
  const isWhole = tiers.every((tier) => tier !== null);
  if (!isWhole) return null;
  const isInOrder = tiers.every((tier, at) => {
    const before = tiers[at - 1];
    return !before || (tier.soldFrom > before.soldFrom && tier.percent <= before.percent);
  });
  return isInOrder ? tiers : null;
}
