"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { closedWord } from "@/components/round/closed-message-key";
import { Button } from "@/components/ui/controls/button";
import { ofTypedPrices, refusalsOf } from "@/lib/domain/poy/offers";
import { totalOf } from "@/lib/domain/poy/slip";
import { takesBets } from "@/lib/domain/rounds/phase";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { useCredit } from "@/stores/credit";
import { PricesWrong } from "../prices/prices-wrong";
import styles from "./slip-foot.module.css";
import { CreditShort, SlipCredit, SlipSums, SlipTotal } from "./slip-sums";
import { WinAtMost } from "./win-at-most";

/** Credit, the slip's total, and the submit button, with the reason while it cannot be pressed. */
export default function SlipFoot() {
  const t = useTranslations("lotto");
  const slipStore = useBetSlipStore();
  const lines = useBets((state) => state.lines);
  const offers = useBets((state) => state.offers);
  const refused = useBets((state) => state.refused);
  const phase = useBets((state) => state.phase);
  const isOpen = takesBets(phase);
  const cash = useCredit((credit) => credit.cash);
  const total = totalOf(lines);
  const short = cash === null ? 0 : total - cash;
  const whyId = useId();
  const refusals = refusalsOf({ lines, offers, refused });
  const wrongRefs = ofTypedPrices(refusals, refused).map(({ ref }) => ref);
  const wrong = wrongRefs.length;
  const isMissing = lines.every(({ ref, price }) => price === 0 || !wrongRefs.includes(ref));
  const isBlocked = lines.length === 0 || !isOpen || refusals.length > 0;
  return (
    <div className={styles.foot}>
      <SlipSums>
        <SlipCredit />
        <SlipTotal amount={total} count={t("slip.lines", { n: lines.length })} />
        <WinAtMost lines={lines} isUnknown={wrong > 0} />
      </SlipSums>
      {wrong > 0 ? <PricesWrong id={whyId} n={wrong} isMissing={isMissing} /> : null}
      {wrong === 0 && short > 0 ? <CreditShort short={short} /> : null}
      <Button
        look="gold"
        size="large"
        isWide
        data-send=""
        disabled={isBlocked || short > 0}
        aria-describedby={wrong > 0 ? whyId : undefined}
        onClick={() => slipStore.getState().confirm()}
      >
        {isOpen ? t("slip.send") : t(`closed.${closedWord(phase)}`)}
      </Button>
    </div>
  );
}
