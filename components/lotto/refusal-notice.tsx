"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { PoyLineRefusal } from "@/lib/contract/fault";
import { formatBaht } from "@/lib/domain/money";
import { faultWords } from "@/lib/i18n/fault-words";
import { useLocale } from "@/lib/i18n/navigation";
import { useBetRoom, useBets } from "@/stores/bets";
import type { Refusal } from "@/stores/bets-sending";
import styles from "./refusal-notice.module.css";

/** What stands in the way of sending, that nothing was taken, and one press for each way out. */
export function RefusalNotice({ refusals }: { refusals: readonly PoyLineRefusal[] }) {
  const sending = useBets((state) => state.sending);
  const whole =
    sending.state === "rejected" && sending.refusal.code !== "poy-lines-rejected" ? sending.refusal : null;
  return (
    <>
      {whole ? <WholeRefused refusal={whole} /> : null}
      {refusals.length > 0 ? <LinesRefused refusals={refusals} /> : null}
    </>
  );
}

function LinesRefused({ refusals }: { refusals: readonly PoyLineRefusal[] }) {
  const t = useTranslations("lotto.refused");
  const room = useBetRoom();
  const of = (...reasons: PoyLineRefusal["reason"][]) =>
    refusals.filter(({ reason }) => reasons.includes(reason));
  const rates = of("rate-changed");
  const prices = of("price-out-of-range", "member-cap", "sale-limit");
  const hopeless = of("number-closed", "option-unknown", "number-malformed");
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>
        <Icon name="alert" size={20} /> {t("title", { n: refusals.length })}
      </p>
      <p>{t("nothingTaken")}</p>
      <div className={styles.ways}>
        {rates.length > 0 ? (
          <Button size="small" onClick={() => room.getState().acceptRates()}>
            {t("acceptRates", { n: rates.length })}
          </Button>
        ) : null}
        {prices.length > 0 ? (
          <Button size="small" onClick={() => room.getState().fitPrices()}>
            {t("fit")}
          </Button>
        ) : null}
        <Button
          size="small"
          look={hopeless.length > 0 && rates.length + prices.length === 0 ? "primary" : "quiet"}
          onClick={() =>
            room.getState().drop((hopeless.length > 0 ? hopeless : refusals).map(({ ref }) => ref))
          }
        >
          {t("drop", { n: hopeless.length || refusals.length })}
        </Button>
      </div>
    </div>
  );
}

function WholeRefused({ refusal }: { refusal: Refusal }) {
  const t = useTranslations("lotto");
  const locale = useLocale();
  const room = useBetRoom();
  const [words, setWords] = useState("");
  const { code, lateByMs, balance, needed } = refusal;
  useEffect(() => {
    if (code === "not-sent") return;
    let isOver = false;
    void faultWords(locale, code).then((text) => !isOver && setWords(text));
    return () => {
      isOver = true;
    };
  }, [code, locale]);
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>
        <Icon name="alert" size={20} /> {t("failed.title")}
      </p>
      <p>{code === "not-sent" ? t("failed.notSent") : words}</p>
      {lateByMs === undefined ? null : <p>{t("failed.late", { seconds: (lateByMs / 1000).toFixed(1) })}</p>}
      {balance !== undefined && needed !== undefined ? (
        <p>{t("failed.balance", { balance: formatBaht(balance), needed: formatBaht(needed) })}</p>
      ) : null}
      <p>{t("failed.safe")}</p>
      <div className={styles.ways}>
        {code === "balance-too-low" ? (
          <ButtonLink size="small" href="/credit/deposit">
            {t("slip.deposit")}
          </ButtonLink>
        ) : (
          <Button size="small" onClick={() => room.getState().confirm()}>
            {t("failed.again")}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={() => room.getState().dismiss()}>
          {t("slip.close")}
        </Button>
      </div>
    </div>
  );
}
