import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { vi } from "vitest";
import { type Calls, callsTo } from "../../../tools/testing/calls";
import type { TestDatabase } from "../database/database";
import { freePort } from "./free-port";
import { testEnv } from "./service";

export interface UpstreamProcess extends Calls {
  origin: string;
  pid: number;
  /** Ends it by a signal and waits for the exit; its exit code, null when it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Its last output, when it exited by itself; null while it runs or when it was stopped. */
  diedSaying(): string | null;
}

/**
 * The bundle that `npm start` runs, which starts in a third of the time of the sources. Built before the first
 * database test.
 */
const main = join(import.meta.dirname, "../../../.build/upstream.mjs");

/** The upstream as a process of its own, ready for calls. */
export async function startUpstream(
  database: TestDatabase,
  changes: Record<string, string> = {},
  timeoutMs = 180_000,
): Promise<UpstreamProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...testEnv(database), UPSTREAM_PORT: String(port), ...changes },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  child.stdout?.on("data", (chunk) => said.push(String(chunk)));
  child.stderr?.on("data", (chunk) => said.push(String(chunk)));
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) return;
      const { status } = await fetch(`${origin}/ready`);
      if (status !== 200) throw new Error(`the upstream is not ready: ${status}`);
    },
    { timeout: timeoutMs, interval: 50 },
  );
  if (child.exitCode !== null) throw new Error(`the upstream ended: ${said.join("")}`);
  let isEnded = false;
  return {
    ...callsTo(origin),
    origin,
    pid: child.pid ?? 0,
    end: (signal) => {
      isEnded = true;
      return end(child, signal);
    },
    diedSaying: () => {
      const isGone = child.exitCode !== null || child.signalCode !== null;
      return isGone && !isEnded ? said.join("").slice(-2_000) : null;
    },
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
  return child.exitCode;
}
