import { notFound } from "next/navigation";
import { getLocale, getMessages } from "next-intl/server";
import { PoyFilter } from "@/components/poy/poy-filter";
import { PoyList } from "@/components/poy/poy-list";
import { type Asked, readView } from "@/components/poy/selection";
import { PageTitle } from "@/components/ui/page-title";
import { allPoys } from "@/lib/contract/poys";
import { latestBetLists } from "@/lib/contract/rounds";
import { marketNames } from "@/lib/i18n/market-names";
import { localePath, toLocale } from "@/lib/i18n/tags";
import { ask } from "@/lib/server/ask";
import { optional } from "@/lib/server/optional";
import { poysAPage } from "@/stores/poy-selection";

interface PoyRoomProps {
  asked: Asked;
  betGroup?: string;
}

/** The list of slips as the address asks for it. */
export async function PoyRoom({ asked, betGroup }: PoyRoomProps) {
  const view = readView(asked, betGroup, Date.now());
  const [locale, { poy: words, market }, first, rounds] = await Promise.all([
    getLocale(),
    getMessages(),
    ask(allPoys, { body: { ...view.selection, limit: poysAPage } }),
    optional(ask(latestBetLists, { cacheMs: 2_000 })),
  ]);
  const names: Readonly<Record<string, string>> = market.groups;
  if (betGroup && !names[betGroup]) notFound();
  const offered = new Set([...(rounds ?? []).map((round) => round.betGroup), betGroup]);
  const groups = Object.entries(market.groups)
    .filter(([key]) => offered.has(key))
    .map(([key, name]) => ({ betGroup: key, name }));
  return (
    <>
      <PageTitle note={words.lead}>{words.title}</PageTitle>
      <PoyFilter
        view={view}
        words={words}
        groups={groups}
        action={localePath(toLocale(locale), betGroup ? `/poy/${betGroup}` : "/poy")}
      />
      <PoyList
        key={JSON.stringify(view.selection)}
        selection={view.selection}
        first={first}
        words={{
          card: words.card,
          status: words.status,
          list: words.list,
          totals: words.totals,
          empty: words.empty,
        }}
        names={marketNames(market)}
        isCurrent={view.tab === "current"}
      />
    </>
  );
}
