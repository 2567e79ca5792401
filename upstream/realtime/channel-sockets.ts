/** The subscriptions of one push socket to private channels, each with the session that authorised it. */
import type { ListeningSession } from "./channel-signature";
import { pushCodes } from "./push-protocol";
import type { SessionSockets } from "./session-sockets";

export interface ChannelSockets {
  /**
   * Registers a channel under the session that authorised it. Registrations of other sessions are unaffected.
   * @returns false where that session or its token is over: the socket is closed, and the channel must not be
   * joined
   */
  take(channel: string, session: ListeningSession): boolean;
  /** Unregisters a channel that was left. */
  giveUp(channel: string): void;
}

/**
 * @param close closes the socket when the first of its sessions or their tokens ends. If the socket also has
 * channels of another session, the client is told to reconnect and to authorise its channels again.
 */
export function createChannelSockets(seats: SessionSockets, close: (code: number) => void): ChannelSockets {
  const byChannel = new Map<string, Map<string, () => void>>();

  const hasOthers = (sid: string) =>
    [...byChannel.values()].some((sessions) => [...sessions.keys()].some((other) => other !== sid));

  return {
    take(channel, { sid, untilMs }) {
      let isOver = false;
      const giveUp = seats.take(sid, untilMs, (why) => {
        isOver = true;
        close(why === "ended" && !hasOthers(sid) ? pushCodes.unauthorized : pushCodes.comeAgain);
      });
      if (isOver) return false;
      const sessions = byChannel.get(channel) ?? new Map<string, () => void>();
      // The same session with a newer token: the older expiry no longer counts.
      sessions.get(sid)?.();
      byChannel.set(channel, sessions.set(sid, giveUp));
      return true;
    },
    giveUp(channel) {
      for (const giveUp of byChannel.get(channel)?.values() ?? []) giveUp();
      byChannel.delete(channel);
    },
  };
}
