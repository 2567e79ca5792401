/** Messages to operators about their queues, with pusher-js. Loaded on demand. */
import Pusher from "pusher-js";
import { pageConfig } from "@/lib/client/page/page-config";
import { optionsFor } from "@/lib/client/realtime/live-connection";
import { watchReconnect } from "@/lib/client/realtime/reconnect-backoff";
import { OPERATORS_CHANNEL, QUEUE_UPDATE } from "@/lib/contract/operators/queue-events";
import { operatorCall } from "./operator-call";

/**
 * Calls back when a queue has changed, and when the subscription stands again: what was sent meanwhile is lost.
 * @returns ends the connection
 */
export function listenToQueues(onChange: () => void): () => void {
  const { push } = pageConfig();
  const pusher = new Pusher(push.key, {
    ...optionsFor(push, location),
    channelAuthorization: {
      endpoint: "/operator/api/operators.push.auth",
      transport: "ajax",
      customHandler: ({ socketId, channelName }, answer) => {
        const body = { socket_id: socketId, channel_name: channelName };
        operatorCall("queueEvents", "operatorPushAuth", body).then(
          ({ auth }) => answer(null, { auth }),
          (error: unknown) => answer(error instanceof Error ? error : new Error("refused"), null),
        );
      },
    },
  });
  watchReconnect(pusher);
  const channel = pusher.subscribe(OPERATORS_CHANNEL);
  channel.bind(QUEUE_UPDATE, onChange);
  channel.bind("pusher:subscription_succeeded", onChange);
  return () => pusher.disconnect();
}
