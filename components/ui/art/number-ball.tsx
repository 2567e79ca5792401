import styles from "./number-ball.module.css";

/** A drawn or chosen number. The tone is the colour of its kind: 3 digits, 2 digits, run, set, or gold for a win. */
export function NumberBall({
  digits,
  tone = "plain",
  size = "normal",
}: {
  digits: string;
  tone?: "plain" | "digits3" | "digits2" | "digits1" | "sets" | "gold";
  size?: "small" | "normal" | "large";
}) {
  return <span className={`${styles.ball} ${styles[tone]} ${styles[size]}`}>{digits}</span>;
}
