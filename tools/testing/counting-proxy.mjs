import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const pieceBytes = 4_096;

/**
 * A TCP proxy in front of a site that counts the bytes of its answers as they go over the wire, headers and a service
 * worker's requests included, and can be as slow as a poor mobile network.
 * @param {string} origin the site's
 */
export async function startCountingProxy(origin) {
  const { hostname, port } = new URL(origin);
  /** @type {{ bytesPerSecond: number, latencyMs: number } | null} */
  let network = null;
  let bytes = 0;
  /** When the line, which all connections share, has carried all that was given to it. */
  let freeAtMs = 0;
  const sockets = new Set();

  /** Counts a piece of an answer and waits until the line has carried it. */
  async function download({ length }) {
    bytes += length;
    if (!network) return;
    freeAtMs = Math.max(freeAtMs, performance.now()) + (length / network.bytesPerSecond) * 1_000;
    await wait(freeAtMs - performance.now());
  }

  const oneWayMs = () => (network?.latencyMs ?? 0) / 2;
  const server = createServer((browser) => {
    const site = connect(Number(port), hostname);
    // Opening a connection costs a round trip of its own.
    const openAtMs = performance.now() + 2 * oneWayMs();
    for (const [socket, other] of [
      [browser, site],
      [site, browser],
    ]) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
    const upload = async () => wait(openAtMs - performance.now());
    void carry(browser, site, upload, oneWayMs);
    void carry(site, browser, download, oneWayMs);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    /** Bytes since the last call. */
    take() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    /** Null: as fast as the machine is. */
    slowTo(now) {
      network = now;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Copies small pieces in order: each takes its turn on the line, then the way, on which others may be already. */
async function carry(from, to, turn, wayMs) {
  const after = (act) => (wayMs() > 0 ? setTimeout(act, wayMs()) : act());
  try {
    for await (const chunk of from) {
      for (let at = 0; at < chunk.length; at += pieceBytes) {
        const piece = chunk.subarray(at, at + pieceBytes);
        await turn(piece);
        after(() => to.writable && to.write(piece));
      }
    }
    after(() => to.end());
  } catch {
    to.destroy();
  }
}
