import { randomInt } from "node:crypto";
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "./start-error.mjs";

/** @throws StartError naming the port when it is in use */
export async function requireFreePort(name, port) {
  for (const host of ["127.0.0.1", "::"]) {
    const code = await refusal(port, host);
    if (code === "EADDRINUSE") {
      throw new StartError(`Port ${port} is in use; stop what listens there or set ${name} to another port.`);
    }
    if (code === "EACCES")
      throw new StartError(`Port ${port} needs more rights; set ${name} to one above 1023.`);
  }
}

// Below what Linux and macOS give to outgoing connections and to port 0: until the caller listens, nobody else is
// given such a port by the system.
const FIRST = 20_000;
const LAST = 32_000;

/** How long a port is kept for whoever asked for it: until its server listens, on a busy machine too. */
const KEPT_MS = 5 * 60_000;
const keptPorts = join(tmpdir(), "house-of-numbers-ports");

/** A free port that no other process of this machine is given before the caller listens on it. */
export async function findFreePort() {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (!keep(port)) continue;
    const refusals = [await refusal(port, "127.0.0.1"), await refusal(port, "::")];
    // A machine without IPv6 refuses the second by another code.
    if (!refusals.includes("EADDRINUSE")) return port;
  }
}

/** Keeps a port by a file that only one process can make. False where another one was faster. */
function keep(port) {
  const file = join(keptPorts, String(port));
  mkdirSync(keptPorts, { recursive: true });
  const madeAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (madeAt !== undefined && Date.now() - madeAt > KEPT_MS) rmSync(file, { force: true });
  try {
    writeFileSync(file, "", { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function refusal(port, host) {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", (error) => done(error.code));
    server.listen(port, host, () => server.close(() => done(null)));
  });
}
