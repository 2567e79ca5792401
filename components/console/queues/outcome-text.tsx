"use client";
import { WaitsForSecond } from "../act/act-dialog";
import { Note } from "../controls/note";
import { useConsoleWords } from "../words/console-words";

/** How the last decision ended; `proposed`: it waits for a second operator. */
export type Outcome =
  | "approved"
  | "rejected"
  | "credited"
  | "dismissed"
  | "returned"
  | "answered"
  | "closed"
  | "proposed";

/** Says it above the next item. */
export function OutcomeText({ outcome }: { outcome: Outcome }) {
  const t = useConsoleWords("queues");
  if (outcome === "proposed") return <WaitsForSecond />;
  return (
    <Note tone="success" role="presentation">
      {t(`outcome.${outcome}`)}
    </Note>
  );
}

/** The outcome of an act that may wait for a second operator. */
export const outcomeOf = (reply: { state: "done" | "waiting" }, done: Outcome): Outcome =>
  reply.state === "waiting" ? "proposed" : done;
