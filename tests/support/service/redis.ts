import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../../tools/site/ports.mjs";

/** A Redis of one test file's own, on a random port of this machine, which keeps nothing. */
export interface TestRedis {
  url: string;
  /** Kills it, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const isInstalled = spawnSync("redis-server", ["--version"]).status === 0;
if (!isInstalled && process.env.REQUIRE_REDIS === "1")
  throw new Error("REQUIRE_REDIS=1, and there is no redis-server: apt-get install redis-server");

/** For `describe.skipIf`: why nothing is tested here; false where a server is installed. */
export const withoutRedis: string | false = isInstalled ? false : "redis-server is not installed";

export async function startRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), "redis-"));
  const port = await findFreePort();
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const args = [
      "--port",
      String(port),
      "--bind",
      "127.0.0.1",
      "--save",
      "",
      "--appendonly",
      "no",
      "--dir",
      folder,
    ];
    server = spawn("redis-server", args, { stdio: "ignore" });
    while (!(await answers(port))) {
      if (server.exitCode !== null) throw new Error(`redis-server ended with ${server.exitCode}`);
    }
  }
  async function kill(): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  }
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** True once it answers PING. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    socket.once("data", (data) => {
      socket.destroy();
      resolve(String(data).startsWith("+PONG"));
    });
    socket.once("error", () => setTimeout(resolve, 20, false));
  });
}
