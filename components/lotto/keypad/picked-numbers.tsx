"use client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Icon } from "@/components/ui/art/icon";
import { digitsOf } from "@/lib/domain/poy/options";
import { type PickedNumber, pickedNumbers } from "@/lib/domain/poy/picked";
import { useBetSlipStore, useBets } from "@/stores/bets";
import styles from "./picked-strip.module.css";

/** Numbers beyond the limit are not drawn; the slip has them all. */
const SHOWN = 40;

/** The numbers picked so far, newest first, with all their options in one; a press takes one off the slip. */
export default function PickedNumbers() {
  const t = useTranslations("lotto.picked");
  const lines = useBets((slip) => slip.lines);
  const picked = useMemo(() => pickedNumbers(lines), [lines]);
  return (
    <section className={styles.place} aria-label={t("title")}>
      <ul className={styles.picked}>
        {picked.slice(0, SHOWN).map((one) => (
          <li key={one.number}>
            <Picked {...one} />
          </li>
        ))}
        {picked.length > SHOWN ? (
          <li className={styles.more}>{t("more", { n: picked.length - SHOWN })}</li>
        ) : null}
      </ul>
    </section>
  );
}

function Picked({ number, options, times, refs }: PickedNumber) {
  const t = useTranslations();
  const slipStore = useBetSlipStore();
  const [first] = options;
  return (
    <button
      type="button"
      className={styles.number}
      data-digits={first && digitsOf(first)}
      aria-label={t("lotto.picked.remove", {
        number,
        options: options.map((option) => t(`market.options.${option}`)).join(", "),
      })}
      onClick={() => slipStore.getState().takeOff(refs)}
    >
      <b>{number}</b>
      <span className={styles.on}>
        {options.map((option) => t(`lotto.short.${option}`)).join(" · ")}
        {times > 1 ? ` ×${times}` : ""}
      </span>
      <Icon name="close" size={16} />
    </button>
  );
}
