import { createServer, get, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { keepPrivate } from "@/lib/server/gate/keep-private";

type Write = (response: ServerResponse) => void;

/** Cache-Control of an answer that is written so. */
async function ruleOf(write: Write): Promise<string | undefined> {
  const server = createServer((_, response) => {
    keepPrivate(response);
    write(response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const headers = await new Promise<Record<string, unknown>>((done, fail) =>
    get({ host: "127.0.0.1", port, agent: false }, (answer) => {
      answer.resume().on("end", () => done(answer.headers));
    }).on("error", fail),
  );
  server.close();
  return headers["cache-control"] as string | undefined;
}

const day = "public, max-age=86400";
const html = "text/html; charset=utf-8";

test.each<[string, Write, string | undefined]>([
  [
    "a page under a public rule",
    (to) => to.writeHead(200, { "content-type": html, "cache-control": day }).end("x"),
    "private, no-store",
  ],
  [
    "a page whose head nobody writes",
    (to) => to.setHeader("cache-control", day).setHeader("content-type", html).end("x"),
    "private, no-store",
  ],
  [
    "a page without a rule",
    (to) => to.writeHead(404, "gone", { "content-type": html }).end("x"),
    "private, no-store",
  ],
  [
    "the router's part of a page",
    (to) =>
      to.setHeader("content-type", "text/x-component").setHeader("cache-control", "s-maxage=9").end("x"),
    "private, no-store",
  ],
  [
    "a picture",
    (to) => to.setHeader("content-type", "image/webp").setHeader("cache-control", day).end("x"),
    day,
  ],
  ["a missing picture", (to) => to.writeHead(404, { "cache-control": day }).end("x"), "private, no-store"],
  ["an answer of a call", (to) => to.setHeader("content-type", "application/json").end("{}"), undefined],
])("%s", async (_, write, rule) => {
  expect(await ruleOf(write)).toBe(rule);
});
