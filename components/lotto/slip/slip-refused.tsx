"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { MyLimits, OwnLine } from "@/components/limits/limit-refusal";
import { Icon } from "@/components/ui/art/icon";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { formatBaht } from "@/lib/domain/money/money";
import { faultWords } from "@/lib/i18n/fault-words";
import { useLocale } from "@/lib/i18n/navigation";
import type { Refusal } from "@/stores/slip/submission";
import styles from "./refusal-alert.module.css";

interface SlipRefusedProps {
  refusal: Refusal;
  onAgain: () => void;
  /** Where the slip can go once its round takes nothing any more, which no second try changes. */
  next: ReactNode;
  onClose: () => void;
  /** Details beyond the fault's message. */
  children?: ReactNode;
}

/** Why a whole slip was refused, in the reader's language, that it is kept, and what to do. */
export function SlipRefused({ refusal, onAgain, next, onClose, children }: SlipRefusedProps) {
  const t = useTranslations("lotto");
  const locale = useLocale();
  const [words, setWords] = useState("");
  const { code, lateByMs, balance, needed, own } = refusal;
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
      {own ? <OwnLine own={own} /> : null}
      {children}
      <p>{t("failed.safe")}</p>
      <div className={styles.links}>
        {code === "balance-too-low" ? (
          <ButtonLink size="small" href="/credit/deposit">
            {t("slip.deposit")}
          </ButtonLink>
        ) : code === "round-closed" ? (
          next
        ) : own ? (
          <MyLimits />
        ) : (
          <Button size="small" onClick={onAgain}>
            {t("failed.again")}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={onClose}>
          {t("slip.close")}
        </Button>
      </div>
    </div>
  );
}
