"use client";
import { useTranslations } from "next-intl";
import styles from "./desk-switch.module.css";

export type DeskKind = "bet" | "shoot";

/** Betting or shooting: the two things one does in a round of shots. */
export function DeskSwitch({
  desk,
  isShootingOn,
  onChange,
}: {
  desk: DeskKind;
  /** Bets are over and shooting goes on: the other tab calls for attention. */
  isShootingOn: boolean;
  onChange: (desk: DeskKind) => void;
}) {
  const t = useTranslations("yeekee.desk");
  return (
    <fieldset className={styles.switch} aria-label={t("label")}>
      {(["bet", "shoot"] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.side}
          aria-pressed={desk === kind}
          data-calls={kind === "shoot" && isShootingOn && desk !== kind ? "" : undefined}
          onClick={() => onChange(kind)}
        >
          {t(kind)}
        </button>
      ))}
    </fieldset>
  );
}
