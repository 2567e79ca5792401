"use client";
import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo } from "react";
import { Money } from "@/components/ui/money";
import { type SlipLine, totalOf } from "@/lib/domain/poy/slip";
import { winAtMost } from "@/lib/domain/poy/win-at-most";
import styles from "./win-at-most.module.css";

/**
 * The most that the whole slip wins in one result, and a warning where that is below its stake; worked out after the
 * key that changed the slip was drawn. Unknown while a price has to be changed before the slip can be sent.
 */
export function WinAtMost({ lines, isUnknown }: { lines: readonly SlipLine[]; isUnknown: boolean }) {
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
