/** Open sockets by session: they are closed when the session ends or the token that opened them expires. */

export interface SessionSockets {
  /**
   * Registers a socket until its session or its token (ms since 1970) ends.
   * @param close called once, at the end of either; at once where the session has just ended
   * @returns unregisters it
   */
  take(sid: string, untilMs: number, close: (why: SocketEnd) => void): () => void;
  /** Sessions that have open sockets here. */
  sids(): string[];
  /** The session has ended: closes all its sockets. */
  end(sid: string): void;
  close(): void;
}

/** `expired`: the socket may reconnect with the page's current token. */
type SocketEnd = "ended" | "expired";

/**
 * How long ended sessions are remembered: a socket that was authorised just before the end may register after it.
 */
const REMEMBERED_MS = 60_000;

export function createSessionSockets(): SessionSockets {
  const bySession = new Map<string, Set<(why: SocketEnd) => void>>();
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
      const leave = (why: SocketEnd) => {
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
    sids: () => [...bySession.keys()],
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
