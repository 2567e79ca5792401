"use client";
import { useTranslations } from "next-intl";
import { useBets } from "@/stores/bets";
import styles from "./happened.module.css";

const wordOf = {
  added: "keypad.added",
  undone: "keypad.undone",
  "closed-skipped": "keypad.closedSkipped",
  full: "keypad.full",
  "choose-first": "room.chooseFirst",
} as const;

/** One line that says what the last key did, and the number that flies to the slip. */
export function Happened() {
  const t = useTranslations("lotto");
  const happened = useBets((room) => room.happened);
  return (
    <div className={styles.place}>
      <p role="status" className={styles.words}>
        {happened ? (
          <span key={happened.at} className={styles[happened.what]}>
            {t(wordOf[happened.what], { n: happened.n })}
          </span>
        ) : null}
      </p>
      {happened?.what === "added" ? (
        <span key={`fly-${happened.at}`} className={styles.fly} aria-hidden="true">
          {happened.number}
        </span>
      ) : null}
    </div>
  );
}
