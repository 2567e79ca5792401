"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useServerRefresh } from "@/components/round/use-ask-again";
import { useLiveRounds } from "@/components/round/use-live-rounds";
import { usePageTime } from "@/components/round/use-page-time";
import { useRefreshOnReturn } from "@/components/round/use-refresh-on-return";
import {
  arrangeRounds,
  countOpen,
  isInView,
  type LottoView,
  lottoViews,
} from "@/lib/domain/rounds/lotto-view";
import { lastPhaseChange } from "@/lib/domain/rounds/phase-changes";
import { withUpdate } from "@/lib/domain/rounds/round-update";
import { hasEveryWord } from "@/lib/kernel/text-search";
import { useStoreInstance } from "@/stores/_core/registry";
import { createFavourites, useFavourites } from "@/stores/favourites";
import { useRoundUpdates } from "@/stores/rounds/round-updates";
import { ClosedRounds } from "./closed-rounds";
import { MarketSearch } from "./market-search";
import type { NamedRound } from "./named-round";
import { NoRounds } from "./no-rounds";
import styles from "./round-list.module.css";
import { RoundRows } from "./round-rows";
import { UnopenedMarkets } from "./unopened-markets";
import { useListView } from "./use-list-view";
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
            <h2 id="section-open">{t("lotto.list.views.open")}</h2>
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

/** What a market is found by: its name and its country here and in English, the upstream's name and its key. */
const namesOf = ({ marketName, englishName, country, name, betType }: NamedRound) =>
  `${marketName} ${englishName} ${country} ${name} ${betType}`;

/** Settled and void rounds change no more. */
const betIdsToHear = (rounds: readonly NamedRound[]): readonly string[] =>
  rounds
    .map(({ betList }) => betList)
    .filter(({ status }) => status !== "settled" && status !== "void")
    .map(({ betId }) => betId);
