/** Live news by push. A message is a hint to be confirmed, never a gate; without the service the site works. */

import { whenLate } from "@/lib/client/page/late";
import { pageConfig } from "@/lib/client/page/page-config";
import type { PushEvent, WITNESS_EVENT } from "@/lib/contract/channels";
import type { EventOf } from "@/lib/contract/events";
import type { LiveConnection } from "./live-connection";

type Handler<Name extends PushEvent> = (message: EventOf<Name>) => void;

let connection: Promise<LiveConnection | null> | undefined;
let standing: LiveConnection | undefined;

/** The push library loads when something is listened to, with the first input or 6 s after load. */
function connect(): Promise<LiveConnection | null> {
  connection ??= whenLate()
    .then(() => import("./live-connection"))
    .then(({ openConnection }) => {
      standing = openConnection(pageConfig().push);
      return standing;
    })
    .catch(() => {
      connection = undefined;
      return null;
    });
  return connection;
}

/** Listens once the connection stands; the returned function ends it, at any time. */
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
  /** `channel`: `private-<uuid>` of the member, or `round-<betId>`. Messages arrive in domain values. */
  on: <Name extends PushEvent>(channel: string, event: Name, handler: Handler<Name>): (() => void) =>
    listen((open) => open.on(channel, event, handler)),
  /** Called each time the connection stands and its channels are heard, first or again: what is shown may be old. */
  onReconnect: (handler: () => void): (() => void) => listen((open) => open.onReconnect(handler)),
  /** Says something on a channel that is listened to, at once or never; false where nothing was sent. */
  say: (channel: string, event: typeof WITNESS_EVENT, data: object): boolean =>
    standing?.say(channel, event, data) ?? false,
};
