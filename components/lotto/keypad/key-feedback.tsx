"use client";
import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { Button } from "@/components/ui/controls/button";
import { typedFrom } from "@/lib/domain/money/typed-amount";
import { isHelperKey } from "@/lib/domain/poy/options";
import { useBetSlipStore, useBets } from "@/stores/bets";
import type { KeyFeedback as Event } from "@/stores/bets/state";
import styles from "./key-feedback.module.css";

const HelperExample = lazy(() => import("./helper-example"));

interface KeyFeedbackProps {
  /** Where numbers are typed: also says what the helper mode makes of them. */
  explains?: boolean;
}

/** The effect of the last key in one line, and the number that moves to the slip. */
export function KeyFeedback({ explains = false }: KeyFeedbackProps) {
  const t = useTranslations("lotto.keypad");
  const slipStore = useBetSlipStore();
  const words = useWords();
  // A cut of repeated lines is told beside its button.
  const happened = useBets((state) => (state.happened?.what === "cut" ? null : state.happened));
  const hasHelper = useBets((state) => state.selected.some(isHelperKey));
  return (
    <div className={styles.place}>
      <div className={styles.words}>
        <p role="status">
          {happened ? (
            <span key={happened.at} className={styles[happened.what]}>
              {words(happened)}
            </span>
          ) : null}
        </p>
        {explains && hasHelper ? (
          <Suspense fallback={null}>
            <HelperExample />
          </Suspense>
        ) : null}
      </div>
      {happened?.what === "taken-off" ? (
        <Button size="small" look="quiet" onClick={() => slipStore.getState().putBack()}>
          {t("putBack")}
        </Button>
      ) : null}
      {happened?.what === "added" ? (
        <span key={`fly-${happened.at}`} className={styles.fly} aria-hidden="true">
          {happened.number}
        </span>
      ) : null}
    </div>
  );
}

function useWords(): (happened: Event) => string {
  const t = useTranslations("lotto");
  const options = useTranslations("market.options");
  return ({ what, n, number = "", price, skipped = 0, left = 0, off = [] }) => {
    switch (what) {
      case "added": {
        const added = price ? t("keypad.addedAt", { n, price: typedFrom(price) }) : t("keypad.added", { n });
        return skipped > 0 ? `${added} · ${t("keypad.closedSkipped", { n: skipped })}` : added;
      }
      case "undone":
        return number ? t("keypad.takenOff", { n, number, left: 0 }) : t("keypad.undone", { n });
      case "taken-off":
        return t("keypad.takenOff", { n, number, left });
      case "switched-off": {
        const names = off.map((key) => (isHelperKey(key) ? t(`helper.${key}`) : options(key)));
        return t("keypad.switchedOff", { names: names.join(", ") });
      }
      case "closed-skipped":
        return t("keypad.closedSkipped", { n });
      case "full":
        return t("keypad.full", { n });
      case "cut":
        return "";
      case "choose-first":
        return t("betPage.chooseFirst");
    }
  };
}
