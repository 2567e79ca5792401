"use client";
import { useConsoleWords } from "../words/console-words";
import styles from "./record-list.module.css";

interface Props {
  name: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** The box that chooses a row; `x` ticks the one of the row in focus. */
export function ChooseBox({ name, isOn, onChange }: Props) {
  const t = useConsoleWords("list");
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        checked={isOn}
        aria-label={t("chooseOf", { name })}
        aria-keyshortcuts="x"
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
