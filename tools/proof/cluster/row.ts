import type { Figure } from "../sweep/figure";
import type { Cluster } from "./cluster";

/** A row of the table: what the cluster has to hold while something happens to it. */
export interface Row {
  readonly name: string;
  readonly shows: string;
  /** "empty": before the site is migrated and started; "site": on the running site. */
  readonly on: "empty" | "site";
  /** Runs where it is named or with the word "long". */
  readonly isLong?: true;
  run(cluster: Cluster): Promise<readonly Figure[]>;
}
