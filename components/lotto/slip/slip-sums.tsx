"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/controls/button";
import { Money } from "@/components/ui/money";
import { RollingMoney } from "@/components/ui/rolling-money";
import { formatBaht, type Satang, satang } from "@/lib/domain/money/money";
import { useCredit } from "@/stores/credit";
import styles from "./slip-sums.module.css";

/** The sums at the foot of a slip. */
export function SlipSums({ children }: { children: ReactNode }) {
  return <dl className={styles.sums}>{children}</dl>;
}

/** The slip's total and line count. */
export function SlipTotal({ amount, count }: { amount: Satang; count: string }) {
  const t = useTranslations("lotto.slip");
  return (
    <div className={styles.total} data-stays="">
      <dt>
        {t("total")} <small>{count}</small>
      </dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}

/** The available credit. */
export function SlipCredit() {
  const t = useTranslations("lotto.slip");
  const cash = useCredit((credit) => credit.cash);
  const held = useCredit((credit) => credit.held);
  return (
    <div>
      <dt>{t("credit")}</dt>
      <dd>
        {cash === null ? "–" : <RollingMoney amount={cash} />}
        {held > 0 ? <small> {t("held", { amount: formatBaht(held) })}</small> : null}
      </dd>
    </div>
  );
}

/** The missing credit, and a link to the deposit. */
export function CreditShort({ short }: { short: number }) {
  const t = useTranslations("lotto.slip");
  return (
    <div className={styles.short} role="status">
      <p>{t("short", { amount: formatBaht(satang(short)) })}</p>
      <ButtonLink size="small" look="quiet" href="/credit/deposit">
        {t("deposit")}
      </ButtonLink>
    </div>
  );
}
