import { getMessages, getTranslations } from "next-intl/server";
import { ErrorState } from "@/components/ui/notices/error-state";
import { PageTitle } from "@/components/ui/page-title";
import { LiveTurnover } from "@/components/withdrawal/turnover/live-turnover";
import { oneTurnover } from "@/lib/contract/turnovers";
import { ask } from "@/lib/server/ask/ask";
import { orNull } from "@/lib/server/ask/or-null";

export async function generateMetadata() {
  return { title: (await getTranslations("withdraw"))("turnover.title") };
}

/** How much must still be staked before credit can be withdrawn. */
export default async function TurnoverPage() {
  const [{ credit, withdraw }, turnover] = await Promise.all([getMessages(), orNull(ask(oneTurnover))]);
  const words = withdraw.turnover;
  return (
    <>
      <PageTitle back={{ href: "/credit/withdraw", label: words.back }}>{words.title}</PageTitle>
      {turnover ? (
        <LiveTurnover turnover={turnover} words={words} types={credit.type} />
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
