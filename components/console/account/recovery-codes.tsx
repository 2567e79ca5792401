"use client";
import styles from "./account.module.css";

/** Recovery codes, in the only moment in which they can be read. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <ul className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}
