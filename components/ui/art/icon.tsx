import "../shared-styles";
import styles from "./icon.module.css";

/** The site's own icons, one line weight, in public/icons-3.svg: a sprite needs no script and is fetched once. */
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
  "gear",
  "lock",
  "gift",
  "dice",
  "sets",
  "rounds",
  "qr",
  "again",
  "rules",
] as const;

export type IconName = (typeof iconNames)[number];

/**
 * Decoration unless it has a label; mostly the text beside it is enough. Attributes that are not needed are left
 * out: a page has dozens of icons, each in its HTML and again in its payload.
 */
export function Icon({ name, size = 24, label }: { name: IconName; size?: number; label?: string }) {
  const box = { className: styles.icon, width: size, height: size, viewBox: "0 0 24 24" };
  const shape = <use href={`/icons-3.svg#${name}`} />;
  return label ? (
    <svg {...box} role="img" aria-label={label}>
      {shape}
    </svg>
  ) : (
    <svg {...box} aria-hidden="true">
      {shape}
    </svg>
  );
}
