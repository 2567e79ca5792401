"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { isHelperKey } from "@/lib/domain/poy/options";
import { useBetSlipStore, useBets } from "@/stores/bets";
import type { KeyFeedback as Event } from "@/stores/bets/state";
import styles from "./key-feedback.module.css";

/** The effect of the last key in one line, and the number that moves to the slip. */
export function KeyFeedback() {
  const t = useTranslations("lotto.keypad");
  const room = useBetSlipStore();
  const words = useWords();
  const happened = useBets((state) => state.happened);
  return (
    <div className={styles.place}>
      <p role="status" className={styles.words}>
        {happened ? (
          <span key={happened.at} className={styles[happened.what]}>
            {words(happened)}
          </span>
        ) : null}
      </p>
      {happened?.what === "taken-off" ? (
        <Button size="small" look="quiet" onClick={() => room.getState().putBack()}>
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
  return ({ what, n, number = "", left = 0, off = [] }) => {
    switch (what) {
      case "added":
        return t("keypad.added", { n });
      case "undone":
        return t("keypad.undone", { n });
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
      case "choose-first":
        return t("room.chooseFirst");
    }
  };
}
