import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { GET as ready } from "@/app/ready/route";
import { drainConnections, isDraining, watchConnections } from "@/lib/server/gate/drain";

let server: Server;
let port: number;
let release: (() => void) | undefined;

beforeAll(watchConnections);
beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === "/slow") release = () => response.end("done");
    else response.end("quick");
  });
  // A page's socket, as the proxy keeps it open.
  server.on("upgrade", (_request, socket) => socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterEach(() => void server.closeAllConnections());

test("a draining server closes the sockets of pages, finishes its requests, and is closed to new ones", async () => {
  expect(ready().status).toBe(200);
  const page = connect(port, "127.0.0.1");
  page.write("GET /app HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n");
  await once(page, "data");
  const slow = fetch(`http://127.0.0.1:${port}/slow`);
  while (!release) await new Promise((later) => setImmediate(later));
  const gone = once(page, "close");
  const end = drainConnections(0);
  expect([isDraining(), ready().status]).toEqual([true, 503]);
  await gone;
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  let isOver = false;
  const ended = end.then(() => {
    isOver = true;
  });
  expect(isOver).toBe(false);
  release();
  expect(await (await slow).text()).toBe("done");
  await ended;
});
