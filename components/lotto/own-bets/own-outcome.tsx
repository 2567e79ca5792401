"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { netOf } from "@/components/poy/detail/outcome";
import { Money, moneyText } from "@/components/ui/money";
import type { PoyPage } from "@/lib/contract/poys";
import { addSatang } from "@/lib/domain/money/money";
import { useStoreInstance } from "@/stores/_core/registry";
import { useBets } from "@/stores/bets";
import { poysAPage } from "@/stores/poys/selection";
import { createSettledSlips } from "@/stores/poys/settled-slips";
import styles from "./own-outcome.module.css";
import { useRoundSlips } from "./use-round-slips";

/**
 * What came of the member's settled slips of this round, taken together, by their net: a gain golden, all else plain.
 * While it is shown, the notice over the page leaves this round out.
 */
export default function OwnOutcome({ known }: { known: PoyPage | null }) {
  const t = useTranslations("yeekee.outcome");
  const betId = useBets(({ round }) => round.betList.betId);
  const settled = useStoreInstance(createSettledSlips);
  const all = useRoundSlips(known);
  const slips = all.filter(({ status }) => status === "won" || status === "lost");
  // The sum of more slips than one page holds is not known here.
  const isKnown = slips.length > 0 && all.length < poysAPage;
  useEffect(() => (isKnown ? settled.getState().showRound(betId) : undefined), [isKnown, settled, betId]);
  if (!isKnown) return null;
  const net = addSatang(...slips.map((slip) => netOf(slip) ?? slip.win));
  const sums = {
    stake: moneyText(addSatang(...slips.map(({ total }) => total))),
    win: moneyText(addSatang(...slips.map(({ win }) => win))),
  };
  return (
    <div className={styles.own} data-gain={net > 0 || undefined} role="status">
      <p>{t("own", { n: slips.length })}</p>
      <p className={styles.net}>
        <Money amount={net} isOutcome />
      </p>
      <p className={styles.sums}>{t("ownSums", sums)}</p>
    </div>
  );
}
