import type { PushEvent } from "@/lib/contract/channels";
import type { EventOf } from "@/lib/contract/events";
import { outbox } from "../db/schema/operators";
import type { Tx } from "../db/tx";

/** Writes an event to the outbox; it is published after the commit. */
export async function enqueueEvent<Name extends PushEvent>(
  tx: Tx,
  channel: string,
  event: Name,
  message: EventOf<Name>,
): Promise<void> {
  await tx.insert(outbox).values({ channel, event, message });
}
