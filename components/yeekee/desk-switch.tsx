"use client";
import { useTranslations } from "next-intl";
import styles from "./desk-switch.module.css";

export type PanelKind = "bet" | "shoot";

/** Switches between the two panels of a shot round: bets and shots. */
export function DeskSwitch({
  desk,
  isShootingOn,
  onChange,
}: {
  desk: PanelKind;
  /** Bets are closed and shooting goes on: the other tab is highlighted. */
  isShootingOn: boolean;
  onChange: (desk: PanelKind) => void;
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
