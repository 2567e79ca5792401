"use client";
import { useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useId, useMemo } from "react";
import { closedWord } from "@/components/round/closed-message-key";
import { Button } from "@/components/ui/controls/button";
import { Money } from "@/components/ui/money";
import { ofTypedPrices, refusalsOf } from "@/lib/domain/poy/offers";
import { type SlipLine, totalOf } from "@/lib/domain/poy/slip";
import { winAtMost } from "@/lib/domain/poy/win-at-most";
import { takesBets } from "@/lib/domain/rounds/phase";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { useCredit } from "@/stores/credit";
import styles from "./slip-foot.module.css";
import { CreditShort, SlipCredit, SlipSums, SlipTotal } from "./slip-sums";
import slipSums from "./slip-sums.module.css";

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

/**
 * The most that the whole slip wins in one result, and a warning where that is below its stake; worked out after the
 * key that changed the slip was drawn. Unknown while a price has to be changed before the slip can be sent.
 */
function WinAtMost({ lines, isUnknown }: { lines: readonly SlipLine[]; isUnknown: boolean }) {
  const t = useTranslations("lotto.slip");
  const shown = useDeferredValue(lines);
  const most = useMemo(() => winAtMost(shown), [shown]);
  const isLoss = !isUnknown && most < totalOf(shown);
  return (
    <div className={styles.most} data-stays={isLoss ? "" : undefined}>
      <dt>{t("winMost")}</dt>
      <dd>{isUnknown ? "–" : <Money amount={most} />}</dd>
      {isLoss ? <dd className={styles.warn}>{t("losesAlways")}</dd> : null}
    </div>
  );
}

interface PricesWrongProps {
  id: string;
  /** How many prices are beyond a limit. */
  n: number;
  /** All of them are empty. */
  isMissing: boolean;
}

/** Why the slip cannot be sent while prices are beyond their limits, and a button that sets these to the limits. */
function PricesWrong({ id, n, isMissing }: PricesWrongProps) {
  const t = useTranslations("lotto");
  const slipStore = useBetSlipStore();
  useEffect(() => {
    // This row takes its height from the list: the field in which one types stays in view.
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && field.dataset.price) field.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className={slipSums.short} role="status">
      <p id={id}>{t(isMissing ? "slip.pricesMissing" : "slip.pricesWrong", { n })}</p>
      <Button size="small" look="quiet" onClick={() => slipStore.getState().fitPrices()}>
        {t("refused.fit")}
      </Button>
    </div>
  );
}
