import { setTimeout as wait } from "node:timers/promises";
import Pusher from "pusher";
import { io } from "socket.io-client";
import { WebSocket } from "ws";
import { listen } from "../../sweep/soak/push.mjs";
import type { Cluster } from "../cluster";
import { createMember, dataOf, type Member } from "../members";
import type { Row } from "../row";
import { timeLimit } from "../time-limit";

const SLIPS = 40;
const CLOSED_MS = timeLimit(1_000);
const HEARD_MS = 10_000;

/** What happens anywhere is heard at every push process, and a logout ends every socket wherever it is. */
export const pushEverywhere: Row = {
  name: "B",
  shows: "a member's sockets at both push processes; logout; the push server's REST",
  on: "site",
  async run(cluster) {
    const { site, secrets, edge } = cluster;
    const member = await createMember(cluster);
    const heard: string[][] = [];
    const sockets = await Promise.all(
      site.pushes.map(({ origin }, at) => {
        heard[at] = [];
        const onEvent = (name: string) => void heard[at]?.push(name);
        return listen({
          page: edge.origin,
          origin,
          key: secrets.PUSHER_KEY,
          visitor: member.visitor,
          uuid: member.uuid,
          onEvent,
        });
      }),
    );
    const pages = await Promise.all(site.pushes.map(({ origin }) => presenceSocket(origin, member)));

    for (let slip = 0; slip < SLIPS; slip++) {
      const body = await member.rounds.anySlip();
      await dataOf(member.visitor, "/poy-api/poys.create", body);
    }
    const countOf = (events: string[] | undefined) =>
      events?.filter((name) => name === "money-update").length ?? 0;
    await until(() => heard.every((events) => countOf(events) >= SLIPS), HEARD_MS);
    const counts = heard.map(countOf);

    const posted = await heardByRest(cluster);

    await dataOf(member.visitor, "/api/users.logout", {});
    const startMs = performance.now();
    const isOver = () => sockets.every((each) => !each.isOpen()) && pages.every((each) => !each.connected);
    await until(isOver, HEARD_MS);
    const closedMs = performance.now() - startMs;
    const open =
      sockets.filter((each) => each.isOpen()).length + pages.filter((each) => each.connected).length;
    for (const each of sockets) each.close();
    for (const each of pages) each.close();
    await member.leave();
    return [
      {
        what: `of ${SLIPS} slips heard at each push process`,
        seen: counts.join(" and "),
        must: `${SLIPS} and ${SLIPS}`,
        holds: counts.every((count) => count === SLIPS),
      },
      {
        what: "push processes that an event posted at one of them reaches",
        seen: `${posted} of ${site.pushes.length}`,
        must: "all",
        holds: posted === site.pushes.length,
      },
      {
        what: "sockets (push and presence) at every node after a logout",
        seen: `${open} open after ${closedMs.toFixed(0)} ms`,
        must: `0 within ${CLOSED_MS} ms`,
        holds: open === 0 && closedMs <= CLOSED_MS,
      },
    ];
  },
};

/** The socket by which a member counts as online; resolves once it is open. */
export async function presenceSocket(origin: string, { token }: Pick<Member, "token">) {
  const socket = io(origin, {
    path: "/ccu",
    query: { token },
    transports: ["websocket"],
    reconnection: false,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  return socket;
}

/** Posts an event by the official SDK at the first push process; returns how many processes sent it on. */
async function heardByRest({ site, secrets }: Cluster): Promise<number> {
  const [first] = site.pushes;
  if (!first) return 0;
  const channel = "trial-of-rest";
  let reached = 0;
  const sockets = await Promise.all(
    site.pushes.map(async ({ port }) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${secrets.PUSHER_KEY}?protocol=7`);
      await new Promise<void>((resolve, reject) => {
        socket.on("error", reject);
        socket.on("message", (raw) => {
          const { event } = JSON.parse(String(raw)) as { event: string };
          if (event === "pusher:connection_established")
            socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel } }));
          if (event === "pusher_internal:subscription_succeeded") resolve();
          if (event === "posted") reached += 1;
        });
      });
      return socket;
    }),
  );
  const sdk = new Pusher({
    appId: secrets.PUSHER_APP_ID,
    key: secrets.PUSHER_KEY,
    secret: secrets.PUSHER_SECRET,
    host: "127.0.0.1",
    port: String(first.port),
    useTLS: false,
  });
  await sdk.trigger(channel, "posted", { at: "one" });
  await until(() => reached === sockets.length, HEARD_MS);
  for (const socket of sockets) socket.terminate();
  return reached;
}

/** Waits for a fact, at most so long; whether it came is read from the fact itself. */
export async function until(isSo: () => boolean, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!isSo() && Date.now() < deadline) await wait(10);
}
