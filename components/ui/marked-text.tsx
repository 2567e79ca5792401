import styles from "./marked-text.module.css";

interface Part {
  readonly from: number;
  readonly to: number;
  /** What it became: number, price, word, courtesy, aside, sign, unknown. */
  readonly role: string;
}

interface MarkedTextProps {
  text: string;
  /** Parts of the text, in order and apart from each other. */
  parts: readonly Part[];
}

/** A text as it was written, each part of it marked by what it became. */
export function MarkedText({ text, parts }: MarkedTextProps) {
  return (
    <span className={styles.text}>
      {parts.map(({ from, to, role }, at) => (
        <span key={from}>
          {text.slice(parts[at - 1]?.to ?? 0, from)}
          <span data-role={role}>{text.slice(from, to)}</span>
        </span>
      ))}
      {text.slice(parts.at(-1)?.to ?? 0)}
    </span>
  );
}
