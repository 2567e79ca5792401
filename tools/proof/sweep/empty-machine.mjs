import { createInterface } from "node:readline";
import { findFreePort } from "../../site/ports.mjs";
import { say } from "../../site/start-error.mjs";
import { createClient } from "../../site/upstream-client.mjs";
import { machineWith, makeRoot, whyNoRoot } from "./empty-root.mjs";

const majors = (process.env.EMPTY_NODES || "20 22 24").split(" ").map(Number);
/** README's promise for `npm test`, on a machine that does nothing else. */
const mostTestMinutes = 12;
const startMinutes = 15;
const keptLines = 40;

/**
 * `npm run sweep -- empty`: an empty Debian with only Node and the last commit of this project, where README's two
 * commands have to do what they promise; with each Node of EMPTY_NODES ("20 22 24"). EMPTY_TESTS=0 leaves `npm test` out.
 * @returns {Promise<number>} how many of the commands failed
 */
export async function sweepEmpty() {
  const why = whyNoRoot();
  if (why) {
    say(`empty: left out, ${why}`);
    return 0;
  }
  const empty = await makeRoot();
  let wrong = 0;
  try {
    for (const major of majors) {
      const machine = await machineWith(empty.folder, major);
      try {
        const tries = process.env.EMPTY_TESTS === "0" ? [starts] : [starts, tests];
        for (const attempt of tries) {
          const { text, isGood } = await attempt(machine);
          say(`empty, Node ${major}: ${text}`);
          if (!isGood) wrong += 1;
        }
      } finally {
        machine.remove();
      }
    }
    return wrong;
  } finally {
    empty.remove();
  }
}

/** `npm start`: prints an address and a login within a quarter of an hour, which a member can use; TERM ends it. */
async function starts(machine) {
  const begun = Date.now();
  const [port, upstreamPort] = [await findFreePort(), await findFreePort()];
  const child = endsWithUs(
    machine.run("npm start", { PORT: String(port), UPSTREAM_PORT: String(upstreamPort) }),
  );
  const output = linesOf(child);
  const password = await output.until(/password of all: (\S+)/, startMinutes * 60_000);
  const seconds = Math.round((Date.now() - begun) / 1_000);
  let page;
  let member;
  if (password) {
    page = (await fetch(`http://127.0.0.1:${port}/`)).status;
    const client = createClient(`http://127.0.0.1:${upstreamPort}`, 1);
    member = await client.grant("/api/users.login", { userName: "demo01", password }).catch(() => null);
    await client.close();
  }
  signal(child, "SIGTERM");
  const code = await output.ended;
  // npm ends by the signal that it has passed on, once the site has stopped.
  const isGood = page === 200 && Boolean(member) && (code === 0 || code === "SIGTERM");
  if (!isGood) for (const line of output.last()) say(`  ${line}`);
  const text = `npm start ${password ? `was ready after ${seconds} s` : "was not ready"}, its front page answered ${page ?? "nothing"}, demo01 ${member ? "came in" : "did not come in"}, it ended with ${code}`;
  return { text, isGood };
}

async function tests(machine) {
  const begun = Date.now();
  const child = endsWithUs(machine.run("npm test"));
  const output = linesOf(child);
  const code = await output.ended;
  const minutes = Math.round((Date.now() - begun) / 6_000) / 10;
  const isGood = code === 0;
  if (!isGood) for (const line of output.last()) say(`  ${line}`);
  const late =
    minutes > mostTestMinutes ? `, later than the ${mostTestMinutes} minutes that README promises` : "";
  return { text: `npm test ended with ${code} after ${minutes} min${late}: ${output.last().at(-1)}`, isGood };
}

/** A process group of its own hears no signal that ends this process. */
function endsWithUs(child) {
  process.once("exit", () => signal(child, "SIGKILL"));
  for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => process.exit(1));
  return child;
}

function signal(child, name) {
  try {
    process.kill(-child.pid, name);
  } catch {
    // It has ended.
  }
}

/** What a command prints: the last lines, and a wait for one of them. */
function linesOf(child) {
  const lines = [];
  const listeners = new Set();
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      for (const listener of listeners) listener(line);
    });
  const ended = new Promise((done) => {
    child.on("close", (code, by) => done(by ?? code));
    child.on("error", (error) => done(error.message));
  });
  return {
    ended,
    last: () => lines,
    /** The first group of the pattern in a line; null when none comes in time, or the command ends. */
    until(pattern, ms) {
      return new Promise((done) => {
        const end = (value) => {
          clearTimeout(timer);
          listeners.delete(listener);
          done(value);
        };
        const listener = (line) => {
          const found = pattern.exec(line);
          if (found) end(found[1]);
        };
        const timer = setTimeout(end, ms, null);
        listeners.add(listener);
        ended.then(() => end(null));
      });
    },
  };
}
