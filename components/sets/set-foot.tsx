"use client";
import { useTranslations } from "next-intl";
import { closedWord } from "@/components/lotto/closed-word";
import { Button, ButtonLink } from "@/components/ui/button";
import { Money } from "@/components/ui/money";
import { formatBaht, satang, subtractSatang } from "@/lib/domain/money";
import { costOf, scarceRows, setsIn } from "@/lib/domain/sets/slip";
import { useCredit } from "@/stores/credit";
import { useSetRoom, useSets } from "@/stores/sets";
import { leftIn } from "@/stores/sets-terms";
import styles from "./set-foot.module.css";

/** What the sets cost, what is there; and the one act. Always in view. */
export function SetFoot() {
  const t = useTranslations();
  const room = useSetRoom();
  const rows = useSets((sets) => sets.rows);
  const terms = useSets((sets) => sets.terms);
  const phase = useSets((sets) => sets.phase);
  const isOpen = phase === "open" || phase === "closing-soon" || phase === "last-minute";
  const cash = useCredit((credit) => credit.cash);
  const held = useCredit((credit) => credit.held);
  const total = costOf(rows, terms.price);
  const short = cash === null ? 0 : total - cash;
  const isBlocked = rows.length === 0 || !isOpen || scarceRows(rows, leftIn(terms)).length > 0;
  return (
    <div className={styles.foot}>
      <dl className={styles.sums}>
        <div className={styles.total}>
          <dt>
            {t("lotto.slip.total")} <small>{t("sets.setsOf", { n: setsIn(rows) })}</small>
          </dt>
          <dd>
            <Money amount={total} />
          </dd>
        </div>
        <div>
          <dt>{t("lotto.slip.credit")}</dt>
          <dd>
            {cash === null ? "–" : <Money amount={cash} />}
            {held > 0 ? <small> {t("lotto.slip.held", { amount: formatBaht(held) })}</small> : null}
          </dd>
        </div>
        {cash !== null && rows.length > 0 && short <= 0 ? (
          <div className={styles.after}>
            <dt>{t("lotto.slip.after")}</dt>
            <dd>
              <Money amount={subtractSatang(cash, total)} />
            </dd>
          </div>
        ) : null}
      </dl>
      {short > 0 ? (
        <div className={styles.short} role="status">
          <p>{t("lotto.slip.short", { amount: formatBaht(satang(short)) })}</p>
          <ButtonLink size="small" look="quiet" href="/credit/deposit">
            {t("lotto.slip.deposit")}
          </ButtonLink>
        </div>
      ) : null}
      <Button
        look="gold"
        size="large"
        data-send=""
        disabled={isBlocked || short > 0}
        onClick={() => room.getState().confirm()}
      >
        {isOpen ? t("sets.send") : t(`lotto.closed.${closedWord(phase)}`)}
      </Button>
    </div>
  );
}
