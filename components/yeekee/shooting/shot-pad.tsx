"use client";
import { useTranslations } from "next-intl";
import { OwnNote } from "@/components/limits/limit-refusal";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { ActKey, DigitKeys } from "@/components/ui/controls/digit-keys";
import { TypedDigits } from "@/components/ui/controls/typed-digits";
import { useDigitKeys } from "@/components/ui/hooks/use-digit-keys";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { COOL_DOWN_MS } from "@/lib/domain/yeekee/shooting";
import { isAmbiguousCode } from "@/stores/_core/ambiguous-outcome";
import { useStoreInstance } from "@/stores/_core/registry";
import { createYings, useYings } from "@/stores/yings";
import { SHOT_DIGITS } from "@/stores/yings/shooting";
import styles from "./shot-pad.module.css";

/** Five boxes, the keys below them, and the shoot button. */
export function ShotPad() {
  const t = useTranslations("yeekee.shoot");
  const yings = useStoreInstance(createYings);
  const typed = useYings((state) => state.typed);
  const isShooting = useYings((state) => state.isShooting);
  const coolSeconds = useYings((state) => state.coolSeconds);
  const press = (key: string) => yings.getState().press(key);
  const shoot = () => void yings.getState().shoot();
  useDigitKeys({ isOn: true, press, enter: shoot });
  const isCooling = coolSeconds > 0;
  return (
    <section className={styles.pad} aria-label={t("pad")}>
      <div className={styles.row}>
        <TypedDigits
          typed={typed}
          count={SHOT_DIGITS}
          label={`${t("typed")}: ${typed || t("empty")}`}
          clearLabel={t("clear")}
          onClear={() => press("Delete")}
        />
      </div>
      <DigitKeys
        label={t("typed")}
        className={styles.keys}
        onPress={press}
        left={<ActKey icon="dice" word={t("random")} onClick={() => yings.getState().random()} />}
        erase={{ word: t("backspace"), onErase: () => press("Backspace") }}
      />
      <Button
        look="gold"
        size="large"
        isWide
        isBusy={isShooting}
        disabled={typed.length < SHOT_DIGITS || isCooling}
        className={styles.fire}
        data-fire=""
        data-cooling={isCooling || undefined}
        onClick={shoot}
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

/** One line below the button: the last shot's outcome, why it was refused, or what is still missing. */
function ShotWord() {
  const t = useTranslations("yeekee.shoot");
  const lastShot = useYings((state) => state.lastShot);
  const refusal = useYings((state) => state.refusal);
  const own = useYings((state) => state.own);
  const isCooling = useYings((state) => state.coolSeconds > 0);
  const typed = useYings((state) => state.typed);
  return (
    <div className={styles.word}>
      <ErrorMessage code={refusal} />
      {own && own.code === refusal ? <OwnNote own={own} /> : null}
      {refusal && isAmbiguousCode(refusal) ? <p className={styles.hint}>{t("retry")}</p> : null}
      <p role="status">
        {refusal ? null : lastShot && typed === "" ? (
          <span className={styles.taken}>
            <Icon name="check" size={20} />
            {t("taken", { number: lastShot.number, seq: lastShot.seq })}
          </span>
        ) : (
          <span className={styles.hint}>
            {t(typed.length < SHOT_DIGITS ? "need" : isCooling ? "wait" : "ready")}
          </span>
        )}
      </p>
    </div>
  );
}
