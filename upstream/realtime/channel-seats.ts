/** The seats of one push socket: one for each private channel and each session that was let in there. */
import type { ListeningSession } from "./channel-signature";
import { pushCodes } from "./push-protocol";
import type { Seats } from "./seats";

export interface ChannelSeats {
  /**
   * Listens on a channel by a session's leave. The seats of other sessions stay as they are.
   * @returns false where that session or its token is over: the socket is closed, and nothing may be joined
   */
  take(channel: string, session: ListeningSession): boolean;
  /** The channel was left: its seats end nothing any more. */
  giveUp(channel: string): void;
}

/**
 * @param close ends the socket, when the first of its sessions or their tokens is over. Where another session
 *   listens on it, too, the client is told to come again and asks anew for what it may still hear.
 */
export function createChannelSeats(seats: Seats, close: (code: number) => void): ChannelSeats {
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
      // The same session with a newer token: its older end counts no more.
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
