import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { inRoot } from "../../../site/root.mjs";

/** A program that runs until it is stopped, as a service manager would run it. */
export interface Program {
  readonly name: string;
  readonly logFile: string;
  pid(): number;
  isRunning(): boolean;
  /** Starts it where it does not run; resolves once it answers. */
  start(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** kill -9, and resolves once it is gone. */
  kill(): Promise<void>;
  /** TERM, after so long KILL. Returns how long it took, ms, and whether it ended by itself. */
  stop(graceMs?: number): Promise<{ ms: number; byItself: boolean }>;
  /** The last lines it wrote. */
  lastWords(): string;
}

export interface ProgramParts {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string | undefined>;
  /** By default the project's folder. */
  cwd?: string;
  logFile: string;
  /** Programs that refuse to run as root run as this user. */
  user?: string;
  /** Throws while the program does not answer yet. */
  answers: () => Promise<void>;
}

const START_MS = 60_000;
const isRoot = process.getuid?.() === 0;

/**
 * Its process is killed with this one, however this one ends: `setpriv` passes its own place on to the program, so that
 * the process id is the program's.
 */
export function createProgram(parts: ProgramParts): Program {
  const { name, command, args, logFile, user, answers } = parts;
  let child: ChildProcess | undefined;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const asUser = user && isRoot ? [`--reuid=${user}`, `--regid=${user}`, "--clear-groups"] : [];
  const lastWords = () => readFileSync(logFile, "utf8").split("\n").slice(-15).join("\n");

  async function start(): Promise<void> {
    if (isRunning()) return;
    const log = openSync(logFile, "a", 0o666);
    child = spawn("setpriv", [...asUser, "--pdeathsig=KILL", command, ...args], {
      cwd: parts.cwd ?? inRoot(),
      // A group of its own: what a terminal interrupts is this script alone, which then stops the others in order.
      detached: true,
      env: { ...process.env, ...parts.env },
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    const deadline = Date.now() + START_MS;
    for (;;) {
      try {
        await answers();
        return;
      } catch (error) {
        if (!isRunning()) throw new Error(`${name} ended at its start: ${lastWords()}`);
        if (Date.now() > deadline) throw new Error(`${name} does not answer (${error}): ${lastWords()}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  async function gone(): Promise<void> {
    if (child && isRunning()) await once(child, "exit");
  }

  return {
    name,
    logFile,
    pid: () => child?.pid ?? 0,
    isRunning,
    start,
    signal: (signal) => void child?.kill(signal),
    async kill() {
      child?.kill("SIGKILL");
      await gone();
    },
    async stop(graceMs = 30_000) {
      const startMs = performance.now();
      let byItself = true;
      const patience = setTimeout(() => {
        byItself = false;
        child?.kill("SIGKILL");
      }, graceMs);
      child?.kill("SIGTERM");
      await gone();
      clearTimeout(patience);
      return { ms: performance.now() - startMs, byItself };
    },
    lastWords,
  };
}

/** Runs a program to its end as the user; its output is in the error when it fails. */
export function runAs(
  user: string,
  command: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): string {
  const asUser = isRoot ? [`--reuid=${user}`, `--regid=${user}`, "--clear-groups"] : [];
  return execFileSync("setpriv", [...asUser, command, ...args], {
    encoding: "utf8",
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Gives a file or folder to the user whom a program runs as. */
export function giveTo(user: string, path: string): void {
  if (isRoot) execFileSync("chown", ["-R", user, path]);
}
