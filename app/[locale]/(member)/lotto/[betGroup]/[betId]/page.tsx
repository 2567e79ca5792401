import { notFound } from "next/navigation";
import { getMessages } from "next-intl/server";
import { BetRoom } from "@/components/lotto/bet-room";
import { Conditions } from "@/components/lotto/conditions";
import { Words } from "@/components/ui/words";
import { marketNames } from "@/lib/i18n/market-names";
import { nextRoundHref, readOpening } from "./read-opening";

interface Props {
  params: Promise<{ betGroup: string; betId: string }>;
}

async function open({ params }: Props) {
  const { betGroup, betId } = await params;
  const [opening, { market }] = await Promise.all([readOpening(betGroup, betId), getMessages()]);
  if (!opening) notFound();
  const { round } = opening;
  return { opening, marketName: marketNames(market)[round.betType] ?? round.name };
}

export async function generateMetadata(props: Props) {
  return { title: (await open(props)).marketName };
}

/** Where a member bets on one round. */
export default async function BetPage(props: Props) {
  const { opening, marketName } = await open(props);
  return (
    <Words of={["lotto", "market"]}>
      <BetRoom
        // Another round is another room: nothing of the last one may stay on screen.
        key={opening.round.betList.betId}
        opening={opening}
        marketName={marketName}
        nextHref={await nextRoundHref(opening)}
        conditions={<Conditions offers={opening.offers} />}
      />
    </Words>
  );
}
