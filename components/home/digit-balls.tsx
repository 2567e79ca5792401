import styles from "./fresh-results.module.css";

interface DigitBallsProps {
  digits: string;
  tone: "gold" | "digits3" | "digits2" | "sets";
}

/** A drawn number, one ball a digit; read out as one number. */
export function DigitBalls({ digits, tone }: DigitBallsProps) {
  return (
    <span className={styles.number}>
      <span className="visually-hidden">{digits}</span>
      {[...digits].map((digit, at) => (
        // A number may repeat a digit: keyed by its place.
        <span key={`${String(at)}${digit}`} aria-hidden="true" className={`${styles.ball} ${styles[tone]}`}>
          {digit}
        </span>
      ))}
    </span>
  );
}
