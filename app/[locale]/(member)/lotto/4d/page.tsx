import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { SetMarkets } from "@/components/four-digit/set-markets";
import { SetScreen } from "@/components/four-digit/set-screen";
import { newestOfEach } from "@/components/result/result-row";
import { SetTable } from "@/components/result/set-table";
import { ButtonLink } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { Words } from "@/components/ui/words";
import { orNull } from "@/lib/contract/or-null";
import { betListResultHistory } from "@/lib/contract/rounds";
import { poysAddress, setsAddress } from "@/lib/domain/access/addresses";
import { setPrice } from "@/lib/domain/four-digit/tiers";
import { LIVE_CACHE_MS } from "@/lib/domain/rounds/live-cache";
import { epochMs } from "@/lib/domain/time/time";
import { marketNames } from "@/lib/i18n/market-names";
import { redirect } from "@/lib/i18n/redirect";
import { toLocale } from "@/lib/i18n/tags";
import { legible } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { Unanswered } from "../../../_parts/unanswered";
import { chooseMarket, readSetMarkets, readSetOpening } from "./_parts/read-sets";
import styles from "./page.module.css";

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata() {
  return { title: (await getTranslations("sets"))("title") };
}

const resultsRead = 20;

/** The page of four-digit sets: a market, its prizes, the numbers, the last draws. */
export default async function SetsPage({ searchParams }: Props) {
  const [{ market: asked }, t, { market: marketWords, sets, result }, past] = await Promise.all([
    searchParams,
    getTranslations(),
    getMessages(),
    orNull(
      ask(betListResultHistory, {
        query: { betGroup: "set_4", limit: resultsRead },
        cacheMs: LIVE_CACHE_MS,
      }),
    ),
  ]);
  const { reply, code } = await legible(readSetMarkets(marketNames(marketWords)));
  const markets = reply ?? [];
  const chosen = chooseMarket(markets, asked);
  // Fixes the market in the address: otherwise the page would switch when another market closes earlier.
  if (chosen && chosen.betType !== asked)
    redirect({ href: setsAddress(chosen.betType), locale: toLocale(await getLocale()) });
  const opening = chosen && (await readSetOpening(chosen));
  const price = moneyText(opening?.terms.price ?? setPrice).replace(/\.00$/, "");
  const results = past?.length ? (
    <SetTable
      title={t("sets.results.latest")}
      rows={newestOfEach(past, markets.length)}
      words={sets}
      stateWords={result}
      markets={marketWords}
    />
  ) : null;
  return (
    <div className={styles.page}>
      <PageTitle
        back={{ href: "/lotto", label: t("lotto.allMarkets") }}
        note={opening?.terms.prizes.length === 0 ? undefined : t("sets.lead", { price })}
        acts={
          <ButtonLink look="quiet" size="small" href={poysAddress({ betGroup: "set_4" })}>
            {t("sets.slips.title")}
          </ButtonLink>
        }
      >
        {t("sets.title")}
      </PageTitle>
      {chosen && opening ? (
        <Words of={["lotto", "sets", "market", "picture"]}>
          <div className={styles.columns}>
            <SetMarkets
              markets={markets}
              chosen={chosen.betType}
              renderedAtMs={epochMs(opening.round.serverTime)}
            />
            <SetScreen key={chosen.betType} opening={opening} marketName={chosen.name}>
              {results}
            </SetScreen>
          </div>
        </Words>
      ) : (
        <>
          {code ? (
            <Unanswered code={code} />
          ) : (
            <EmptyState
              icon="sets"
              title={t("sets.markets.emptyTitle")}
              text={t("sets.markets.emptyText")}
              action={{ href: "/results", label: t("lotto.list.results") }}
            />
          )}
          {results}
        </>
      )}
    </div>
  );
}
