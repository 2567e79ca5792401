import styles from "./lobby.module.css";

/** With fewer tiles no search is shown. */
export const SEARCHED_FROM = 9;

interface GameSearchBoxProps {
  label: string;
  value: string;
  onType: (text: string) => void;
}

export function GameSearchBox({ label, value, onType }: GameSearchBoxProps) {
  return (
    <div className={styles.box}>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}
