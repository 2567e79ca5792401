"use client";
import { useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/components/ui/button";
import { Money } from "@/components/ui/money";
import { formatBaht, satang, subtractSatang } from "@/lib/domain/money";
import { totalOf } from "@/lib/domain/poy/slip";
import { useBetRoom, useBets } from "@/stores/bets";
import { refusalsOf } from "@/stores/bets-room";
import { useCredit } from "@/stores/credit";
import { closedWord } from "./closed-word";
import styles from "./slip-foot.module.css";

/** What the slip costs, what is there, what would remain; and the one act. */
export default function SlipFoot() {
  const t = useTranslations("lotto");
  const room = useBetRoom();
  const lines = useBets((state) => state.lines);
  const offers = useBets((state) => state.offers);
  const refused = useBets((state) => state.refused);
  const phase = useBets((state) => state.phase);
  const isOpen = phase === "open" || phase === "closing-soon" || phase === "last-minute";
  const cash = useCredit((credit) => credit.cash);
  const held = useCredit((credit) => credit.held);
  const total = totalOf(lines);
  const left = cash === null ? null : subtractSatang(cash, total);
  const isBlocked = lines.length === 0 || !isOpen || refusalsOf({ lines, offers, refused }).length > 0;
  return (
    <div className={styles.foot}>
      <dl className={styles.sums}>
        <div>
          <dt>{t("slip.credit")}</dt>
          <dd>
            {cash === null ? "–" : <Money amount={cash} />}
            {held > 0 ? <small> {t("slip.held", { amount: formatBaht(held) })}</small> : null}
          </dd>
        </div>
        <div className={styles.total}>
          <dt>
            {t("slip.total")} <small>{t("slip.lines", { n: lines.length })}</small>
          </dt>
          <dd>
            <Money amount={total} />
          </dd>
        </div>
      </dl>
      {left !== null && left < 0 ? (
        <div className={styles.short}>
          <p>{t("slip.short", { amount: formatBaht(satang(-left)) })}</p>
          <ButtonLink size="small" look="quiet" href="/credit/deposit">
            {t("slip.deposit")}
          </ButtonLink>
        </div>
      ) : null}
      <Button
        look="gold"
        size="large"
        isWide
        data-send=""
        disabled={isBlocked || (left !== null && left < 0)}
        onClick={() => room.getState().confirm()}
      >
        {isOpen ? t("slip.send") : t(`closed.${closedWord(phase)}`)}
      </Button>
    </div>
  );
}
