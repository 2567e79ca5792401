import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildWhenStale } from "@/tools/site/build.mjs";
import { findFreePort } from "@/tools/site/ports.mjs";

const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "launcher-"));
const started: ChildProcess[] = [];

beforeAll(() => buildWhenStale(), 600_000);
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  // Children of a killed launcher need a moment to notice.
  await Promise.all(started.map((child) => child.exitCode ?? child.signalCode ?? once(child, "close")));
  rmSync(folder, { recursive: true, force: true });
});

describe("a start that cannot be", () => {
  test("names the busy port in one line", async () => {
    const other = createServer().listen(0);
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    const site = await launcher("busy", { PORT: String(port) });
    expect(await site.end).toBe(1);
    expect(site.output()).toBe(
      `Port ${port} is in use; stop what listens there or set PORT to another port.\n`,
    );
    other.close();
  });

  test("names the port of the upstream too", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    const site = await launcher("busy", { UPSTREAM_PORT: String(port) });
    expect(await site.end).toBe(1);
    expect(site.output()).toMatch(new RegExp(`^Port ${port} is in use; .* UPSTREAM_PORT .*\n$`));
    other.close();
  });

  test("says that the data directory is a file", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    const site = await launcher("file", {});
    expect(await site.end).toBe(1);
    expect(site.output()).toBe(`DATA_DIR ${file} is a file, not a folder.\n`);
  });

  test("says that the data directory cannot be made", async () => {
    const site = await launcher("x", { DATA_DIR: "/proc/nowhere" });
    expect(await site.end).toBe(1);
    expect(site.output()).toMatch(/^DATA_DIR \/proc\/nowhere cannot be written \(\w+\)\.\n$/);
  });

  test.each([
    ["PORT", "eighty", 'PORT is "eighty"; a port is a whole number from 1 to 65535.\n'],
    [
      "DATABASE_URL",
      "postgres://somewhere/db",
      "With DATABASE_URL set, the environment must also give TOKEN_SECRET, PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET, CSRF_SECRET.\n",
    ],
  ])("with %s=%s says what is wrong", async (name, value, line) => {
    const site = await launcher("x", { [name]: value });
    expect(await site.end).toBe(1);
    expect(site.output()).toBe(line);
  });

  test("shows the upstream's own reason plainly", async () => {
    const site = await launcher("reason", { TOKEN_SECRET: "short" });
    expect(await site.end).toBe(1);
    expect(site.output()).toMatch(/^The upstream did not start: .*TOKEN_SECRET.*\n$/);
  });
});

describe("a running site", () => {
  test("greets, refuses a second start on its data, and leaves nothing behind after TERM", async () => {
    const site = await launcher("home", {});
    await site.ready();
    expect(site.output()).toContain(`Ready: http://localhost:${site.port}`);
    expect(site.output()).toMatch(/Member demo01, .* admin01 .* password of all: \w+-\w+-\d{4}\n/);
    expect(site.output()).toContain(`Operators' console: http://localhost:${site.port}/operator`);
    expect(site.output()).toContain("play credit");

    const second = await launcher("home", {});
    expect(await second.end).toBe(1);
    expect(second.output()).toBe(
      `DATA_DIR ${join(folder, "home")} is in use by process ${site.pid}; stop it or choose another DATA_DIR.\n`,
    );

    site.kill("SIGTERM");
    expect(await site.end).toBe(0);
    await nothingLeft(site);
  });

  test("starts again from a stopped state, and INT stops it", async () => {
    const site = await launcher("home", {});
    await site.ready();
    site.kill("SIGINT");
    expect(await site.end).toBe(0);
    await nothingLeft(site);
  });

  test("ends with its launcher even when that is killed, and its data can be used again at once", async () => {
    const site = await launcher("home", {});
    await site.ready();
    site.kill("SIGKILL");
    await site.end;
    await nothingLeft(site);

    const next = await launcher("home", {});
    await next.ready();
    next.kill("SIGTERM");
    expect(await next.end).toBe(0);
  });

  test("a TERM while it is starting leaves nothing either", async () => {
    const site = await launcher("early", {});
    await expect.poll(() => isOpen(site.upstreamPort), { timeout: 240_000, interval: 50 }).toBe(true);
    site.kill("SIGTERM");
    expect(await site.end).toBe(0);
    await nothingLeft(site);
  });
});

async function launcher(dataDir: string, env: Record<string, string>) {
  const [port, upstreamPort] = [await findFreePort(), await findFreePort()];
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: {
      NODE_ENV: "test",
      PATH: process.env.PATH ?? "",
      HOME: process.env.HOME ?? "",
      PORT: String(port),
      UPSTREAM_PORT: String(upstreamPort),
      DATA_DIR: join(folder, dataDir),
      LOG_LEVEL: "warn",
      FRAME_PARTNERS: "https://partner.example",
      ...env,
    },
  });
  started.push(child);
  let text = "";
  let tellReady: () => void;
  const ready = new Promise<void>((done) => {
    tellReady = done;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      text += chunk;
      if (text.includes("play credit")) tellReady();
    });
  }
  const end = once(child, "close").then(([code]) => code as number | null);
  const failed = end.then((code) => {
    throw new Error(`the launcher ended with ${code}: ${text}`);
  });
  failed.catch(() => undefined);
  return {
    port,
    upstreamPort,
    pid: child.pid,
    end,
    ready: () => Promise.race([ready, failed]),
    output: () => text,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}

/** Both ports refuse connections only when the processes that held them have exited. */
async function nothingLeft({ port, upstreamPort }: { port: number; upstreamPort: number }) {
  const open = async () => [await isOpen(port), await isOpen(upstreamPort)];
  await expect.poll(open, { timeout: 240_000, interval: 100 }).toEqual([false, false]);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
}
