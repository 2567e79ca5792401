/** The push connection, with pusher-js. Loaded on demand, through live. */
import Pusher, { type Channel } from "pusher-js";
import { call } from "@/lib/client/calls/call";
import type { PushConfig } from "@/lib/client/page/page-config";
import type { PushEvent, WITNESS_EVENT } from "@/lib/contract/channels";
import { type EventOf, readEvent } from "@/lib/contract/events";
import { pushAuth } from "@/lib/contract/push";
import { pollWhileDisconnected } from "./polling-fallback";
import { optionsFor, type Place } from "./push-options";
import { readAgainWhenTold } from "./read-again";
import { watchReconnect } from "./reconnect-backoff";
import { watchSubscription } from "./subscription-ready";

export interface LiveConnection {
  on<Name extends PushEvent>(
    channel: string,
    event: Name,
    handler: (message: EventOf<Name>) => void,
  ): () => void;
  /**
   * Includes the first connection: events since the page was rendered were missed. Also called at intervals
   * while the service cannot be reached.
   */
  onReconnect(handler: () => void): () => void;
  /**
   * Sends a client event on a subscribed channel. Nothing is queued.
   * @returns false where the channel is not subscribed at this moment, so that nothing was sent
   */
  say(channel: string, event: typeof WITNESS_EVENT, data: object): boolean;
}

/** A channel is unsubscribed when its last listener is removed. */
export function openConnection(config: PushConfig, place: Place = location): LiveConnection {
  const pusher = new Pusher(
    config.key,
    optionsFor(config, place, (body) => call(pushAuth, { body })),
  );
  const listeners = new Map<string, number>();
  const subscriptions = watchSubscription(pusher, () => listeners.keys());
  watchReconnect(pusher);
  pollWhileDisconnected(pusher, subscriptions.remind);
  readAgainWhenTold(pusher, subscriptions.remind);

  const enter = (name: string): Channel => {
    const others = listeners.get(name) ?? 0;
    listeners.set(name, others + 1);
    // A channel that was left before its subscription was confirmed still exists; subscribing again keeps it.
    const channel = pusher.subscribe(name);
    if (others === 0) subscriptions.enter(channel);
    return channel;
  };
  const leave = (name: string) => {
    const left = (listeners.get(name) ?? 1) - 1;
    if (left > 0) return void listeners.set(name, left);
    listeners.delete(name);
    pusher.unsubscribe(name);
    subscriptions.leave(name);
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
    onReconnect: subscriptions.onWhole,
    say: (asked, event, data) => {
      const channel = pusher.channel(channelName(asked, config.isPrivate));
      return channel?.subscribed === true && channel.trigger(event, data);
    },
  };
}

/** An upstream without private channels uses the bare uuid as the member's channel (decision 16). */
const channelName = (asked: string, isPrivate: boolean) =>
  isPrivate ? asked : asked.replace(/^private-/, "");
