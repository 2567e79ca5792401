"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/art/icon";
import folded from "@/components/ui/folded.module.css";
import type { NamedRound } from "./named-round";
import { RoundRows } from "./round-rows";

/** A list this short is open from the start where one market's or family's rounds were asked for. */
const FEW = 4;

interface ClosedRoundsProps {
  rounds: readonly NamedRound[];
  nowMs: number;
  favourites: readonly string[];
  /** Folded however short it is. */
  isFolded: boolean;
}

/** Rounds of the last day that take no bets any more, with their results, below one line. */
export function ClosedRounds({ rounds, nowMs, favourites, isFolded }: ClosedRoundsProps) {
  const t = useTranslations("lotto");
  if (rounds.length === 0) return null;
  return (
    <details className={folded.line} open={!isFolded && rounds.length <= FEW}>
      <summary>
        <span className={folded.words}>
          <strong>{t("status.closed")}</strong>
          <span className={folded.note}>{t("list.closed", { n: rounds.length })}</span>
        </span>
        <Icon name="down" size={20} />
      </summary>
      <RoundRows rounds={rounds} nowMs={nowMs} favourites={favourites} />
    </details>
  );
}
