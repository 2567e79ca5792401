/** The push connection itself, with pusher-js. Loaded late, through live. */
import Pusher, { type Channel, type Options } from "pusher-js";
import { call } from "@/lib/client/calls/call";
import type { PushConfig } from "@/lib/client/page/page-config";
import type { PushEvent, WITNESS_EVENT } from "@/lib/contract/channels";
import { type EventOf, readEvent } from "@/lib/contract/events";
import { pushAuth } from "@/lib/contract/push";
import { pollWhileDead } from "./live-poll";
import { watchReturn } from "./live-return";
import { watchStanding } from "./live-standing";

export interface LiveConnection {
  on<Name extends PushEvent>(
    channel: string,
    event: Name,
    handler: (message: EventOf<Name>) => void,
  ): () => void;
  /**
   * The first connection counts as well: what happened since the page was made was not heard. While the service
   * cannot be reached it is called now and then, too.
   */
  onReconnect(handler: () => void): () => void;
  /**
   * Says something on a channel that is listened to. Nothing is kept for later.
   * @returns false where the channel does not stand at this moment, so that nothing was sent
   */
  say(channel: string, event: typeof WITNESS_EVENT, data: object): boolean;
}

/** A channel is left when its last listener goes. */
export function openConnection(config: PushConfig, place: Place = location): LiveConnection {
  const pusher = new Pusher(config.key, optionsFor(config, place));
  const listeners = new Map<string, number>();
  const standing = watchStanding(pusher, () => listeners.keys());
  watchReturn(pusher);
  pollWhileDead(pusher, standing.remind);

  const enter = (name: string): Channel => {
    const others = listeners.get(name) ?? 0;
    listeners.set(name, others + 1);
    // One that was left before it was let in is still there; asked for again, it stays.
    const channel = pusher.subscribe(name);
    if (others === 0) standing.enter(channel);
    return channel;
  };
  const leave = (name: string) => {
    const left = (listeners.get(name) ?? 1) - 1;
    if (left > 0) return void listeners.set(name, left);
    listeners.delete(name);
    pusher.unsubscribe(name);
    standing.leave(name);
  };

  return {
    on: (asked, event, handler) => {
      const name = channelName(asked, config.isPrivate);
      const channel = enter(name);
      const hear = (data: unknown) => {
        const message = readEvent(event, data);
        if (message) handler(message);
      };
      channel.bind(event, hear);
      return () => {
        channel.unbind(event, hear);
        leave(name);
      };
    },
    onReconnect: standing.onWhole,
    say: (asked, event, data) => {
      const channel = pusher.channel(channelName(asked, config.isPrivate));
      return channel?.subscribed === true && channel.trigger(event, data);
    },
  };
}

/** A try that has no answer after so long is given up. */
const UNAVAILABLE_AFTER_MS = 8_000;

interface Place {
  protocol: string;
  hostname: string;
  port: string;
}

/** An upstream without private channels calls the member's channel by the bare uuid (decision 16). */
const channelName = (asked: string, isPrivate: boolean) =>
  isPrivate ? asked : asked.replace(/^private-/, "");

/** Through our own origin, to a host of one's own, or to the vendor's cluster. */
export function optionsFor(config: PushConfig, place: Place): Options {
  const isTls = !config.isOwn || place.protocol === "https:";
  const port = (config.isOwn && Number(place.port)) || (isTls ? 443 : 80);
  const host = config.isOwn ? place.hostname : config.host;
  return {
    cluster: config.cluster,
    ...(host && { wsHost: host, wsPort: port, wssPort: port }),
    forceTLS: isTls,
    enabledTransports: ["ws", "wss"],
    unavailableTimeout: UNAVAILABLE_AFTER_MS,
    channelAuthorization: {
      endpoint: "/api/push.auth",
      transport: "ajax",
      customHandler: ({ socketId, channelName: channel }, answer) => {
        call(pushAuth, { body: { socket_id: socketId, channel_name: channel } }).then(
          ({ auth }) => answer(null, { auth }),
          (error: unknown) => answer(error instanceof Error ? error : new Error("refused"), null),
        );
      },
    },
  };
}
