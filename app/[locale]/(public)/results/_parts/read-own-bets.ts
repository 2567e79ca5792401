import { netOf } from "@/components/poy/detail/outcome";
import type { OwnBets, OwnBetsByRound } from "@/components/result/market-table/own-numbers";
import type { Wins } from "@/components/result/win-mark";
import { orNull } from "@/lib/contract/or-null";
import { allPoys, type PoyRow } from "@/lib/contract/poys";
import { poyAddress, poysAddress } from "@/lib/domain/access/addresses";
import { type Satang, satang } from "@/lib/domain/money/money";
import { outcomeOf } from "@/lib/domain/money/outcome";
import { addDays } from "@/lib/domain/time/time";
import { ask } from "@/lib/server/ask/ask";
import { readSession } from "@/lib/server/session/session";

/** The limit of one call; of a member with more slips in these days the newest are marked, and the newest that won. */
const mostMarked = 100;
/** What a cell has room for. */
const numbersShown = 4;

/**
 * What the member bet in rounds that may have their result on these lottery days, by round; empty for a guest, or when
 * the slips cannot be read. A round drawn after 04:00 belongs to the service day before.
 */
export async function readOwnBets(first: string, last = first): Promise<OwnBetsByRound> {
  if (!first || !(await readSession())) return new Map();
  const days = { startedDate: addDays(first, -1), endedDate: last, limit: mostMarked };
  const pages = await Promise.all(
    [{ ...days, status: "won" as const }, days].map((body) =>
      orNull(ask(allPoys, { body, isBackground: true })),
    ),
  );
  const slips = new Map(pages.flatMap((page) => page?.items ?? []).map((slip) => [slip.poyId, slip]));
  const kept = [...slips.values()].filter(({ status }) => status !== "cancelled");
  const rounds = new Set(kept.map(({ betId }) => betId));
  return new Map([...rounds].map((betId) => [betId, ownBetsOf(kept.filter((slip) => slip.betId === betId))]));
}

function ownBetsOf(slips: readonly PoyRow[]): OwnBets {
  const lines = slips.flatMap(({ firstLines = [] }) => firstLines);
  const won = new Set(lines.filter(({ isWon }) => isWon).map(({ number }) => number));
  const others = lines.map(({ number }) => number).filter((number) => !won.has(number));
  const numbers = [...won, ...new Set(others)];
  const unread = slips.reduce(
    (sum, { lineCount = 0, firstLines = [] }) => sum + Math.max(0, lineCount - firstLines.length),
    0,
  );
  const nets = slips.map(netOf);
  const net = nets.reduce((sum, of) => (sum === null || of === null ? null : satang(sum + of)), satang(0));
  const isGain = (of: Satang | null) => of !== null && outcomeOf(of) === "win";
  const address = slips.length > 1 ? poysAddress : poyAddress;
  return {
    numbers: numbers.slice(0, numbersShown).map((number) => ({ number, isWon: won.has(number) })),
    more: Math.max(0, numbers.length - numbersShown) + unread,
    net,
    outcome: net === null ? null : outcomeOf(net),
    gains: nets.filter(isGain).length,
    href: slips.map((slip) => address(slip))[0] ?? poysAddress({}),
  };
}

/** The rounds that brought the member a gain: the net decides, not the payout. */
export const winsOf = (own: OwnBetsByRound): Wins =>
  new Map(
    [...own].flatMap(([betId, { net, outcome, gains, href }]) =>
      net !== null && outcome === "win" ? [[betId, { amount: net, slips: gains, href }]] : [],
    ),
  );
