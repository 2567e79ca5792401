"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { CreditShort, SlipCredit, SlipSums, SlipTotal } from "@/components/lotto/slip/slip-sums";
import sums from "@/components/lotto/slip/slip-sums.module.css";
import { closedWord } from "@/components/round/closed-message-key";
import { Button } from "@/components/ui/controls/button";
import { Money } from "@/components/ui/money";
import { costOf, scarceRows, setsIn } from "@/lib/domain/four-digit/slip";
import { leftIn } from "@/lib/domain/four-digit/terms";
import { subtractSatang } from "@/lib/domain/money/money";
import { takesBets } from "@/lib/domain/rounds/phase";
import { useCredit } from "@/stores/credit";
import { useSetSlipStore, useSets } from "@/stores/four-digit";
import styles from "./set-foot.module.css";

/** Total, credit, and the submit button, with the reason while it cannot be pressed. Always in view. */
export function SetFoot() {
  const t = useTranslations();
  const slipStore = useSetSlipStore();
  const rows = useSets((sets) => sets.rows);
  const terms = useSets((sets) => sets.terms);
  const phase = useSets((sets) => sets.phase);
  const isOpen = takesBets(phase);
  const cash = useCredit((credit) => credit.cash);
  const total = costOf(rows, terms.price);
  const short = cash === null ? 0 : total - cash;
  const whyId = useId();
  const wrong = scarceRows(rows, leftIn(terms)).length;
  const isBlocked = rows.length === 0 || !isOpen || wrong > 0;
  return (
    <div className={styles.foot}>
      <SlipSums>
        <SlipTotal amount={total} count={t("sets.setsOf", { n: setsIn(rows) })} />
        <SlipCredit />
        {cash !== null && rows.length > 0 && short <= 0 ? (
          <div className={styles.after}>
            <dt>{t("lotto.slip.after")}</dt>
            <dd>
              <Money amount={subtractSatang(cash, total)} />
            </dd>
          </div>
        ) : null}
      </SlipSums>
      {wrong > 0 ? (
        <div className={sums.short} role="status">
          <p id={whyId}>{t("sets.rows.scarce", { n: wrong })}</p>
          <Button size="small" look="quiet" onClick={() => slipStore.getState().fit()}>
            {t("sets.rows.fit")}
          </Button>
        </div>
      ) : null}
      {wrong === 0 && short > 0 ? <CreditShort short={short} /> : null}
      <Button
        look="gold"
        size="large"
        data-send=""
        disabled={isBlocked || short > 0}
        aria-describedby={wrong > 0 ? whyId : undefined}
        onClick={() => slipStore.getState().confirm()}
      >
        {isOpen ? t("sets.send") : t(`lotto.closed.${closedWord(phase)}`)}
      </Button>
    </div>
  );
}
