import type { ReactNode } from "react";
import type { ReasonCode, ReasonFamily } from "@/lib/domain/operators/operator-reasons";
import type { RowAct } from "@/stores/console/use-bulk-act";

/** An act that can be done to many rows of a list. */
export interface BulkAct<Row> {
  name: string;
  label: string;
  /** What will happen to each. */
  text: ReactNode;
  isDanger?: boolean;
  reasons: ReasonFamily;
  suggestedCode?: ReasonCode;
  /** True where it needs no reason; one may be given. */
  isReasonOffered?: boolean;
  /** Rows in whose state it is of use; the others stay out of it. */
  isFor: (row: Row) => boolean;
  act: RowAct<Row>;
}
