import { notFound } from "next/navigation";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { BetNames } from "@/components/lotto/bet-names";
import { BetScreen } from "@/components/lotto/bet-screen";
import { Conditions } from "@/components/lotto/conditions";
import { PastResults } from "@/components/result/past-results";
import { Card } from "@/components/ui/card";
import { PageTitle } from "@/components/ui/page-title";
import { Words } from "@/components/ui/words";
import { Seal } from "@/components/yeekee/proof/seal";
import { orNull } from "@/lib/contract/or-null";
import { betListResultHistory, type Round } from "@/lib/contract/rounds";
import { roundAddress } from "@/lib/domain/access/addresses";
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import { LIVE_CACHE_MS } from "@/lib/domain/rounds/live-cache";
import { roundName } from "@/lib/domain/rounds/names";
import { phaseOf } from "@/lib/domain/rounds/phase";
import { epochMs } from "@/lib/domain/time/time";
import { knownWord } from "@/lib/i18n/known-word";
import { marketNames } from "@/lib/i18n/market-names";
import { redirect } from "@/lib/i18n/redirect";
import { toLocale } from "@/lib/i18n/tags";
import { legible } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { takesSlips } from "@/lib/server/ask/takes-slips";
import { Unanswered } from "../../../../_parts/unanswered";
import { readBets } from "./_parts/read-bets";
import { nextRoundHref, readOpening } from "./_parts/read-opening";
import { readShots } from "./_parts/read-shots";

interface Props {
  params: Promise<{ betGroup: string; betId: string }>;
}

/** What sheets show beside it comes with their code. */
const firstWords = ["lotto", "market", "numbers.import", "numbers.recommend", "picture"] as const;
/** More of a round that is drawn by shots. */
const shotWords = ["yeekee", "poy.status"] as const;

async function open({ params }: Props) {
  const { betGroup, betId } = await params;
  if (betGroup === "set_4") {
    const href = roundAddress({ betGroup, betType: parseBetId(betId)?.betType ?? "" }, betId);
    redirect({ href, locale: toLocale(await getLocale()) });
  }
  const [{ reply: opening, code }, { market }] = await Promise.all([
    legible(readOpening(betGroup, betId)),
    getMessages(),
  ]);
  if (code) return { code, title: knownWord(market.groups, betGroup) };
  if (!opening) notFound();
  return { opening, title: roundName(marketNames(market), opening.round) };
}

export async function generateMetadata(props: Props) {
  return { title: (await open(props)).title };
}

const pastShown = 5;

/** The market's last results, for who waits until its round opens; null for any other round. */
async function readPast({ betGroup, betType, betList, serverTime }: Round) {
  if (phaseOf(betList, epochMs(serverTime)) !== "upcoming") return null;
  const query = { betGroup, betType, limit: pastShown };
  return orNull(ask(betListResultHistory, { query, cacheMs: LIVE_CACHE_MS }));
}

/** The bet page of one round. */
export default async function BetPage(props: Props) {
  const { opening, code, title: marketName } = await open(props);
  if (!opening)
    return (
      <>
        <PageTitle back={{ href: "/lotto", label: (await getTranslations("lotto"))("allMarkets") }}>
          {marketName}
        </PageTitle>
        <Unanswered code={code} />
      </>
    );
  const [shots, isTaken, bets, nextHref, { lotto, market, rules, result }, past] = await Promise.all([
    readShots(opening.round),
    takesSlips(),
    opening.round.betGroup === "yeekee" ? readBets(opening.round) : null,
    nextRoundHref(opening),
    getMessages(),
    readPast(opening.round),
  ]);
  const { betId } = opening.round.betList;
  return (
    <Words of={[...firstWords, ...(shots ? shotWords : [])]}>
      {isTaken ? null : (
        <Card look="warning" as="div" role="note">
          {lotto.notTaken}
        </Card>
      )}
      <BetScreen
        // Keyed by round: the state of the previous round must not stay on screen.
        key={betId}
        opening={opening}
        marketName={marketName}
        nextHref={nextHref}
        conditions={
          <>
            <Conditions isTaken={isTaken} />
            {past?.length ? <PastResults rows={past} words={result} /> : null}
          </>
        }
        names={
          <BetNames
            options={opening.offers.map(({ option }) => option)}
            names={{ ...market.options, ...lotto.helper }}
            words={rules.names}
            close={lotto.slip.close}
          />
        }
        // An upstream that says nothing of its draw is not spoken for.
        seal={
          shots && shots.summary?.withSystemShot !== undefined ? (
            <Seal betId={betId} summary={shots.summary} />
          ) : null
        }
        {...(shots && { shots: { ...shots, roundName: marketName }, bets })}
      />
    </Words>
  );
}
