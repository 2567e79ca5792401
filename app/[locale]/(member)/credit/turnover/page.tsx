import { getMessages, getTranslations } from "next-intl/server";
import { ErrorState } from "@/components/ui/notices/error-state";
import { PageTitle } from "@/components/ui/page-title";
import { LiveTurnover } from "@/components/withdrawal/turnover/live-turnover";
import { oneTurnover } from "@/lib/contract/turnovers";
import { answered, isUnimplemented } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { NotOffered } from "../../../_parts/not-offered";

export async function generateMetadata() {
  return { title: (await getTranslations("withdraw"))("turnover.title") };
}

/** How much must still be staked before credit can be withdrawn. */
export default async function TurnoverPage() {
  const [{ credit, withdraw }, turnover] = await Promise.all([getMessages(), answered(ask(oneTurnover))]);
  const words = withdraw.turnover;
  return (
    <>
      <PageTitle back={{ href: "/credit/withdraw", label: words.back }}>{words.title}</PageTitle>
      {turnover.code === null ? (
        <LiveTurnover turnover={turnover.reply} words={words} types={credit.type} />
      ) : isUnimplemented(turnover.code) ? (
        <NotOffered />
      ) : (
        <ErrorState
          title={words.failed}
          text={words.failedHint}
          action={{ href: "/credit/turnover", label: withdraw.list.retry }}
        />
      )}
    </>
  );
}
