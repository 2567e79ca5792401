/**
 * `/ccu`: the count of members online. A page keeps one Socket.IO socket open with its member's token in the
 * query; no messages are sent over it. Each member counts once, however many pages they have open.
 */
import type { Server as HttpServer, IncomingMessage } from "node:http";
import { Server } from "socket.io";
import type { Presence } from "../bus/presence";
import { isLive } from "../http/caller";
import type { Dependencies } from "../http/services";
import type { SessionSockets } from "./session-sockets";
import { createSocketLimit } from "./socket-limit";

export interface Ccu {
  close(): Promise<void>;
}

/** Maximum sockets per member and process; further ones are refused, because the count does not need them. */
const MOST_OF_ONE = 20;
const MOST_MESSAGE_BYTES = 1_000;
/** A page that was refused, or does not name its member, is closed after so long; on a poor network that takes some. */
const NAMELESS_MS = 15_000;

/** @param addressOf the visitor's address, or "" for a server, which is not counted */
export function createCcu(
  http: HttpServer,
  { db, env, tokens, log }: Dependencies,
  seats: SessionSockets,
  presence: Presence,
  addressOf: (request: IncomingMessage) => string,
): Ccu {
  const pagesOf = new Map<string, number>();
  // A page that names no member keeps its socket for a while, and so could many.
  const limit = createSocketLimit(env.PUSH_SOCKETS_PER_ADDRESS);
  const io = new Server(http, {
    path: "/ccu",
    addTrailingSlash: false,
    // The push server on the same port closes upgrades that no server handles.
    destroyUpgrade: false,
    serveClient: false,
    transports: ["websocket"],
    maxHttpBufferSize: MOST_MESSAGE_BYTES,
    connectTimeout: NAMELESS_MS,
    allowRequest: (request, answer) => answer(null, limit.take(addressOf(request), request.socket)),
  });

  io.use(async (socket, next) => {
    try {
      const { token } = socket.handshake.query;
      const claims = typeof token === "string" ? await tokens.verify(token) : null;
      // Operators do not count as members online, nor do their views of members.
      if (!claims || claims.role || claims.viewOnly || !(await isLive(db, claims)))
        return next(new Error("unauthorized"));
      if ((pagesOf.get(claims.uuid) ?? 0) >= MOST_OF_ONE) return next(new Error("too-many"));
      socket.data = claims;
      next();
    } catch (error) {
      log.error({ err: error }, "a page was not counted");
      next(new Error("internal-error"));
    }
  });

  io.on("connection", (socket) => {
    const { uuid, sid, exp } = socket.data;
    pagesOf.set(uuid, (pagesOf.get(uuid) ?? 0) + 1);
    presence.come(uuid, socket.id);
    let giveUpSeat: (() => void) | undefined;
    // Registered before `seats.take`: if the session has just ended, that call closes the socket at once.
    socket.on("disconnect", () => {
      giveUpSeat?.();
      presence.go(uuid, socket.id);
      const left = (pagesOf.get(uuid) ?? 1) - 1;
      if (left > 0) pagesOf.set(uuid, left);
      else pagesOf.delete(uuid);
    });
    giveUpSeat = seats.take(sid, exp * 1_000, () => socket.disconnect(true));
  });

  return {
    async close() {
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}
