import type { PastedRow } from "@/lib/domain/poy/paste/paste";
import styles from "./pasted-text.module.css";

/** A line as it was written, each part of it marked by what it became. */
export function PastedText({ row: { text, spans } }: { row: Pick<PastedRow, "text" | "spans"> }) {
  const parts = spans();
  return (
    <span className={styles.text}>
      {parts.map(({ from, to, role }, at) => {
        const before = text.slice(parts[at - 1]?.to ?? 0, from);
        return (
          <span key={from}>
            {before}
            <span data-role={role}>{text.slice(from, to)}</span>
          </span>
        );
      })}
      {text.slice(parts.at(-1)?.to ?? 0)}
    </span>
  );
}
