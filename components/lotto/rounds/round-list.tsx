"use client";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useServerRefresh } from "@/components/round/use-ask-again";
import { useLiveRounds } from "@/components/round/use-live-rounds";
import { usePageTime } from "@/components/round/use-page-time";
import { useRefreshOnReturn } from "@/components/round/use-refresh-on-return";
import { ButtonLink } from "@/components/ui/controls/button";
import { SearchField } from "@/components/ui/controls/search-field";
import { EmptyState } from "@/components/ui/notices/empty-state";
import {
  arrangeRounds,
  countOpen,
  isInView,
  type LottoView,
  lottoViewOf,
  lottoViews,
} from "@/lib/domain/rounds/lotto-view";
import { lastPhaseChange } from "@/lib/domain/rounds/phase-changes";
import { withUpdate } from "@/lib/domain/rounds/round-update";
import { hasEveryWord } from "@/lib/kernel/text-search";
import { useStoreInstance } from "@/stores/_core/registry";
import { createFavourites, useFavourites } from "@/stores/favourites";
import { useRoundUpdates } from "@/stores/rounds/round-updates";
import { ClosedRounds } from "./closed-rounds";
import type { NamedRound } from "./named-round";
import styles from "./round-list.module.css";
import { RoundRows } from "./round-rows";
import { UnopenedMarkets } from "./unopened-markets";
import { ViewLinks } from "./view-links";

interface RoundListProps {
  rounds: readonly NamedRound[];
  renderedAtMs: number;
  /** Favourite markets of this device, as far as the server knows them. */
  favourites?: readonly string[];
  /** The one view of a page that has no other. */
  only?: LottoView | undefined;
}

/**
 * Markets: what is open first, then what opens later and what has closed, in folded lines. A chip or typed text
 * shows some of the markets, each on a line.
 */
export function RoundList({ rounds: rendered, renderedAtMs, favourites: told = [], only }: RoundListProps) {
  const t = useTranslations();
  useRefreshOnReturn();
  const askAgain = useServerRefresh();
  useLiveRounds(betIdsToHear(rendered), renderedAtMs);
  const updates = useRoundUpdates((all) => all.updates);
  const rounds = rendered.map((round) => withUpdate(round, updates[round.betList.betId]));
  // The clocks run by themselves; the list changes when a round opens, closes soon or closes.
  const clocks = rounds.map(({ betList }) => betList);
  const nowMs = usePageTime(renderedAtMs, (now) => lastPhaseChange(clocks, renderedAtMs, now));
  const favourites = useFavourites((all) => all.markets) ?? told;
  const kept = useStoreInstance(createFavourites);
  useEffect(() => kept.getState().restore(), [kept]);
  const { view, query, type, forgetTyped } = useListView(only);
  const shown = rounds.filter((round) =>
    view === null ? hasEveryWord(namesOf(round), query) : isInView(round, view, favourites),
  );
  const { open, unopened, over } = arrangeRounds(shown, nowMs);
  const openIn = (one: LottoView) =>
    countOpen(
      rounds.filter((round) => isInView(round, one, favourites)),
      nowMs,
    );
  const isOverview = view === "open";
  const later = unopened.flatMap((family) => family.rounds);
  const found = open.length + later.length + over.length;
  return (
    <div className={styles.screen}>
      <MarketSearch value={query} onType={type} />
      <ViewLinks
        current={view}
        open={Object.fromEntries(lottoViews.map((one) => [one, openIn(one)])) as Record<LottoView, number>}
        isHere={only === undefined}
        onChoose={forgetTyped}
      />
      <div className={styles.content}>
        <p role="status" className="visually-hidden">
          {view === null ? t("lotto.list.found", { n: found }) : ""}
        </p>
        {found === 0 ? <NoRounds view={view} query={query} onLeave={forgetTyped} /> : null}
        {open.length > 0 ? (
          <section aria-labelledby="section-open">
            <header className={styles.head}>
              <h2 id="section-open">{t("lotto.list.views.open")}</h2>
              <p>
                {[
                  t("lotto.list.closing"),
                  ...(open.some(({ pays }) => pays?.startsWith("×"))
                    ? [t("lotto.list.pays", { option: t("market.options.teng_bon_3") })]
                    : []),
                ].join(" · ")}
              </p>
            </header>
            <RoundRows rounds={open} nowMs={nowMs} favourites={favourites} onClosed={askAgain} />
          </section>
        ) : null}
        {isOverview ? (
          <UnopenedMarkets families={unopened} nowMs={nowMs} />
        ) : later.length > 0 ? (
          <section aria-labelledby="section-later">
            <h2 id="section-later">{t("lotto.status.upcoming")}</h2>
            <RoundRows rounds={later} nowMs={nowMs} favourites={favourites} />
          </section>
        ) : null}
        <ClosedRounds rounds={over} nowMs={nowMs} favourites={favourites} isFolded={isOverview} />
      </div>
    </div>
  );
}

interface MarketSearchProps {
  value: string;
  onType: (text: string) => void;
}

/** Searches the list of markets as one types. */
function MarketSearch({ value, onType }: MarketSearchProps) {
  const t = useTranslations("lotto.list");
  return (
    <search className={styles.search}>
      <SearchField page="/lotto" label={t("search")} value={value} onType={onType} />
    </search>
  );
}

interface NoRoundsProps {
  /** Null for a search. */
  view: LottoView | null;
  query: string;
  /** The way back to all markets was taken, which may be the address that is shown. */
  onLeave: () => void;
}

/** An empty list: what would be here, and the way on. */
function NoRounds({ view, query, onLeave }: NoRoundsProps) {
  const t = useTranslations("lotto");
  const all = { href: "/lotto", label: t("allMarkets") };
  if (view === null) {
    return (
      <EmptyState
        icon="search"
        title={t("list.notFound", { text: query.trim() })}
        text={t("list.notFoundHint")}
      >
        <ButtonLink href={all.href} onClick={onLeave}>
          {all.label}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (view === "favourites") {
    return (
      <EmptyState icon="star" title={t("list.noFavourites")} text={t("list.noFavouritesHint")} action={all} />
    );
  }
  return (
    <EmptyState
      icon="clock"
      title={t("list.empty")}
      text={t("list.emptyHint")}
      action={{ href: "/results", label: t("list.results") }}
    />
  );
}

/** What a market is found by: its name and its country here and in English, the upstream's name and its key. */
const namesOf = ({ marketName, englishName, country, name, betType }: NamedRound) =>
  `${marketName} ${englishName} ${country} ${name} ${betType}`;

/** Settled and void rounds change no more. */
const betIdsToHear = (rounds: readonly NamedRound[]): readonly string[] =>
  rounds
    .map(({ betList }) => betList)
    .filter(({ status }) => status !== "settled" && status !== "void")
    .map(({ betId }) => betId);

/**
 * What the list shows: the address says it (`?show=`, `?q=`), and what is typed goes before it until the address
 * changes. A link that leads away leaves what is typed in the address, for the way back. `only` is the view of a page
 * that has one.
 */
function useListView(only: LottoView | undefined) {
  const address = useSearchParams();
  const key = address.toString();
  const [typed, setTyped] = useState({ at: key, text: null as string | null });
  const query = (typed.at === key ? typed.text : null) ?? address.get("q")?.slice(0, 40) ?? "";
  const leave = useEffectEvent(({ target }: MouseEvent) => {
    if (typed.at !== key || typed.text === null) return;
    if (!(target instanceof Element && target.closest("a[href]"))) return;
    const next = new URLSearchParams(key);
    if (typed.text.trim()) next.set("q", typed.text);
    else next.delete("q");
    // Next's router follows a change without its own state; with it, a later refresh would restore the old address, as
    // after a link that opened in a tab of its own.
    history.replaceState(null, "", next.size > 0 ? `?${next}` : location.pathname);
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => leave(event);
    // Before the link itself moves on.
    addEventListener("click", listen, { capture: true });
    return () => removeEventListener("click", listen, { capture: true });
  }, []);
  return {
    query,
    view: query.trim() ? null : (only ?? lottoViewOf(address.get("show"))),
    type: (text: string) => setTyped({ at: key, text }),
    /** What was typed gives way to the address again. */
    forgetTyped: () => setTyped({ at: key, text: null }),
  };
}
