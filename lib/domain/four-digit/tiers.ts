import { type Satang, satang } from "../money/money";

/** Tiers of a four-digit set, highest prize first: a ticket wins the first tier that matches and no other. */
export const setTiers = [
  { tier: "straight4", prize: satang(125_000_00), fits: (ticket: string, draw: string) => ticket === draw },
  {
    tier: "straight3",
    prize: satang(41_000_00),
    fits: (ticket: string, draw: string) => ticket.slice(1) === draw.slice(1),
  },
  {
    tier: "tode4",
    prize: satang(5_500_00),
    fits: (ticket: string, draw: string) => sameDigits(ticket, draw),
  },
  {
    tier: "tode3",
    prize: satang(4_100_00),
    fits: (ticket: string, draw: string) => sameDigits(ticket.slice(1), draw.slice(1)),
  },
  {
    tier: "front3",
    prize: satang(1_800_00),
    fits: (ticket: string, draw: string) => ticket.slice(0, 3) === draw.slice(0, 3),
  },
  {
    tier: "front2",
    prize: satang(1_600_00),
    fits: (ticket: string, draw: string) => ticket.slice(0, 2) === draw.slice(0, 2),
  },
  {
    tier: "back2",
    prize: satang(1_600_00),
    fits: (ticket: string, draw: string) => ticket.slice(2) === draw.slice(2),
  },
] as const;

export type SetTier = (typeof setTiers)[number]["tier"];
export const setTierNames: readonly SetTier[] = setTiers.map(({ tier }) => tier);

export const setPrice: Satang = satang(120_00);
/** Sets of one number that are sold in a round. */
export const SET_QUOTA = 50;

/** Every number that wins in a draw, with its tier and the prize of one set; sorted by number. */
export function winningTickets(draw: string): readonly { number: string; tier: SetTier; prize: Satang }[] {
  const tickets = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, "0"));
  return tickets.flatMap((number) => {
    const won = tierOf(number, draw);
    return won ? [{ number, ...won }] : [];
  });
}

/** The tier that a ticket wins in a draw (last four digits of a longer one), or null. */
export function tierOf(ticket: string, draw: string): { tier: SetTier; prize: Satang } | null {
  const won = setTiers.find(({ fits }) => fits(ticket, draw.slice(-4)));
  return won ? { tier: won.tier, prize: won.prize } : null;
}

const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29] as const;

/**
 * True for permutations of each other: products of primes per digit are equal. Called millions of times, so it
 * does not sort.
 */
function sameDigits(a: string, b: string): boolean {
  return product(a) === product(b);
}

function product(digits: string): number {
  let found = 1;
  for (let at = 0; at < digits.length; at++) found *= primes[digits.charCodeAt(at) - 48] ?? Number.NaN;
  return found;
}
