import { randomInt } from "node:crypto";
import { createServer } from "node:net";
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

/** A free port that stays free for the moments until its caller listens. */
export async function findFreePort() {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    const refusals = [await refusal(port, "127.0.0.1"), await refusal(port, "::")];
    // A machine without IPv6 refuses the second by another code.
    if (!refusals.includes("EADDRINUSE")) return port;
  }
}

function refusal(port, host) {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", (error) => done(error.code));
    server.listen(port, host, () => server.close(() => done(null)));
  });
}
