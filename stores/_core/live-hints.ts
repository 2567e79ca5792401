import { pageConfig } from "@/lib/client/page/page-config";
import { memberChannel, type PushEvent } from "@/lib/contract/channels";
import type { EventOf } from "@/lib/contract/events";
import type { ShelfSession } from "./registry";

/**
 * Hears one kind of event on the member's own channel, and every reconnect, until the returned function
 * is called. The realtime code loads behind this call, never with the page. A guest hears nothing.
 */
export function hearLive<Name extends PushEvent>(
  session: ShelfSession | null,
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
      // Code that does not come is a page without live news, and no failure of it.
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    for (const end of ends) end();
    ends = [];
  };
}
