import { wholeBaht } from "@/components/home/closings";
import type { LastDraw, NamedRound } from "@/components/lotto/rounds/named-round";
import type { MarketTerms } from "@/lib/contract/markets";
import type { ResultRow, Round } from "@/lib/contract/rounds";
import { timesText } from "@/lib/domain/numbers/rate-text";
import { countryNames } from "@/lib/domain/rounds/countries";
import { correctRoundName, roundName } from "@/lib/domain/rounds/names";
import { isPinned } from "@/lib/domain/rounds/pinned";

type MarketNames = Readonly<Record<string, string>>;

interface Naming {
  readonly names: MarketNames;
  readonly english: MarketNames;
  readonly language: string;
  /** What the markets pay; empty where nobody told. */
  readonly terms?: readonly MarketTerms[];
  /** The newest draw of the pinned market. */
  readonly last?: ResultRow | undefined;
}

/** The rounds as the list shows them: named in the reader's language, without the limits that only a bet page needs. */
export function namedRounds(
  rounds: readonly Round[],
  { names, english, language, terms = [], last }: Naming,
): readonly NamedRound[] {
  return rounds.map((round) => {
    const { dt, betId, betName, active, setResult } = round.betList;
    const { status, reason, unixTimeStamp, result, demo } = round.betList;
    return {
      ...round,
      marketName: nameOf(round, names),
      englishName: nameOf(round, english),
      country: countryNames(round.betType, [language, "en"]),
      pays: paysOf(terms.find(({ betType }) => betType === round.betType)),
      ...(isPinned(round) && last ? { last: lastDraw(last) } : {}),
      betList: { dt, betId, betName, active, setResult, status, reason, unixTimeStamp, result, demo },
    };
  });
}

function lastDraw({ result, demo }: ResultRow): LastDraw | undefined {
  if (!result || !("first" in result)) return undefined;
  return { first: result.first, back2: result.back2, isDemo: demo === true };
}

/** "×800", what three digits in order pay, or the highest prize of a set. */
function paysOf(terms: MarketTerms | undefined): string | undefined {
  const [highest] = terms?.sets?.prizes ?? [];
  if (highest) return wholeBaht(highest.prize);
  const rate = terms?.options.find(({ betOption }) => betOption === "teng_bon_3")?.defaultRate;
  return rate ? timesText(rate) : undefined;
}

/** A game's name goes without the number of its round, which its line says. */
const nameOf = (round: Round, names: MarketNames): string =>
  round.betGroup === "yeekee"
    ? (names[round.betType] ?? correctRoundName(round.name))
    : roundName(names, round);
