import type { ReactNode } from "react";

/** A column of a list. */
export interface Column<Row> {
  /** Stable name; what may be hidden is remembered by it. */
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and counts: to the right, in digits of one width. */
  isNumber?: boolean;
  /** The value of `sort` in the address that orders the list by this column. */
  sort?: string;
}
