import type { ReactNode } from "react";
import type { Fault } from "@/lib/contract/fault";
import type { Claim } from "@/lib/contract/operators/queues";
import type { QueueName } from "@/lib/domain/operators/queues";
import type { BulkAct } from "../bulk/bulk-act";
import type { Column } from "../list/column";
import type { Outcome } from "./outcome-text";

/** A row of any queue. */
export interface Claimed {
  claim: Claim | null;
}

/** What a queue's list call says, page by page. */
export interface QueueRows<Row> {
  rows: readonly Row[];
  isPending: boolean;
  isFetching: boolean;
  dataUpdatedAt: number;
  error: Fault | null;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  /** What it says has become old. */
  askAgain: () => void;
}

/** Acts on many items, and what an item is called among them. */
interface Bulk<Row> {
  acts: readonly BulkAct<Row>[];
  nameOf: (row: Row) => string;
}

export interface QueueProps<Row extends Claimed> {
  queue: QueueName;
  list: QueueRows<Row>;
  idOf: (row: Row) => string;
  /** Since when it waits; null where the queue knows no beginning. */
  sinceOf: (row: Row) => string | null;
  /** What the first cell says; it opens the item. */
  nameOf: (row: Row) => ReactNode;
  firstHead: string;
  columns: readonly Column<Row>[];
  onExport: () => Promise<void>;
  /** What can be done to many chosen items at once. */
  bulk?: Bulk<Row>;
  /** Acts on the queue as a whole, beside its title. */
  actions?: ReactNode;
  /** Fetches the code of an opened item, before one is opened. */
  loadItem: () => Promise<unknown>;
  /** The opened item; `onDone` leads to the next one. */
  children: (row: Row, onDone: (outcome: Outcome) => void) => ReactNode;
}
