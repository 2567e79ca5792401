import "./shared-styles";
import styles from "./icon.module.css";

/** The site's own icons, one line weight, in public/icons-1.svg: a sprite needs no script and is fetched once. */
export const iconNames = [
  "home",
  "bet",
  "slip",
  "trophy",
  "wallet",
  "bell",
  "eye",
  "eye-off",
  "refresh",
  "back",
  "forward",
  "up",
  "down",
  "close",
  "check",
  "copy",
  "alert",
  "info",
  "clock",
  "calendar",
  "user",
  "logout",
  "globe",
  "sun",
  "moon",
  "system",
  "deposit",
  "withdraw",
  "bank",
  "phone",
  "chat",
  "search",
  "plus",
  "minus",
  "trash",
  "undo",
  "backspace",
  "star",
  "offline",
  "shield",
  "note",
  "grid",
  "keypad",
  "flag",
  "chart",
  "menu",
  "filter",
  "lock",
  "gift",
  "dice",
  "sets",
] as const;

export type IconName = (typeof iconNames)[number];

/** Decoration unless it has a label; mostly the text beside it is enough. */
export function Icon({ name, size = 24, label }: { name: IconName; size?: number; label?: string }) {
  return (
    <svg
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : "true"}
      focusable="false"
    >
      <use href={`/icons-1.svg#${name}`} />
    </svg>
  );
}
