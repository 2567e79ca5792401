import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy between a service and its database that can hold, cut and restore the connection. */
export interface TcpProxy {
  /** The database's address through the proxy. */
  url: string;
  /** Holds all data; connections stay open. */
  freeze(): void;
  /** Closes every connection and refuses new ones. */
  cut(): void;
  /** Passes everything on again, held data first. */
  mend(): Promise<void>;
  close(): Promise<void>;
  /** Calls back once the service has sent so many more messages to its database; `Infinity` only counts. */
  onMessage(number: number, act: () => void): void;
  /** Messages of the service since the last `onMessage`. */
  messages(): number;
}

export async function tcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let messages = 0;
  let watch = { number: Number.POSITIVE_INFINITY, act: () => {} };
  const server = createServer((inward) => {
    const outward = connect(Number(target.port || 5432), target.hostname);
    inward.pipe(outward).pipe(inward);
    inward.on("data", () => {
      messages += 1;
      if (messages === watch.number) watch.act();
    });
    for (const [socket, other] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.once("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      if (isFrozen) socket.pause();
    }
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    cut,
    async mend() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(port);
    },
    async close() {
      cut();
    },
    onMessage(number, act) {
      messages = 0;
      watch = { number, act };
    },
    messages: () => messages,
  };
}
