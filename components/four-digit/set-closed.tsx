"use client";
import { useTranslations } from "next-intl";
import { ClosedRound } from "@/components/round/closed-round";
import { Button } from "@/components/ui/controls/button";
import { useRouter } from "@/lib/i18n/navigation";
import { useSetSlipStore, useSets } from "@/stores/four-digit";

/** Says why no sets are sold now, what is safe, and where to go. */
export function SetClosed() {
  const t = useTranslations("lotto.closed");
  const router = useRouter();
  const slipStore = useSetSlipStore();
  const round = useSets((sets) => sets.round);
  const phase = useSets((sets) => sets.phase);
  const hasRows = useSets((sets) => sets.rows.length > 0);
  const isOver = phase === "closed" || phase === "waiting" || phase === "settled" || phase === "void";
  const goOn = () => {
    slipStore.getState().leave();
    router.refresh();
  };
  return (
    <ClosedRound round={round} phase={phase} keeps={hasRows}>
      {isOver ? <Button onClick={goOn}>{t("next")}</Button> : null}
    </ClosedRound>
  );
}
