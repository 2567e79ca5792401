/**
 * The slips of the member's home page, of `slips` newest first: those that wait for a result before the others,
 * both newest first, `most` in all.
 */
export function homeSlips<Slip extends { readonly status: string }>(
  slips: readonly Slip[],
  most: number,
): readonly Slip[] {
  const isWaiting = ({ status }: Slip) => status === "accepted";
  return [...slips.filter(isWaiting), ...slips.filter((slip) => !isWaiting(slip))].slice(0, most);
}
