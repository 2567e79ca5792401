"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useLiveRounds } from "@/components/round/use-live-rounds";
import { usePageTime } from "@/components/round/use-page-time";
import { useRefreshOnReturn } from "@/components/round/use-refresh-on-return";
import { EmptyState } from "@/components/ui/empty-state";
import { withNews } from "@/lib/domain/rounds/news";
import { compareRounds, isBettable } from "@/lib/domain/rounds/phase";
import { useStoreInstance } from "@/stores/_core/registry";
import { createFavourites, useFavourites } from "@/stores/favourites";
import { useRoundUpdates } from "@/stores/round-updates";
import { FavouriteStar } from "./favourite-star";
import { RoundCard } from "./round-card";
import styles from "./round-list.module.css";
import { favouritesFirst, type RoundSection } from "./round-sections";

interface RoundListProps {
  sections: readonly RoundSection[];
  renderedAtMs: number;
  /** Favourite markets of this device, as far as the server knows them. */
  favourites?: readonly string[];
}

/**
 * Markets by section, favourites first, then sections with open rounds; in each section the round that closes
 * first comes first, and closed rounds come last.
 */
export function RoundList({ sections: rendered, renderedAtMs, favourites: told = [] }: RoundListProps) {
  const t = useTranslations();
  const nowMs = usePageTime(renderedAtMs);
  useRefreshOnReturn();
  useLiveRounds(betIdsToHear(rendered), renderedAtMs);
  const news = useRoundUpdates((all) => all.news);
  const sections = rendered.map(({ key, rounds }) => ({
    key,
    rounds: rounds.map(({ round, name }) => ({ name, round: withNews(round, news[round.betList.betId]) })),
  }));
  const favourites = useFavourites((all) => all.markets) ?? told;
  const kept = useStoreInstance(createFavourites);
  useEffect(() => kept.getState().restore(), [kept]);
  const filled = favouritesFirst(sections, favourites).filter(({ rounds }) => rounds.length > 0);
  const shown = openFirst(filled, nowMs);
  if (shown.length === 0) {
    return (
      <EmptyState
        icon="clock"
        title={t("lotto.list.empty")}
        text={t("lotto.list.emptyHint")}
        action={{ href: "/results", label: t("lotto.list.results") }}
      />
    );
  }
  return shown.map(({ key, rounds }) => (
    <section key={key} className={styles.section} aria-labelledby={`section-${key}`}>
      <header className={styles.head}>
        <h2 id={`section-${key}`}>
          {key === "favourites" ? t("lotto.list.favourites") : t(`market.sections.${key}`)}
        </h2>
        <span className={styles.count}>
          {t("lotto.list.open", { n: rounds.filter(({ round }) => isBettable(round.betList, nowMs)).length })}
        </span>
      </header>
      <ul className={styles.cards}>
        {[...rounds]
          .sort((one, other) => compareRounds(one.round.betList, other.round.betList, nowMs))
          .map(({ round, name }) => (
            <li key={round.betList.betId} className={styles.card}>
              <RoundCard round={round} name={name} nowMs={nowMs} />
              <FavouriteStar betType={round.betType} name={name} isOn={favourites.includes(round.betType)} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

/** Sections with open rounds before those without; favourites before all. */
function openFirst(sections: readonly RoundSection[], nowMs: number): readonly RoundSection[] {
  const placeOf = ({ key, rounds }: RoundSection) =>
    key === "favourites" ? 0 : rounds.some(({ round }) => isBettable(round.betList, nowMs)) ? 1 : 2;
  return sections.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Settled and void rounds change no more. */
const betIdsToHear = (sections: readonly RoundSection[]): readonly string[] =>
  sections
    .flatMap(({ rounds }) => rounds.map(({ round }) => round.betList))
    .filter(({ status }) => status !== "settled" && status !== "void")
    .map(({ betId }) => betId);
