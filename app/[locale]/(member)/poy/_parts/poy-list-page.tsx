import { notFound } from "next/navigation";
import { getLocale, getMessages } from "next-intl/server";
import { KeepLast } from "@/components/poy/list/keep-last";
import { PoyFilter } from "@/components/poy/list/poy-filter";
import { PoyList } from "@/components/poy/list/poy-list";
import { type Asked, readView, viewPath } from "@/components/poy/list/selection";
import { ButtonLink } from "@/components/ui/controls/button";
import { PageTitle } from "@/components/ui/page-title";
import { orNull } from "@/lib/contract/or-null";
import { allPoys } from "@/lib/contract/poys";
import { latestBetLists } from "@/lib/contract/rounds";
import { poysAddress, setBetTypes } from "@/lib/domain/access/addresses";
import { marketNames } from "@/lib/i18n/market-names";
import { localePath, toLocale } from "@/lib/i18n/tags";
import { ask } from "@/lib/server/ask/ask";
import { offered } from "@/lib/server/ask/offered";
import { poysAPage } from "@/stores/poys/selection";
import { NotOffered } from "../../../_parts/not-offered";

interface PoyListPageProps {
  asked: Asked;
  betGroup?: string;
  /** One market of the group. */
  betType?: string;
}

/** The list of slips, filtered as the address asks. */
export async function PoyListPage({ asked, betGroup, betType }: PoyListPageProps) {
  const view = readView(asked, betGroup, betType);
  const [locale, { poy: words, statement, market, sets }, first, rounds] = await Promise.all([
    getLocale(),
    getMessages(),
    offered(ask(allPoys, { body: { ...view.selection, limit: poysAPage } })),
    orNull(ask(latestBetLists, { cacheMs: 2_000 })),
  ]);
  const names: Readonly<Record<string, string>> = market.groups;
  if (betGroup && !names[betGroup]) notFound();
  const played = new Set([...(rounds ?? []).map((round) => round.betGroup), betGroup]);
  const groups = Object.entries(market.groups)
    .filter(([key]) => played.has(key))
    .map(([key, name]) => ({ betGroup: key, name }));
  const isOfSets = betGroup === "set_4";
  return (
    <>
      {first ? <KeepLast page={first} selection={view.selection} /> : null}
      {isOfSets ? (
        <PageTitle
          note={first ? sets.slips.lead : undefined}
          back={{ href: "/poy", label: words.detail.back }}
          acts={
            <ButtonLink look="quiet" size="small" href="/lotto/4d">
              {sets.slips.buy}
            </ButtonLink>
          }
        >
          {sets.slips.title}
        </PageTitle>
      ) : (
        <PageTitle>{words.title}</PageTitle>
      )}
      {first ? (
        <>
          <PoyFilter
            view={view}
            words={words}
            daysWords={statement.days}
            groups={isOfSets ? setMarkets(sets.slips.all, market) : groups}
            action={localePath(toLocale(locale), poysAddress(view))}
            nowMs={Date.now()}
          />
          <PoyList
            key={JSON.stringify(view.selection)}
            selection={view.selection}
            first={first}
            words={{
              card: words.card,
              status: words.status,
              cancel: words.cancel,
              acts: words.acts,
              list: words.list,
              totals: words.totals,
              empty: words.empty,
            }}
            names={marketNames(market)}
            options={market.options}
            isCurrent={view.tab === "current"}
            settledHref={viewPath({ ...view, tab: "earlier" })}
          />
        </>
      ) : (
        <NotOffered />
      )}
    </>
  );
}

/** The markets of four-digit sets, as choices beside all of them. */
function setMarkets(all: string, market: Parameters<typeof marketNames>[0]) {
  const names = marketNames(market);
  return [
    { betGroup: "set_4", name: all },
    ...setBetTypes.map((betType) => ({ betGroup: "set_4", betType, name: names[betType] ?? betType })),
  ];
}
