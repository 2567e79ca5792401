import { cookies } from "next/headers";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { listWords } from "@/components/lotto/rounds/list-words";
import { RoundList } from "@/components/lotto/rounds/round-list";
import { BailekLink } from "@/components/site/bailek-link";
import { PageTitle } from "@/components/ui/page-title";
import { Words } from "@/components/ui/words";
import { allMarkets } from "@/lib/contract/markets";
import { orNull } from "@/lib/contract/or-null";
import { betListResultHistory, latestBetLists } from "@/lib/contract/rounds";
import { LIVE_CACHE_MS } from "@/lib/domain/rounds/live-cache";
import { epochMs } from "@/lib/domain/time/time";
import { marketNames } from "@/lib/i18n/market-names";
import { loadMessages } from "@/lib/i18n/messages";
import { legible } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { readShell } from "@/lib/server/ask/member-shell";
import { FAVOURITES_COOKIE, readFavourites } from "@/stores/favourites/storage";
import { Unanswered } from "../../../_parts/unanswered";
import { namedRounds } from "./named-rounds";
import type { RoundGroup } from "./round-groups";

/** The markets, those that take bets first; a group's page shows that group, and leads to the others. */
export async function LottoList({ betGroup }: { betGroup?: RoundGroup }) {
  const [locale, t, { market, platform }, english, latest, markets, government, jar, { support }] =
    await Promise.all([
      getLocale(),
      getTranslations(),
      getMessages(),
      loadMessages("en", "market"),
      legible(ask(latestBetLists, { cacheMs: LIVE_CACHE_MS })),
      orNull(ask(allMarkets, { cacheMs: 60_000 })),
      orNull(ask(betListResultHistory, { query: { betGroup: "gov", limit: 1 }, cacheMs: 10_000 })),
      cookies(),
      readShell(),
    ]);
  return (
    <>
      <PageTitle back={betGroup ? { href: "/lotto", label: t("lotto.allMarkets") } : undefined}>
        {betGroup ? t(`market.groups.${betGroup}`) : t("lotto.title")}
      </PageTitle>
      <BailekLink support={support} word={platform.bailek} />
      {latest.code ? (
        <Unanswered code={latest.code} />
      ) : (
        <Words of={listWords}>
          <RoundList
            rounds={namedRounds(latest.reply, {
              names: marketNames(market),
              english: marketNames(english),
              language: locale,
              terms: markets ?? [],
              last: government?.[0],
            })}
            renderedAtMs={latest.reply[0] ? epochMs(latest.reply[0].serverTime) : Date.now()}
            favourites={readFavourites(jar.get(FAVOURITES_COOKIE)?.value)}
            only={betGroup}
          />
        </Words>
      )}
    </>
  );
}
