/** What happened to the last change: saved, or it waits for a second operator. */
export type RateOutcome = "done" | "waiting";
