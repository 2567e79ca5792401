/** The push connection itself, with pusher-js. Loaded late, through live. */
import Pusher, { type Channel, type Options } from "pusher-js";
import type { PushEvent } from "@/lib/contract/channels";
import { type EventOf, readEvent } from "@/lib/contract/events";
import { pushAuth } from "@/lib/contract/push";
import { call } from "./call";
import type { PushConfig } from "./page-config";

export interface LiveConnection {
  on<Name extends PushEvent>(
    channel: string,
    event: Name,
    handler: (message: EventOf<Name>) => void,
  ): () => void;
  onReconnect(handler: () => void): () => void;
}

/** A channel is left when its last listener goes. */
export function openConnection(config: PushConfig, place: Place = location): LiveConnection {
  const pusher = new Pusher(config.key, optionsFor(config, place));
  const listeners = new Map<string, number>();

  const enter = (name: string): Channel => {
    listeners.set(name, (listeners.get(name) ?? 0) + 1);
    return pusher.channel(name) ?? pusher.subscribe(name);
  };
  const leave = (name: string) => {
    const left = (listeners.get(name) ?? 1) - 1;
    listeners.set(name, left);
    if (left === 0) pusher.unsubscribe(name);
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
    onReconnect: (handler) => {
      // The first connection counts as well: it stands seconds after the page was made, and what happened in
      // between was not heard.
      const changed = ({ current }: { current: string }) => {
        if (current === "connected") handler();
      };
      pusher.connection.bind("state_change", changed);
      return () => {
        pusher.connection.unbind("state_change", changed);
      };
    },
  };
}

interface Place {
  protocol: string;
  hostname: string;
  port: string;
}

/** An upstream without private channels calls the member's channel by the bare uuid (spec section 7). */
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
