import { once } from "node:events";
import { expect, test } from "vitest";
import { measureBroadcasts, medianOf, startPart } from "@/tools/proof/cluster/sockets/broadcasts";

test("a broadcast is measured until every socket has heard it", async () => {
  const server = startPart("plain-server");
  try {
    const [port] = await once(server, "message");
    const delivery = await measureBroadcasts({
      servers: [{ address: `ws://127.0.0.1:${port}/`, pid: server.pid ?? 0 }],
      ...{ sockets: 20, channel: null, event: "rate-update" },
      publish: async () => void server.send(JSON.stringify({ event: "rate-update" })),
    });
    expect(delivery.lastMs).toBeGreaterThan(0);
    expect(delivery.p99Ms).toBeLessThanOrEqual(delivery.worstP99Ms);
    expect(delivery.openMs).toBeGreaterThan(0);
  } finally {
    server.kill("SIGKILL");
  }
});

test("the median is the one in the middle", () => expect(medianOf([9, 1, 5])).toBe(5));
