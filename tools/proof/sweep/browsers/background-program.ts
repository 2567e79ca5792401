import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

const startMs = 30_000;
const pauseMs = 100;

export interface BackgroundProgram {
  /** The line of output that said the program is ready; "" for one that was awaited by its port. */
  readyLine: string;
  stop(): Promise<void>;
}

interface ProgramOptions {
  env?: Record<string, string>;
  /** Ready when it prints such a line, or when this port answers. */
  isReady?: (line: string) => boolean;
  port?: number;
}

/** Starts a program and waits until it is ready. @throws Error when it ends before, or after 30 s */
export async function startProgram(
  command: string,
  args: string[],
  { env = {}, isReady, port }: ProgramOptions,
): Promise<BackgroundProgram> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  const stop = async () => {
    child.kill();
    await ended.catch(() => undefined);
  };
  const readyLine = new Promise<string>((done) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => isReady?.(line) && done(line));
    if (port) void answers(port).then((is) => is && done(""));
  });
  const tooLate = wait(startMs, null, { ref: false });
  const line = await Promise.race([readyLine, tooLate, ended.then(() => null)]);
  if (line !== null) return { readyLine: line, stop };
  await stop();
  throw new Error(`${command} did not start`);
}

async function answers(port: number): Promise<boolean> {
  for (let spentMs = 0; spentMs < startMs; spentMs += pauseMs) {
    if (await isOpen(port)) return true;
    await wait(pauseMs, null, { ref: false });
  }
  return false;
}

const isOpen = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      done(true);
    });
    socket.on("error", () => done(false));
  });
