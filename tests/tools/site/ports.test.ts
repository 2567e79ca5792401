import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { findFreePort, requireFreePort } from "@/tools/site/ports.mjs";

const range = "/proc/sys/net/ipv4/ip_local_port_range";

test("a free port can be listened on, and is none that the system gives away by itself", async () => {
  const port = await findFreePort();
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  server.close();
  const first = existsSync(range) ? Number(readFileSync(range, "utf8").split(/\s/)[0]) : 49_152;
  expect(port).toBeLessThan(first);
});

test("a port is given to one asker, however many ask at once", async () => {
  const ports = await Promise.all(Array.from({ length: 400 }, findFreePort));
  expect(new Set(ports).size).toBe(ports.length);
});

test("a port in use is refused by its name", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePort("PORT", port)).rejects.toThrow(`Port ${port} is in use`);
  server.close();
});
