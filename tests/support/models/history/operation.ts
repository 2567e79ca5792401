/** A list of elements as a transaction saw it, oldest first; its newest elements are enough. */
export interface Read {
  account: string;
  /** Elements that were seen, oldest first; empty: the account was seen without any. */
  seen: readonly string[];
}

/** A transaction as its caller knows it. Times by one clock of any unit. */
export interface Operation {
  name: string;
  /** Before this moment it had no effect; −Infinity where nobody measured it. */
  invokedAt: number;
  /** The moment from which its effect had to be visible; Infinity where it was never acknowledged. */
  completedAt: number;
  reads: readonly Read[];
  /** Elements that it appended, each to the list of an account; an element is appended by one operation only. */
  appends: readonly { account: string; element: string }[];
  /** `acknowledged`: it was done. `refused`: it was not. `unknown`: the caller had no answer. */
  end: "acknowledged" | "refused" | "unknown";
}

/** What was done, and what each account's list is at the end, oldest first. */
export interface History {
  operations: readonly Operation[];
  lists: ReadonlyMap<string, readonly string[]>;
}
