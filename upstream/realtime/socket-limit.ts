import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { addressBlock } from "@/lib/domain/address-block";

export interface SocketLimit {
  /** Counts a socket while it is open; false where it was refused with 429 and closed. */
  take(request: Pick<IncomingMessage, "headers">, socket: Duplex): boolean;
}

/** Address of a socket, as the web server reports it: a whole /64 of IPv6 as one; empty where it came by none. */
export function addressOf({ headers }: Pick<IncomingMessage, "headers">): string {
  const address = headers["x-client-ip"];
  return typeof address === "string" ? addressBlock(address) : "";
}

/**
 * Maximum sockets per address. Those that did not come by the web server belong to servers and are not counted.
 */
export function createSocketLimit(most = Number.POSITIVE_INFINITY): SocketLimit {
  const open = new Map<string, number>();
  return {
    take(request, socket) {
      const key = addressOf(request);
      if (key === "") return true;
      const count = open.get(key) ?? 0;
      if (count >= most) {
        socket.end("HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
        return false;
      }
      open.set(key, count + 1);
      socket.once("close", () => {
        const left = (open.get(key) ?? 1) - 1;
        if (left > 0) open.set(key, left);
        else open.delete(key);
      });
      return true;
    },
  };
}

/** Counts a socket's messages per second; true for each one above the maximum. */
export function createMessageLimit(most: number, now: () => number = () => performance.now()): () => boolean {
  let [sinceMs, count] = [now(), 0];
  return () => {
    if (now() - sinceMs >= 1_000) [sinceMs, count] = [now(), 0];
    count += 1;
    return count > most;
  };
}
