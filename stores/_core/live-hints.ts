import { pageConfig } from "@/lib/client/page/page-config";
import { memberChannel, type PushEvent } from "@/lib/contract/channels";
import type { EventOf } from "@/lib/contract/events";
import type { InitialSession } from "./registry";

/**
 * Subscribes to one kind of event on the member's own channel, and to every reconnect, until the returned
 * function is called. The realtime code is loaded on this call, not with the page. Does nothing for a guest.
 */
export function hearLive<Name extends PushEvent>(
  session: InitialSession | null,
  event: Name,
  heard: (message: EventOf<Name>) => void,
  reconnected: () => void,
): () => void {
  let ends: (() => void)[] = [];
  let isOver = !session;
  void import("@/lib/client/realtime/live").then(
    ({ live }) => {
      if (isOver || !session) return;
      const channel = memberChannel(session.uuid, pageConfig().push.isPrivate);
      ends = [live.on(channel, event, heard), live.onReconnect(reconnected)];
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
