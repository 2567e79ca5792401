import { afterAll, beforeAll, expect, test } from "vitest";
import { demoGamePaths, GAMES_PATH } from "@/lib/contract/demo-games";
import { showSimulator } from "@/lib/server/proxy/simulator-page";
import { SITE, type SmallUpstream, setEnv, startUpstream } from "../small-upstream";

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
  const own = { API_UPSTREAM_URL: undefined, POY_API_UPSTREAM_URL: undefined, SIMULATORS: "1" };
  setEnv({ ...own, UPSTREAM_PORT: String(upstream.port) });
  upstream.answer(({ method }, response) => {
    response.writeHead(200, {
      "content-type": method === "GET" ? "text/html" : "application/json",
      ...(method === "GET" && { "content-security-policy": "default-src 'none'; script-src 'nonce-1'" }),
    });
    response.end("told");
  });
});
afterAll(() => upstream.stop());

const ask = (path: string, body?: string, headers: Record<string, string> = {}) =>
  showSimulator(
    new Request(`${SITE}${path}`, {
      ...(body !== undefined && { method: "POST", body }),
      headers: { host: "site.test", ...headers },
    }),
  );

test("the page of a game keeps its own policy, and nothing of the visitor's session goes to it", async () => {
  const answer = await ask(`${GAMES_PATH}/hi-lo?lang=th`, undefined, { cookie: "access-token=secret" });
  expect([answer.status, answer.headers.get("content-security-policy")]).toEqual([
    200,
    "default-src 'none'; script-src 'nonce-1'",
  ]);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const { url, headers } = upstream.seen.at(-1) ?? {};
  expect([url, headers?.authorization, headers?.cookie]).toEqual([
    `${GAMES_PATH}/hi-lo?lang=th`,
    undefined,
    undefined,
  ]);
});

test("a frame without an origin may ask, as text, and reads the answer", async () => {
  const answer = await ask(demoGamePaths.play, "{}", { origin: "null", "content-type": "text/plain" });
  expect([answer.status, answer.headers.get("access-control-allow-origin"), await answer.text()]).toEqual([
    200,
    "*",
    "told",
  ]);
  expect(upstream.seen.at(-1)?.headers["content-type"]).toBe("text/plain");
});

test.each([
  ["a page that is posted to", `${GAMES_PATH}/hi-lo`, "{}", 404],
  ["a question that is only looked at", demoGamePaths.play, undefined, 404],
  ["a body that no play needs", demoGamePaths.play, "x".repeat(9_000), 413],
])("refuses %s", async (_, path, body, status) => {
  expect((await ask(path, body)).status).toBe(status);
});
