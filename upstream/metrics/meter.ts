/** What a process counts of itself. Without METRICS_PORT nobody counts. */

export interface Meter {
  /** A call of the contract, by its name as `poys.create`. */
  answered(call: string, status: number, seconds: number): void;
  /** One statement's time, whatever it was. */
  statement(seconds: number): void;
}

export const noMeter: Meter = { answered: () => undefined, statement: () => undefined };
