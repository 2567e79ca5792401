/** Which open sockets hang on which session: they are closed with it, and with the token that opened them. */

export interface Seats {
  /**
   * Holds a place for a socket as long as its session and its token (ms since 1970) last.
   * @param close called once, at the end of either; at once where the session has just ended
   * @returns gives the place up
   */
  take(sid: string, untilMs: number, close: (why: SeatEnd) => void): () => void;
  /** The session is over: everything that hangs on it is closed. */
  end(sid: string): void;
  close(): void;
}

/** `expired`: the socket may come again with the token that its page has by now. */
export type SeatEnd = "ended" | "expired";

/** A socket let in by a check that was made just before the session's end comes later than its end. */
const REMEMBERED_MS = 60_000;

export function createSeats(): Seats {
  const bySession = new Map<string, Set<(why: SeatEnd) => void>>();
  const timers = new Set<NodeJS.Timeout>();
  const ended = new Map<string, number>();

  function forgetOld(nowMs: number): void {
    for (const [sid, atMs] of ended) {
      if (nowMs - atMs < REMEMBERED_MS) return;
      ended.delete(sid);
    }
  }

  return {
    take(sid, untilMs, close) {
      if (ended.has(sid)) {
        close("ended");
        return () => undefined;
      }
      const leave = (why: SeatEnd) => {
        giveUp();
        close(why);
      };
      const timer = setTimeout(() => leave("expired"), Math.max(0, untilMs - Date.now()));
      timer.unref();
      timers.add(timer);
      const seats = bySession.get(sid) ?? new Set();
      bySession.set(sid, seats.add(leave));
      function giveUp(): void {
        clearTimeout(timer);
        timers.delete(timer);
        seats.delete(leave);
        if (seats.size === 0 && bySession.get(sid) === seats) bySession.delete(sid);
      }
      return giveUp;
    },
    end(sid) {
      const nowMs = Date.now();
      forgetOld(nowMs);
      ended.set(sid, nowMs);
      for (const leave of [...(bySession.get(sid) ?? [])]) leave("ended");
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
