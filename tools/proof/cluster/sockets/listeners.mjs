/**
 * Many sockets at one server, each ready once it has joined the channel. Runs as a process; told `{address, channel,
 * sockets, net}` it opens them and tells how long that took, and from then on tells at each broadcast when each socket
 * has heard it, by the machine's monotonic clock.
 */
import { once } from "node:events";
import WebSocket from "ws";

const AT_ONCE = 50;
/** Fewer than a server takes from one address. */
const AN_ADDRESS = 100;

const nowMs = () => Number(process.hrtime.bigint()) / 1e6;
const heardMs = [];

process.on("message", async ({ address, channel, event, sockets, net }) => {
  const begunMs = nowMs();
  const hear = () => {
    heardMs.push(nowMs());
    if (heardMs.length < sockets) return;
    process.send({ heardMs: heardMs.splice(0) });
  };
  for (let at = 0; at < sockets; at += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, sockets - at) }, (_, more) =>
        join(address, channel, event, hear, `${net}.${Math.floor((at + more) / AN_ADDRESS) + 1}`),
      ),
    );
  process.send({ openMs: nowMs() - begunMs });
});
process.on("disconnect", () => process.exit());

/** @param channel null: the server has none, and an open socket hears everything */
async function join(address, channel, event, hear, localAddress) {
  const client = new WebSocket(address, { localAddress, perMessageDeflate: false });
  const joined = channel && new Promise((resolve) => client.once("joined", resolve));
  client.on("message", (raw) => {
    const text = String(raw);
    if (text.includes(event)) hear();
    else if (text.includes("subscription_succeeded")) client.emit("joined");
  });
  await once(client, "open");
  if (!channel) return;
  client.send(JSON.stringify({ event: "pusher:subscribe", data: { channel } }));
  await joined;
}
