"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { slotsOf } from "@/lib/domain/poy/keypad";
import { useBetRoom, useBets } from "@/stores/bets";
import styles from "./digit-boxes.module.css";
import { Happened } from "./happened";

/** The digits typed so far; full boxes empty themselves into the slip. */
export function DigitBoxes() {
  const t = useTranslations("lotto.keypad");
  const room = useBetRoom();
  const selected = useBets((state) => state.selected);
  const typed = useBets((state) => state.typed);
  const places = Array.from({ length: slotsOf(selected) }, (_, at) => at);
  return (
    <div className={styles.row}>
      <div className={styles.boxes} role="img" aria-label={`${t("typed")}: ${typed || t("empty")}`}>
        {places.map((place) => (
          <span key={place} className={styles.box} data-next={place === typed.length || undefined}>
            {typed[place] ?? ""}
          </span>
        ))}
      </div>
      <Happened />
      <button
        type="button"
        className={styles.clear}
        aria-label={t("clear")}
        disabled={typed === ""}
        onClick={() => room.getState().press("Delete")}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
