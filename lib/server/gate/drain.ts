/**
 * Stops a web server so that nothing under way is lost: it reports not to be ready, serves on for a while, closes its
 * listener and its sockets, finishes its requests and ends. The framework's own end would wait for open sockets for ever.
 */
import { subscribe } from "node:diagnostics_channel";
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { perProcess } from "@/lib/server/config/per-process";

interface Drain {
  isDraining: boolean;
  /** Open connections, and of them those whose request is not answered yet. */
  sockets: Set<Socket>;
  busy: Map<Socket, number>;
}

/** Time for requests under way after the listener is closed, ms; no call takes longer than a few seconds. */
const FINISH_MS = 5_000;
/** Sockets are closed in slices, so that their pages do not all connect to the others at once. */
const SLICE = { size: 200, everyMs: 100 };
const LOOK_MS = 20;

const drain = () =>
  perProcess<Drain>("drain", () => ({ isDraining: false, sockets: new Set(), busy: new Map() }));

/** True from the request to stop on. */
export const isDraining = (): boolean => drain().isDraining;

/** Counts connections and their requests from now on. */
export function watchConnections(): void {
  const { sockets, busy } = drain();
  subscribe("net.server.socket", (message) => {
    const { socket } = message as { socket: Socket };
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  subscribe("http.server.request.start", (message) => {
    const { socket, response } = message as { socket: Socket; response: ServerResponse };
    busy.set(socket, (busy.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const left = (busy.get(socket) ?? 1) - 1;
      if (left > 0) busy.set(socket, left);
      else busy.delete(socket);
    });
  });
}

/**
 * Resolves when the process may end, at the latest a few seconds after `drainMs`.
 * @param drainMs how long it serves on; 0 also closes all sockets at once
 */
export async function drainConnections(drainMs: number): Promise<void> {
  const { sockets, busy } = drain();
  drain().isDraining = true;
  await wait(drainMs);
  const servers = new Set([...sockets].map((socket) => (socket as Socket & { server?: Server }).server));
  for (const server of servers) server?.close();
  const untilMs = Date.now() + FINISH_MS;
  // What is neither busy nor closed with the listener is a socket that a page keeps open.
  const open = [...sockets].filter((socket) => !busy.has(socket));
  for (let at = 0; at < open.length; at += SLICE.size) {
    for (const socket of open.slice(at, at + SLICE.size)) socket.destroy();
    if (Date.now() >= untilMs) return;
    if (drainMs > 0 && at + SLICE.size < open.length) await wait(SLICE.everyMs);
  }
  while (busy.size > 0 && Date.now() < untilMs) await wait(LOOK_MS);
}

/** Drains and ends this process at the first TERM or INT; the launcher has told the framework to leave them alone. */
export function endOnSignals(drainMs: number): void {
  if (process.env.NEXT_MANUAL_SIG_HANDLE !== "1") return;
  watchConnections();
  const end = async () => {
    if (isDraining()) return;
    await drainConnections(drainMs);
    process.exit(0);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}
