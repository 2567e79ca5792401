import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { followingEnv } from "./follow.mjs";
import { root } from "./root.mjs";

const rememberedLines = 40;

/**
 * Starts a server in a process group of its own. Its output is buffered until `release()`, so that a failed
 * start is reported in one line.
 * @param {string} name for messages
 * @param {string[]} args of this Node
 */
export function startChild(name, args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: followingEnv(env),
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let isReleased = false;
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (said) => {
      const line = withoutTokens(said);
      if (isReleased) process.stdout.write(`${line}\n`);
      else lines.push(line);
      if (lines.length > rememberedLines) lines.shift();
    });
  }
  const ended = new Promise((done) => {
    child.on("error", (error) => {
      lines.push(error.message);
      done(127);
    });
    // "close" is emitted after the last line of output, "exit" may be emitted before it.
    child.on("close", (code, signal) => done(signal ?? code));
  });
  return {
    name,
    pid: child.pid,
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    release: () => {
      isReleased = true;
    },
    lastWords: () => lastWords(lines),
    stop: (graceMs) => stopGroup(child, ended, graceMs),
  };
}

/** The web server logs addresses that it could not reach; that of `/ccu` contains a member's token. */
const withoutTokens = (line) => line.replace(/([?&]token=)[^&\s'"]+/g, "$1[hidden]");

async function stopGroup(child, ended, graceMs) {
  signalGroup(child.pid, "SIGTERM", child);
  const timer = setTimeout(() => signalGroup(child.pid, "SIGKILL"), graceMs);
  await ended;
  clearTimeout(timer);
  // Ends the rest of the process group.
  signalGroup(child.pid, "SIGKILL");
}

/** With `alone`, only the leader gets the signal; it ends its own children in order. */
function signalGroup(pid, signal, alone) {
  if (!pid) return;
  try {
    if (alone) alone.kill(signal);
    else process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH" && error.code !== "EPERM") throw error;
  }
}

/** One line with the reason: a fatal log's message, an error's, or the last line. */
function lastWords(lines) {
  for (const line of lines.toReversed()) {
    const log = parseLog(line);
    if (log?.level >= 50) return [log.msg, log.err?.message].filter(Boolean)[0] ?? line;
  }
  const thrown = lines.find((line) => /^\s*(\w*Error|Error \[\w+\]|⨯.*): ?\S/.test(line));
  return (thrown ?? lines.findLast((line) => line.trim()) ?? "it said nothing").trim();
}

function parseLog(line) {
  if (!line.startsWith("{")) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
