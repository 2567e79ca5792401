// The embedded database in a thread of its own: on the main thread a query would starve its timers.
// It speaks PostgreSQL's wire protocol on a unix socket, so the service talks to it as to any server.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";

const { dataDir, socketPath, program } = workerData;
const db = await PGlite.create(dataDir, { pgliteWasmModule: program });
// The pool has one connection. One that ends after an SQL error may still be closing when the next one opens.
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 4 });
await server.start();
parentPort.postMessage("ready");
parentPort.once("message", async () => {
  await server.stop();
  await db.close();
  parentPort.postMessage("closed");
});
