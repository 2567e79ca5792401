/** A production web server in front of any upstream, with all that it writes. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { followingEnv } from "../site/follow.mjs";
import { waitForHealth } from "../site/health.mjs";
import { findFreePort } from "../site/ports.mjs";
import { inRoot, root } from "../site/root.mjs";

export interface WebWithLog {
  origin: string;
  /** Each line of its output, from the start. */
  lines: readonly string[];
  stop(): Promise<void>;
}

/** Settings of a site in use: such a one would be asked here. */
const foreign = [
  "DATABASE_URL",
  "SITE_ORIGIN",
  "SITE_HOSTS",
  "TRUST_PROXY",
  "REDIS_URL",
  "ROLE",
  "UPSTREAM_URL",
];

/** @param env names the upstream; `next build` has run */
export async function startWebWithLog(env: Readonly<Record<string, string>>): Promise<WebWithLog> {
  const port = await findFreePort();
  const unset = Object.fromEntries(foreign.map((name) => [name, ""]));
  const child = spawn(
    process.execPath,
    [inRoot("node_modules/next/dist/bin/next"), "start", "-p", String(port)],
    {
      cwd: root,
      env: followingEnv({ ...process.env, ...unset, NODE_ENV: "production", LOG_LEVEL: "warn", ...env }),
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => lines.push(line));
  const ended = once(child, "close").then(([code]) => code);
  const origin = `http://127.0.0.1:${port}`;
  const watched = { name: "web server", ended, lastWords: () => lines.slice(-3).join(" ") };
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  try {
    await waitForHealth(watched, `${origin}/maintenance`, (status: number) => status < 500, 120_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, lines, stop };
}
