import "../shared-styles";
import styles from "./site-mark.module.css";

/** The logo: a gable, and a ball with a seven under it. */
export function SiteIdentifier({ name, isNameShown = true }: { name: string; isNameShown?: boolean }) {
  return (
    <span className={styles.mark}>
      <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <path
          d="M4 16.5 18 5l14 11.5"
          fill="none"
          stroke="#d4af37"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M8 15.5V30h20V15.5"
          fill="none"
          stroke="#d4af37"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="18" cy="20.5" r="7" fill="#d4af37" />
        <path
          d="M15.2 17.3h5.6l-3.4 6.8"
          fill="none"
          stroke="#0b1f3a"
          strokeWidth="1.9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={isNameShown ? styles.name : "visually-hidden"}>{name}</span>
    </span>
  );
}
