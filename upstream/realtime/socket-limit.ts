import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Duplex } from "node:stream";
import { addressBlock } from "@/lib/kernel/address-block";

export interface SocketLimit {
  /** Counts a socket while it is open; false where it was refused with 429 and closed. */
  take(address: string, socket: Duplex): boolean;
}

type Request = Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } };

/**
 * The visitor's address of a socket, a whole /64 of IPv6 as one: as the web server reports it, else as the proxies
 * before this process do, else the other end's own. Empty for a caller on this machine that reports none.
 * @param isOfWebServer the request comes from the own web server
 * @param hops number of proxies that are trusted
 */
export function addressOf({ headers, socket }: Request, isOfWebServer: boolean, hops: number): string {
  const reported = headers["x-client-ip"];
  if (isOfWebServer && typeof reported === "string") return addressBlock(reported);
  const list = headers["x-forwarded-for"];
  const seen = hops > 0 && typeof list === "string" ? list.split(",") : [];
  const first = seen.at(-Math.min(hops, seen.length))?.trim() ?? "";
  if (isIP(first)) return addressBlock(first);
  return isOfWebServer ? "" : addressBlock((socket.remoteAddress ?? "").replace(/^::ffff:/, ""));
}

/**
 * Maximum sockets per address. Those without one belong to servers and are not counted.
 */
export function createSocketLimit(most = Number.POSITIVE_INFINITY): SocketLimit {
  const open = new Map<string, number>();
  return {
    take(key, socket) {
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
