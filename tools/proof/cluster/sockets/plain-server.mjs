/** The least that a broadcast can cost: a socket server that sends each text it is told to all. Runs as a process. */
import { WebSocketServer } from "ws";

const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
server.on("listening", () => process.send(server.address().port));
process.on("message", (text) => {
  const frame = Buffer.from(text);
  for (const client of server.clients) client.send(frame, { binary: false });
});
process.on("disconnect", () => process.exit());
