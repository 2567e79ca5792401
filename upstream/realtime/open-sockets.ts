/** Push and presence sockets of one process, what the bus tells them, and the publisher of the outbox. */
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Bus } from "../bus/bus";
import type { Dependencies, Sockets as Online } from "../http/services";
import { webServerCheck } from "../http/web-server";
import { createCcu } from "./ccu";
import { foreignPages } from "./foreign-pages";
import { createPublisher } from "./publisher";
import { addPushRest } from "./push-rest";
import { type ClientEvent, createPushServer } from "./push-server";
import { createSessionSockets } from "./session-sockets";
import { addressOf } from "./socket-limit";

export interface Sockets extends Online {
  /** Push sockets that are open here. */
  open(): number;
  /** Publishes what is in the outbox; returns at once. */
  nudge(): void;
  /** From now on the outbox is looked at by a timer as well. */
  start(): void;
  /** Closes all sockets. */
  close(): Promise<void>;
  /** Waits until every requested run of the publisher is over, and stops its timer. */
  idle(): Promise<void>;
}

/** @param heard receives what pages say on the channels that they have joined */
export function openSockets(
  server: FastifyInstance,
  dependencies: Dependencies,
  bus: Bus,
  heard: (event: ClientEvent) => void,
): Sockets {
  const { db, env, log, security } = dependencies;
  const seats = createSessionSockets();
  const isWebServer = webServerCheck(env.UPSTREAM_SECRET);
  // Where sockets come by proxies alone, a header of the web server's is the visitor's own invention.
  const isAlone = env.ROLE === "push" && env.TRUST_PROXY > 0 && !env.UPSTREAM_SECRET;
  const isBelieved = (request: IncomingMessage) => !isAlone && isWebServer(request);
  const isForeignPage = foreignPages(env);
  const push = createPushServer(
    server.server,
    {
      key: env.PUSHER_KEY,
      secret: env.PUSHER_SECRET,
      addressOf: (request) => addressOf(request, isBelieved(request), env.TRUST_PROXY),
      isForeign: (request) => !isWebServer(request) && isForeignPage(request.headers.origin),
      mostPerAddress: env.PUSH_SOCKETS_PER_ADDRESS,
      mostPerMember: env.PUSH_SOCKETS_PER_MEMBER,
      heard,
    },
    seats,
  );
  const ccu = createCcu(server.server, dependencies, seats);
  const publisher = createPublisher({ db, bus, log, security });
  addPushRest(server, env, {
    occupied: push.occupied,
    send: (channel, event, data, except) =>
      void bus.tell("events", [{ kind: "event", channel, event, data, except }]),
  });
  bus.on("events", (news) => {
    if (news.kind === "event") push.send(news.channel, news.event, news.data, news.except);
    if (news.kind === "session-ended") seats.end(news.sid);
  });
  return {
    online: ccu.online,
    open: push.connections,
    nudge: publisher.nudge,
    start() {
      // With jobs in the same process each of their ticks asks for a run.
      if (env.ROLE !== "all") publisher.start();
    },
    async close() {
      await Promise.all([push.close(), ccu.close()]);
      seats.close();
    },
    idle: publisher.idle,
  };
}
