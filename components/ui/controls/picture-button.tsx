import type { ChangeEventHandler, Ref } from "react";
import styles from "./picture-button.module.css";

interface PictureButtonProps {
  label: string;
  describedBy: string;
  isDisabled?: boolean;
  inputRef: Ref<HTMLInputElement>;
  onChoose: ChangeEventHandler<HTMLInputElement>;
}

/** Opens the device's picture picker; a real input that looks like a button. */
export function PictureButton({ label, describedBy, isDisabled, inputRef, onChoose }: PictureButtonProps) {
  return (
    <label className={styles.choose} aria-disabled={isDisabled || undefined}>
      <input
        ref={inputRef}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="visually-hidden"
        disabled={isDisabled}
        aria-describedby={describedBy}
        onChange={onChoose}
      />
      {label}
    </label>
  );
}
