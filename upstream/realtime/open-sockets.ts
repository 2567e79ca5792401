/** Push and presence sockets of one process, what the bus tells them, and the publisher of the outbox. */
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { MINUTE_MS } from "@/lib/domain/time/time";
import type { Shared } from "../bus/open-bus";
import { createWorker } from "../clock/worker";
import type { Dependencies } from "../http/services";
import { webServerCheck } from "../http/web-server";
import { createCcu } from "./ccu";
import { foreignPages } from "./foreign-pages";
import { createPublisher } from "./publisher";
import { addPushRest } from "./push-rest";
import { type ClientEvent, createPushServer } from "./push-server";
import { recheckSessions } from "./recheck-sessions";
import { createSessionSockets } from "./session-sockets";
import { addressOf } from "./socket-limit";

export interface Sockets {
  /** Push sockets that are open here. */
  open(): number;
  /** Publishes what is in the outbox; returns at once. */
  nudge(): void;
  /** From now on the outbox is looked at by a timer as well. */
  start(): void;
  /** Closes all sockets, at once or in slices. */
  close(inSlices: boolean): Promise<void>;
  /** Waits until every requested run of the publisher is over, and stops its timer. */
  idle(): Promise<void>;
}

/** Interval at which pages read again while this process hears nothing of the others. */
const OUTAGE_MS = MINUTE_MS / 2;

/** @param heard receives what pages say on the channels that they have joined */
export function openSockets(
  server: FastifyInstance,
  dependencies: Dependencies,
  { bus, presence }: Pick<Shared, "bus" | "presence">,
  heard: (event: ClientEvent) => void,
): Sockets {
  const { db, env, log, security } = dependencies;
  const seats = createSessionSockets();
  const isWebServer = webServerCheck(env.UPSTREAM_SECRET);
  // Where sockets come by proxies alone, a header of the web server's is the visitor's own invention.
  const isAlone = env.ROLE === "push" && env.TRUST_PROXY > 0 && !env.UPSTREAM_SECRET;
  const isBelieved = (request: IncomingMessage) => !isAlone && isWebServer(request);
  const visitorsAddress = (request: IncomingMessage) =>
    addressOf(request, isBelieved(request), env.TRUST_PROXY);
  const isForeignPage = foreignPages(env);
  const push = createPushServer(
    server.server,
    {
      key: env.PUSHER_KEY,
      secrets: env.PUSHER_SECRETS,
      addressOf: visitorsAddress,
      isForeign: (request) => !isWebServer(request) && isForeignPage(request.headers.origin),
      mostPerAddress: env.PUSH_SOCKETS_PER_ADDRESS,
      mostPerMember: env.PUSH_SOCKETS_PER_MEMBER,
      heard,
    },
    seats,
  );
  const ccu = createCcu(server.server, dependencies, seats, presence, visitorsAddress);
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
  const rechecks = createWorker({
    run: () => recheckSessions(db, seats),
    everyMs: MINUTE_MS,
    failed: (error) => log.error({ err: error }, "the sessions of open sockets were not looked at"),
  });
  const makeUp = () => {
    push.remind();
    rechecks.nudge();
  };
  bus.onGap(makeUp);
  let outages: NodeJS.Timeout | undefined;
  return {
    open: push.connections,
    nudge: publisher.nudge,
    start() {
      // With jobs in the same process each of their ticks asks for a run.
      if (env.ROLE !== "all") publisher.start();
      rechecks.start();
      // While news of other processes does not come, pages look by themselves.
      if (bus.isShared) outages = setInterval(() => bus.isConnected() || makeUp(), OUTAGE_MS);
    },
    async close(inSlices) {
      clearInterval(outages);
      await push.close(inSlices);
      await ccu.close();
      seats.close();
    },
    async idle() {
      await rechecks.stop();
      await publisher.idle();
    },
  };
}
