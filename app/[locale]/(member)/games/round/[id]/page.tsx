import { getMessages, getTranslations } from "next-intl/server";
import { GameRound } from "@/components/game/game-round";
import { ErrorState } from "@/components/ui/notices/error-state";
import { PageTitle } from "@/components/ui/page-title";
import { gameRoundAddress } from "@/lib/domain/access/addresses";
import { gameNameOf } from "@/lib/domain/partners/game-name";
import { fill } from "@/lib/i18n/fill";
import { shortId } from "@/lib/kernel/short-id";
import { readGameRound } from "./_parts/read-game-round";

interface OneRoundProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("plays"))("pageTitle") };
}

/** One round of a game, by a movement of the member's statement: its money, what came, and how to check it. */
export default async function OneRoundPage({ params }: OneRoundProps) {
  const { id } = await params;
  const [{ plays: words, game }, round] = await Promise.all([getMessages(), readGameRound(id)]);
  const back = { href: "/credit/statement?tab=games", label: words.back };
  if (!round) {
    return (
      <>
        <PageTitle back={back}>{words.pageTitle}</PageTitle>
        <ErrorState
          title={words.failed}
          text={words.failedText}
          action={{ href: gameRoundAddress(id), label: game.failed.again }}
        />
      </>
    );
  }
  const name = gameNameOf(round, game.own);
  return (
    <>
      <PageTitle back={back}>{fill(words.title, { name, no: shortId(round.round) })}</PageTitle>
      <GameRound round={round} name={name} words={words} />
    </>
  );
}
