"use client";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/notices/empty-state";
import type { LottoView } from "@/lib/domain/rounds/lotto-view";

interface NoRoundsProps {
  /** Null for a search. */
  view: LottoView | null;
  query: string;
  /** The way back to all markets was taken, which may be the address that is shown. */
  onLeave: () => void;
}

/** An empty list: what would be here, and the way on. */
export function NoRounds({ view, query, onLeave }: NoRoundsProps) {
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
