"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { COOL_DOWN_MS } from "@/lib/domain/yeekee/shooting";
import { useShelved } from "@/stores/shelved";
import { createYings, useYings } from "@/stores/yings";
import { SHOT_DIGITS } from "@/stores/yings-shooting";
import styles from "./shot-pad.module.css";
import { ShotWord } from "./shot-word";
import { useShotKeys } from "./use-shot-keys";

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
const places = Array.from({ length: SHOT_DIGITS }, (_, at) => at);

/** Five boxes, the keys below them, and the one act. */
export function ShotPad() {
  const t = useTranslations("yeekee.shoot");
  const yings = useShelved(createYings);
  const typed = useYings((state) => state.typed);
  const isShooting = useYings((state) => state.isShooting);
  const coolSeconds = useYings((state) => state.coolSeconds);
  useShotKeys();
  const press = (key: string) => () => yings.getState().press(key);
  const isCooling = coolSeconds > 0;
  return (
    <section className={styles.pad} aria-label={t("pad")}>
      <div className={styles.row}>
        <div className={styles.boxes} role="img" aria-label={`${t("typed")}: ${typed || t("empty")}`}>
          {places.map((place) => (
            <span key={place} className={styles.box} data-next={place === typed.length || undefined}>
              {typed[place] ?? ""}
            </span>
          ))}
        </div>
        <button
          type="button"
          className={styles.clear}
          aria-label={t("clear")}
          disabled={typed === ""}
          onClick={press("Delete")}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.keys}>
        {digits.map((digit) => (
          <button key={digit} type="button" className={styles.digit} onClick={press(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" className={styles.act} onClick={press("Backspace")}>
          <Icon name="backspace" size={20} />
          <span>{t("backspace")}</span>
        </button>
        <button type="button" className={styles.digit} onClick={press("0")}>
          0
        </button>
        <button type="button" className={styles.act} onClick={() => yings.getState().random()}>
          <Icon name="dice" size={20} />
          <span>{t("random")}</span>
        </button>
      </div>
      <Button
        look="gold"
        size="large"
        isWide
        isBusy={isShooting}
        disabled={typed.length < SHOT_DIGITS || isCooling}
        className={styles.fire}
        data-fire=""
        data-cooling={isCooling || undefined}
        onClick={() => void yings.getState().shoot()}
      >
        {isCooling ? (
          <span
            aria-hidden="true"
            className={styles.wait}
            style={{ width: `${(coolSeconds * 100_000) / COOL_DOWN_MS}%` }}
          />
        ) : null}
        <span className={styles.fireWord}>
          {isShooting ? t("firing") : isCooling ? t("cooling", { n: coolSeconds }) : t("fire")}
        </span>
      </Button>
      <ShotWord />
    </section>
  );
}
