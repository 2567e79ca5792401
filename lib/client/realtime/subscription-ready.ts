/**
 * When a push connection is ready: it is connected, and the subscription of every channel was confirmed or
 * refused.
 */
import type Pusher from "pusher-js";
import type { Channel } from "pusher-js";

export interface SubscriptionState {
  /** Waits for this channel as well, until the handlers were called. */
  enter: (channel: Channel) => void;
  leave: (channelName: string) => void;
  /** Called each time a connection has become ready. Events before that may have been missed. */
  onWhole: (handler: () => void) => () => void;
  /** Calls the handlers without a connection. */
  remind: () => void;
}

const answers = ["pusher:subscription_succeeded", "pusher:subscription_error"];

/** @param entered names of the subscribed channels */
export function watchSubscription(
  { connection }: Pusher,
  entered: () => Iterable<string>,
): SubscriptionState {
  const handlers = new Set<() => void>();
  let awaited = new Set<string>();
  let isTold = true;

  const tell = () => {
    if (isTold || awaited.size > 0 || connection.state !== "connected") return;
    isTold = true;
    remind();
  };
  const remind = () => {
    for (const handler of [...handlers]) handler();
  };
  connection.bind("state_change", ({ current }: { current: string }) => {
    // The channels are subscribed again after this.
    awaited = new Set(entered());
    isTold = current !== "connected";
    tell();
  });
  const leave = (channelName: string) => {
    if (awaited.delete(channelName)) tell();
  };

  return {
    enter: (channel) => {
      for (const answer of answers) channel.bind(answer, () => leave(channel.name));
      if (!isTold && !channel.subscribed) awaited.add(channel.name);
    },
    leave,
    remind,
    onWhole: (handler) => {
      handlers.add(handler);
      return () => {
        handlers.delete(handler);
      };
    },
  };
}
