/** Messages to operators about their queues, with pusher-js. Loaded on demand. */
import Pusher from "pusher-js";
import { pageConfig } from "@/lib/client/page/page-config";
import { optionsFor } from "@/lib/client/realtime/push-options";
import { readAgainWhenTold } from "@/lib/client/realtime/read-again";
import { watchReconnect } from "@/lib/client/realtime/reconnect-backoff";
import { OPERATORS_CHANNEL, QUEUE_UPDATE, type QueueUpdate } from "@/lib/contract/operators/queue-events";
import { consoleToken } from "./console-token";
import { operatorCall } from "./operator-call";

/**
 * Calls back with the queue that has changed, and without one when the subscription stands again: what was sent
 * meanwhile is lost.
 * @returns ends the connection
 */
export function listenToQueues(onChange: (queue?: string) => void): () => void {
  const { push } = pageConfig();
  const pusher = new Pusher(
    push.key,
    optionsFor(push, location, (body) =>
      operatorCall("queueEvents", "operatorPushAuth", body, { signal: consoleToken.leavingSignal() }),
    ),
  );
  watchReconnect(pusher);
  const readAgain = () => onChange();
  readAgainWhenTold(pusher, readAgain);
  const channel = pusher.subscribe(OPERATORS_CHANNEL);
  channel.bind(QUEUE_UPDATE, ({ queue }: QueueUpdate) => onChange(queue));
  channel.bind("pusher:subscription_succeeded", readAgain);
  return () => pusher.disconnect();
}
