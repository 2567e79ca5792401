/**
 * What the shooters of rank 1 and rank 16 win in a round. A prize stands in a budget of what was staked there, so that
 * whoever is alone in a round loses more by staking than the prizes give back; and it is a contest, so it needs
 * several people, and a person wins once. Accounts that are known to belong together count as one person.
 */
import { type Satang, satang } from "../money/money";

/** The most that the shooters of these ranks win. */
export const rankPrizes = [
  { rank: 1, most: satang(200_00) },
  { rank: 16, most: satang(400_00) },
] as const;
type PrizeRank = (typeof rankPrizes)[number]["rank"];

/** Minimum stake of a member in the round, on slips that were drawn, to take part. */
export const PRIZE_STAKE_MIN = satang(100_00);
/** Minimum of different people who shot and staked that much. */
export const PRIZE_PEOPLE_MIN = 3;
/** What all prizes of a round may cost at most, in thousandths of the stakes that were drawn in it. */
export const PRIZE_BUDGET_PER_MILLE = 50;

const MOST_TOGETHER = rankPrizes.reduce((sum, { most }) => sum + most, 0);

/** A settled round, as far as its prizes depend on it. */
export interface PrizeRound {
  /** Who sent each shot, oldest first; null for demo shots. */
  readonly shots: readonly (string | null)[];
  /** Settled stakes by member (satang). */
  readonly stakes: ReadonlyMap<string, number>;
  /** Pairs of accounts that belong together. */
  readonly links: readonly (readonly [string, string])[];
}

export interface RankPrize {
  readonly rank: PrizeRank;
  readonly member: string;
  readonly amount: Satang;
}

/**
 * The prizes of a round, by rank. They are decided in SQL by `rank_prizes_due`; `tests/parity/rank-prizes` runs both on
 * one table.
 */
export function rankPrizesOf({ shots, stakes, links }: PrizeRound): readonly RankPrize[] {
  const shooters = new Set(shots.filter((member) => member !== null));
  const entrants = [...shooters].filter((member) => (stakes.get(member) ?? 0) >= PRIZE_STAKE_MIN);
  const personOf = peopleOf(entrants, links);
  if (new Set(personOf.values()).size < PRIZE_PEOPLE_MIN) return [];
  const staked = [...stakes.values()].reduce((sum, stake) => sum + stake, 0);
  const due = rankPrizes.flatMap(({ rank, most }) => {
    const member = shots[shots.length - rank];
    const amount = prizeOf(most, staked);
    return member && personOf.has(member) && amount > 0 ? [{ rank, member, amount }] : [];
  });
  // Who holds both ranks wins the higher prize alone.
  return due.filter(
    (one) =>
      !due.some(
        (other) => other.amount > one.amount && personOf.get(other.member) === personOf.get(one.member),
      ),
  );
}

/** A prize of at most `most` in a round with these stakes (satang), in whole baht: its part of the budget. */
export function prizeOf(most: Satang, staked: number): Satang {
  const part = Math.floor((staked * PRIZE_BUDGET_PER_MILLE * most) / (1000 * MOST_TOGETHER));
  return satang(Math.min(most, Math.floor(part / 100) * 100));
}

/** Each member's person, named by the first of its accounts; links lead on from account to account. */
function peopleOf(
  members: readonly string[],
  links: readonly (readonly [string, string])[],
): ReadonlyMap<string, string> {
  const person = new Map(members.map((member) => [member, member]));
  for (const [one, other] of links) {
    const [kept, joined] = [person.get(one), person.get(other)];
    if (kept === undefined || joined === undefined || kept === joined) continue;
    for (const [member, own] of person) if (own === joined) person.set(member, kept);
  }
  return person;
}
