import { roundChannel } from "@/lib/contract/channels";
import { writeEvent } from "@/lib/contract/events";
import type { PushServer } from "../../realtime/push-server";

/**
 * Sends the progress of the work to a round's open pages, directly to their sockets: a hint every second that is
 * not stored needs no outbox.
 */
export const reportWork =
  (push: Pick<PushServer, "send">) =>
  (betId: string, done: number, steps: number): void =>
    push.send(roundChannel(betId), "ying-work", writeEvent("ying-work", { betId, done, steps }));
