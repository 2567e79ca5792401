/**
 * Live events by push. A page confirms an event by a call before it relies on it; the site works without the
 * service.
 */

import { afterInteraction } from "@/lib/client/page/after-interaction";
import { pageConfig } from "@/lib/client/page/page-config";
import type { PushEvent, WITNESS_EVENT } from "@/lib/contract/channels";
import type { EventOf } from "@/lib/contract/events";
import type { LiveConnection } from "./live-connection";

type Handler<Name extends PushEvent> = (message: EventOf<Name>) => void;

let connection: Promise<LiveConnection | null> | undefined;
let opened: LiveConnection | undefined;

/** The push library loads with the first subscription, after the first input or 6 s after load. */
function connect(): Promise<LiveConnection | null> {
  connection ??= afterInteraction()
    .then(async () => {
      const { push } = pageConfig();
      opened =
        push.key === ""
          ? (await import("./without-push")).askWithoutPush()
          : (await import("./live-connection")).openConnection(push);
      return opened;
    })
    .catch(() => {
      connection = undefined;
      return null;
    });
  return connection;
}

/** Subscribes once the connection is ready; the returned function unsubscribes, at any time. */
function listen(begin: (live: LiveConnection) => () => void): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  void connect().then((live) => {
    if (live && !isOver) end = begin(live);
  });
  return () => {
    isOver = true;
    end?.();
  };
}

export const live = {
  /** `channel`: `private-<uuid>` of the member, or `round-<betId>`. Messages are in domain values. */
  on: <Name extends PushEvent>(channel: string, event: Name, handler: Handler<Name>): (() => void) =>
    listen((open) => open.on(channel, event, handler)),
  /**
   * Called each time the connection and its channels are ready, first or again: what is shown may be out of
   * date.
   */
  onReconnect: (handler: () => void): (() => void) => listen((open) => open.onReconnect(handler)),
  /** Sends a client event on a subscribed channel, at once or never; false where nothing was sent. */
  say: (channel: string, event: typeof WITNESS_EVENT, data: object): boolean =>
    opened?.say(channel, event, data) ?? false,
};
