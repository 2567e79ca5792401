import type { ReactNode } from "react";
import styles from "./sort-heads.module.css";

/** The order of a list's rows: by which column, and which way. */
export interface SortOrder<Key extends string> {
  readonly by: Key;
  readonly isRising: boolean;
}

interface SortHeadsProps {
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/** The heads of a list's columns on a wide screen; a phone's cards have none. */
export function SortHeads({ label, className, children }: SortHeadsProps) {
  return (
    <fieldset aria-label={label} className={`${styles.heads} ${className}`}>
      {children}
    </fieldset>
  );
}

interface SortHeadProps<Key extends string> {
  by: Key;
  sort: SortOrder<Key>;
  onSort: () => void;
  className?: string | undefined;
  children: string;
}

/** The head of a column that sorts the list, with an arrow while it does. */
export function SortHead<Key extends string>({ by, sort, onSort, className, children }: SortHeadProps<Key>) {
  return (
    <button type="button" className={className} aria-pressed={sort.by === by} onClick={onSort}>
      {children}
      <span aria-hidden="true">{sort.by === by ? (sort.isRising ? " ▲" : " ▼") : ""}</span>
    </button>
  );
}
