"use client";
import { useTranslations } from "next-intl";
import { OwnNote } from "@/components/limits/limit-refusal";
import { Icon } from "@/components/ui/art/icon";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { isAmbiguousCode } from "@/stores/_core/ambiguous-outcome";
import { useYings } from "@/stores/yings";
import { SHOT_DIGITS } from "@/stores/yings/shooting";
import styles from "./shot-message.module.css";

/** One line below the button: the last shot's outcome, why it was refused, or what is still missing. */
export function ShotWord() {
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
