"use client";
import { useTranslations } from "next-intl";
import { ClosedRound } from "@/components/round/closed-round";
import { ButtonLink } from "@/components/ui/controls/button";
import { useBets } from "@/stores/bets";

/** Says why no bets are taken now, what is safe, and where to go. */
export function ClosedAlert({ nextHref }: { nextHref: string | null }) {
  const t = useTranslations("lotto.closed");
  const round = useBets((slip) => slip.round);
  const phase = useBets((slip) => slip.phase);
  const hasLines = useBets((slip) => slip.lines.length > 0);
  return (
    <ClosedRound round={round} phase={phase} keeps={hasLines}>
      {nextHref ? <ButtonLink href={nextHref}>{t("next")}</ButtonLink> : null}
      <ButtonLink look="quiet" href="/lotto">
        {t("markets")}
      </ButtonLink>
    </ClosedRound>
  );
}
