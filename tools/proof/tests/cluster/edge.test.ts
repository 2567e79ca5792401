/** The edges of `deploy/` with traffic: what they pass on, and how much of one address. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { findFreePort } from "../../../site/ports.mjs";
import { inRoot } from "../../../site/root.mjs";
import { edgeConfig } from "../../cluster/engines/haproxy";

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "edge-"));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A fortieth of what is deployed: a busy machine sends too slowly to reach more. */
const smaller = [
  [/http_req_rate gt 1000/, "http_req_rate gt 25"],
  [/rate=100r\/s/, "rate=1r/s"],
  [/burst=900/, "burst=25"],
] as const;

function text(...parts: string[]): string {
  const deployed = readFileSync(inRoot("deploy", ...parts), "utf8");
  const limits = smaller.filter(([from]) => from.test(deployed));
  if (limits.length === 0) throw new Error(`${parts.join("/")} has no limit of an address`);
  return limits.reduce((config, [from, to]) => config.replace(from, to), deployed);
}

/** Left out by name where the program is not installed; REQUIRE_DEPLOY=1 makes that a failure. */
function needs(program: string, name: string, body: () => Promise<void>): void {
  const isThere = existsSync(program) || process.env.REQUIRE_DEPLOY === "1";
  if (!isThere) process.stdout.write(`edge: ${program} is not installed, "${name}" is left out\n`);
  (isThere ? test : test.skip)(name, body);
}

describe("the edge of deploy/", () => {
  needs(
    "/usr/sbin/haproxy",
    "haproxy passes push its own paths alone, and one address no more than its share",
    async () => {
      const own = {
        origin: await findFreePort(),
        sockets: await findFreePort(),
        inner: await findFreePort(),
        eyes: await findFreePort(),
      };
      await withEcho(async (port) => {
        const file = join(home, "edge.cfg");
        const targets = { webs: [port, port], calls: [port, port], pushes: [port, port] };
        writeFileSync(file, edgeConfig(text("haproxy", "haproxy.cfg"), home, own, targets));
        await whileRunning("/usr/sbin/haproxy", ["-db", "-f", file], own.origin, async () => {
          await expectEdge(`http://127.0.0.1:${own.origin}`, `http://127.0.0.1:${own.sockets}`);
        });
      });
    },
  );

  needs(
    "/usr/sbin/nginx",
    "nginx passes push its own paths alone, and one address no more than its share",
    async () => {
      const [site, sockets] = [await findFreePort(), await findFreePort()];
      await withEcho(async (port) => {
        const file = join(home, "edge-nginx.conf");
        const config = text("nginx", "nginx.conf")
          .replace(/ *ssl_.*\n/g, "")
          .replaceAll("/var/log/nginx", home)
          .replaceAll("/run/nginx.pid", join(home, "edge-nginx.pid"))
          .replace(/10\.0\.0\.\d+:\d+/g, `127.0.0.1:${port}`)
          .replace(/ *server \{\n *listen 80 [^}]*\}\n/, "")
          .replace("listen 443 ssl default_server", `listen 127.0.0.1:${site}`)
          .replace("listen 443 ssl", `listen 127.0.0.1:${sockets}`);
        // A worker of its own user could not write into this folder.
        writeFileSync(file, `daemon off;\nuser root;\n${config}`);
        await whileRunning("/usr/sbin/nginx", ["-c", file], site, async () => {
          await expectEdge(`http://127.0.0.1:${site}`, `http://127.0.0.1:${sockets}`);
        });
      });
    },
  );
});

/** A server that answers every path, in place of the site's processes. */
async function withEcho(use: (port: number) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => response.end(request.url));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  try {
    await use((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Requests of one address to an edge; what is inside its share passes, and a flood does not. */
async function expectEdge(site: string, sockets: string): Promise<void> {
  const ask = async (url: string) => {
    const answer = await fetch(url);
    await answer.body?.cancel();
    return answer.status;
  };
  await vi.waitFor(async () => expect(await ask(`${site}/main`)).toBe(200), 10_000);
  await vi.waitFor(async () => expect(await ask(`${sockets}/app/key`)).toBe(200), 10_000);
  expect(await ask(`${sockets}/apps/1/events`)).toBe(200);
  for (const path of ["/health", "/ready", "/", "/api/users.login", "/app", "/test/clock", "/openapi.json"])
    expect(await ask(sockets + path), path).toBe(404);
  const seen = await Promise.all(Array.from({ length: 100 }, () => ask(`${site}/main`)));
  expect(seen.filter((status) => status === 200).length).toBeLessThan(60);
  expect(new Set(seen)).toEqual(new Set([200, 429]));
}

/** Starts an edge, waits until it listens, uses it and stops it. @throws with what it wrote where it ends before */
async function whileRunning(
  command: string,
  args: readonly string[],
  port: number,
  use: () => Promise<void>,
): Promise<void> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => said.push(String(chunk)));
  try {
    await vi.waitFor(async () => {
      if (child.exitCode !== null) return;
      const socket = connect(port, "127.0.0.1");
      await once(socket, "connect").finally(() => socket.destroy());
    });
    expect(child.exitCode, said.join("")).toBeNull();
    await use();
  } finally {
    if (child.exitCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
  }
}
