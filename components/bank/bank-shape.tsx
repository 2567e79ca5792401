import styles from "./bank-shape.module.css";

/** Neutral outlines, 64 × 48; none of them is a bank's logo. */
const outlines = [
  "M10 3h44a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8V11a8 8 0 0 1 8-8Z",
  "M24 3h16a21 21 0 0 1 0 42H24a21 21 0 0 1 0-42Z",
  "M14 3h36l12 21-12 21H14L2 24Z",
  "M12 3h40l10 10v22L52 45H12L2 35V13Z",
  "M2 13 32 3l30 10v32H2Z",
] as const;

/** A bank as letters in a shape, because banks' logos are trademarks. The name is shown beside it. */
export function BankShape({ bankCode }: { bankCode: string }) {
  const letters = bankCode.slice(0, 5).toUpperCase();
  let sum = 0;
  for (const letter of bankCode) sum += letter.charCodeAt(0);
  return (
    <span aria-hidden="true" className={styles.shape}>
      <svg viewBox="0 0 64 48" aria-hidden="true" focusable="false">
        <path d={outlines[sum % outlines.length]} />
      </svg>
      <span>{letters}</span>
    </span>
  );
}
