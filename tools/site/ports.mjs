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

/** A free port. */
export async function findFreePort() {
  const server = createServer();
  await new Promise((done, fail) => server.once("error", fail).listen(0, "127.0.0.1", done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

function refusal(port, host) {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", (error) => done(error.code));
    server.listen(port, host, () => server.close(() => done(null)));
  });
}
