"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { slipOutcomeOf } from "@/components/poy/detail/outcome";
import { Money, moneyText } from "@/components/ui/money";
import type { PoyPage } from "@/lib/contract/poys";
import { addSatang, subtractSatang } from "@/lib/domain/money/money";
import { outcomeOf } from "@/lib/domain/money/outcome";
import { useStoreInstance } from "@/stores/_core/registry";
import { useBets } from "@/stores/bets";
import { poysAPage } from "@/stores/poys/selection";
import { createSettledSlips } from "@/stores/poys/settled-slips";
import { useYings } from "@/stores/yings";
import type { YingResult } from "@/stores/yings/state";
import styles from "./own-outcome.module.css";
import { useRoundSlips } from "./use-round-slips";

interface OwnOutcomeProps {
  known: PoyPage | null;
  /** The summary of the draw that the page was rendered with. */
  drawn: YingResult | null;
}

/**
 * What came of this round for the member: their settled slips and the prizes of their shots in one sum, told by its net.
 * A gain is golden, all else plain. While it is shown, the notice over the page leaves this round out.
 */
export default function OwnOutcome({ known, drawn }: OwnOutcomeProps) {
  const t = useTranslations("yeekee.outcome");
  const betId = useBets(({ round }) => round.betList.betId);
  const result = useYings((yings) => yings.result) ?? drawn;
  const settled = useStoreInstance(createSettledSlips);
  const all = useRoundSlips(known);
  const slips = all.filter((slip) => slipOutcomeOf(slip) !== null);
  // The sum of more slips than one page holds is not known here.
  const isKnown = slips.length > 0 && all.length < poysAPage;
  useEffect(() => (isKnown ? settled.getState().showRound(betId) : undefined), [isKnown, settled, betId]);
  if (!isKnown) return null;
  const stake = addSatang(...slips.map(({ total }) => total));
  const win = addSatang(...slips.map((slip) => slip.win));
  const prize = addSatang(...(result?.prizes ?? []).map(({ amount }) => amount));
  const got = addSatang(win, prize);
  const net = subtractSatang(got, stake);
  const isGain = outcomeOf(net) === "win";
  const sums = { stake: moneyText(stake), win: moneyText(win), prize: moneyText(prize) };
  return (
    <div className={styles.own} data-gain={isGain || undefined} role="status">
      <p>{t("own", { n: slips.length })}</p>
      <p className={styles.net}>
        {isGain ? t("got", { got: moneyText(got) }) : <Money amount={net} isOutcome />}
      </p>
      {isGain ? <p className={styles.up}>{t("up", { net: moneyText(net) })}</p> : null}
      <p className={styles.sums}>{prize > 0 ? t("ownSumsPrize", sums) : t("ownSums", sums)}</p>
    </div>
  );
}
