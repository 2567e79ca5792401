/** A lower bound for a broadcast: a bare socket server. Runs as a worker thread. */
import { parentPort } from "node:worker_threads";
import { WebSocketServer } from "ws";

const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
server.on("listening", () => parentPort.postMessage(server.address().port));
parentPort.on("message", (text) => {
  const frame = Buffer.from(text);
  for (const client of server.clients) client.send(frame, { binary: false });
});
