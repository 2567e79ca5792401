/** Subscriptions of sockets by channel. */
import type { WebSocket } from "ws";

export interface PushChannels {
  join(channel: string, client: WebSocket): void;
  leave(channel: string, client: WebSocket): void;
  /** Number of subscribers of a channel. */
  listeners(channel: string): number;
  /** Number of subscribers of each channel that has any. */
  occupied(): ReadonlyMap<string, number>;
  /** Sends JSON text to all subscribers of a channel but one. */
  send(channel: string, event: string, data: string, except?: WebSocket): void;
}

/** A socket with more unsent bytes than this is closed; its client reconnects and reads what it missed. */
const MOST_UNREAD_BYTES = 1_000_000;

export function createPushChannels(): PushChannels {
  const channels = new Map<string, Set<WebSocket>>();
  return {
    join(channel, client) {
      const members = channels.get(channel) ?? new Set();
      channels.set(channel, members.add(client));
    },
    leave(channel, client) {
      const members = channels.get(channel);
      members?.delete(client);
      if (members?.size === 0) channels.delete(channel);
    },
    listeners: (channel) => channels.get(channel)?.size ?? 0,
    occupied: () => new Map([...channels].map(([name, members]) => [name, members.size])),
    send(channel, event, data, except) {
      const members = channels.get(channel);
      if (!members) return;
      // Serialised once for all subscribers.
      const frame = Buffer.from(JSON.stringify({ event, channel, data }));
      for (const client of members) {
        if (client === except) continue;
        if (client.bufferedAmount > MOST_UNREAD_BYTES) client.terminate();
        else client.send(frame, { binary: false });
      }
    },
  };
}
