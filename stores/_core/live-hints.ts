import { pageConfig } from "@/lib/client/page/page-config";
import type { live as realtime } from "@/lib/client/realtime/live";
import { memberChannel, type PushEvent, pushEvents } from "@/lib/contract/channels";
import type { EventOf } from "@/lib/contract/events";
import type { InitialSession } from "./registry";

type Handlers = { readonly [Name in PushEvent]?: (message: EventOf<Name>) => void };
type Subscribe = (live: typeof realtime, channel: string) => (() => void)[];

/**
 * Subscribes to one kind of event on the member's own channel, and to every reconnect, until the returned
 * function is called. The realtime code is loaded on this call, not with the page. Does nothing for a guest.
 */
export const hearLive = <Name extends PushEvent>(
  session: InitialSession | null,
  event: Name,
  heard: (message: EventOf<Name>) => void,
  reconnected: () => void,
): (() => void) =>
  whileLive(session, (live, channel) => [live.on(channel, event, heard), live.onReconnect(reconnected)]);

/** The same for several kinds of events. */
export const hearEvents = (
  session: InitialSession | null,
  handlers: Handlers,
  reconnected: () => void,
): (() => void) =>
  whileLive(session, (live, channel) => {
    const hear = <Name extends PushEvent>(name: Name) => {
      const heard = handlers[name];
      return heard ? [live.on(channel, name, heard)] : [];
    };
    return [...pushEvents.flatMap((name) => hear(name)), live.onReconnect(reconnected)];
  });

function whileLive(session: InitialSession | null, subscribe: Subscribe): () => void {
  let ends: (() => void)[] = [];
  let isOver = !session;
  void import("@/lib/client/realtime/live").then(
    ({ live }) => {
      if (isOver || !session) return;
      ends = subscribe(live, memberChannel(session.uuid, pageConfig().push.isPrivate));
      // When the realtime code fails to load, the page works without live updates.
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    for (const end of ends) end();
    ends = [];
  };
}
