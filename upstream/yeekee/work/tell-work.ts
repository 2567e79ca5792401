import { roundChannel } from "@/lib/contract/channels";
import { writeEvent } from "@/lib/contract/events";
import type { PushServer } from "../../realtime/push-server";

/**
 * Tells a round's open pages how far its work is. It goes straight to their sockets: a hint of each second, of which
 * nothing is kept, needs no outbox.
 */
export const tellWork =
  (push: Pick<PushServer, "send">) =>
  (betId: string, done: number, steps: number): void =>
    push.send(roundChannel(betId), "ying-work", writeEvent("ying-work", { betId, done, steps }));
