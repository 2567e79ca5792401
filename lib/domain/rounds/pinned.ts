/**
 * The government's lottery is what most members come for: in every list of open rounds its round stands before those
 * that close sooner.
 */
export const isPinned = ({ betGroup }: { readonly betGroup: string }): boolean => betGroup === "gov";

/** The pinned rounds first, both parts in the order in which they come. */
export function pinnedFirst<Listed extends { readonly betGroup: string }>(
  rounds: readonly Listed[],
): readonly Listed[] {
  return [...rounds.filter(isPinned), ...rounds.filter((round) => !isPinned(round))];
}
