import { once } from "node:events";
import { afterEach, describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { foreignPages } from "@/upstream/realtime/foreign-pages";
import { addressOf, createMessageLimit } from "@/upstream/realtime/socket-limit";
import { embeddedAlone } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { PUSHER_KEY } from "../../support/world/facts";

const MOST = 3;
const sockets: WebSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

describe("the address of a push socket", () => {
  const from = (headers: Record<string, string>, isOfWebServer: boolean, hops: number) =>
    addressOf({ headers, socket: { remoteAddress: "::ffff:10.0.0.1" } }, isOfWebServer, hops);
  const forged = { "x-client-ip": "6.6.6.6", "x-forwarded-for": "6.6.6.6, 203.0.113.7, 10.0.0.9" };

  test.each([
    ["the web server's word", true, 0, "6.6.6.6"],
    ["the other end, whatever it says, without proxies", false, 0, "10.0.0.1"],
    ["what the last proxy saw", false, 1, "10.0.0.9"],
    ["what the first of two proxies saw", false, 2, "203.0.113.7"],
  ])("is %s", (_, isOfWebServer, hops, address) => {
    expect(from(forged, isOfWebServer, hops)).toBe(address);
  });

  test("is none for a program on this machine", () => {
    expect(from({}, true, 0)).toBe("");
  });
});

test("pages of other sites may not listen, and without SITE_ORIGIN there are none", () => {
  const isForeign = foreignPages({
    SITE_ORIGIN: "https://house.test",
    SITE_HOSTS: "house.example, other.test:8443",
    OPERATOR_ORIGIN: "https://desk.test",
  });
  const ours = [
    "https://house.test",
    "https://house.example",
    "https://other.test:8443",
    "https://desk.test",
  ];
  expect([undefined, ...ours].filter(isForeign)).toEqual([]);
  const others = [
    "https://evil.test",
    "http://house.test",
    "https://other.test",
    "null",
    "https://house.test.evil.test",
  ];
  expect(others.filter(isForeign)).toEqual(others);
  expect(foreignPages({ SITE_HOSTS: "" })("https://evil.test")).toBe(false);
});

describe.each(embeddedAlone)("push sockets of one address on $kind", (kind) => {
  const open = useService(kind, { PUSH_SOCKETS_PER_ADDRESS: MOST });

  /** "open", or the status of the refusal. */
  async function socketFrom(address?: string, path = `/app/${PUSHER_KEY}?protocol=7`): Promise<string> {
    const url = `ws://127.0.0.1:${open().port}${path}`;
    const socket = new WebSocket(url, { headers: address ? { "x-client-ip": address } : {} });
    sockets.push(socket);
    return Promise.race([
      once(socket, "open").then(() => "open"),
      once(socket, "unexpected-response").then(([, { statusCode }]) => String(statusCode)),
    ]);
  }

  test("beyond so many the next one is refused with 429, whichever address of its /64 it takes", async () => {
    const asked = ["2001:db8:5:1::1", "2001:db8:5:1::2", "2001:db8:5:1::3", "2001:db8:5:1::4"];
    const heard: string[] = [];
    for (const address of asked) heard.push(await socketFrom(address));
    expect(heard).toEqual(["open", "open", "open", "429"]);
    expect(await socketFrom("2001:db8:5:2::1")).toBe("open");
    sockets[0]?.terminate();
    await vi.waitFor(async () => expect(await socketFrom("2001:db8:5:1::5")).toBe("open"), 20_000);
  });

  test("pages that are counted without naming a member are no more from one address", async () => {
    const count = () => socketFrom("203.0.113.9", "/ccu?EIO=4&transport=websocket");
    for (let at = 0; at < MOST; at++) expect(await count()).toBe("open");
    expect(await count()).toBe("429");
    expect(await socketFrom("203.0.113.10", "/ccu?EIO=4&transport=websocket")).toBe("open");
    // Push sockets are counted apart: a page has one of each.
    expect(await socketFrom("203.0.113.9")).toBe("open");
  });

  test("a server's own, which do not come by the web server, are not counted", async () => {
    for (let at = 0; at <= MOST; at++) expect(await socketFrom()).toBe("open");
  });

  test("one that says more than 300 things in a second is closed, and comes back after a while", async () => {
    const url = `ws://127.0.0.1:${open().port}/app/${PUSHER_KEY}?protocol=7`;
    const saying = async (times: number) => {
      const socket = new WebSocket(url);
      sockets.push(socket);
      let answers = 0;
      socket.on("message", (raw) => {
        if (String(raw).includes("pusher:pong")) answers += 1;
      });
      await once(socket, "open");
      for (let at = 0; at < times; at++) socket.send('{"event":"pusher:ping","data":{}}');
      return { socket, answers: () => answers };
    };
    const modest = await saying(300);
    await vi.waitFor(() => expect(modest.answers()).toBe(300), 20_000);
    expect(modest.socket.readyState).toBe(WebSocket.OPEN);
    const { socket } = await saying(5_000);
    const [code] = await once(socket, "close");
    expect(code).toBe(4100);
  });
});

test("messages are counted second by second", () => {
  let now = 0;
  const isTooMuch = createMessageLimit(2, () => now);
  expect([isTooMuch(), isTooMuch(), isTooMuch()]).toEqual([false, false, true]);
  now = 999;
  expect(isTooMuch()).toBe(true);
  now = 1_000;
  expect([isTooMuch(), isTooMuch(), isTooMuch()]).toEqual([false, false, true]);
});
