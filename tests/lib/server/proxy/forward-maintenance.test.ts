import { afterEach, beforeEach, expect, test } from "vitest";
import { forward } from "@/lib/server/proxy/forward";
import {
  get,
  makeToken,
  ownHeaders,
  post,
  type SmallUpstream,
  setEnv,
  startUpstream,
} from "../small-upstream";

const closed = { on: true, message: "Back soon", until: "2099-01-01T00:00:00+07:00" };
let upstream: SmallUpstream;
beforeEach(async () => {
  upstream = await startUpstream({}, closed);
});
afterEach(async () => {
  await upstream.stop();
  setEnv({ MAINTENANCE: undefined });
});

const member = async () =>
  ownHeaders({ cookie: `${ownHeaders().cookie}; access-token=${await makeToken()}` });

test("during maintenance a call is answered with the contract's fault, and the upstream gets no request", async () => {
  const headers = await member();
  for (const [service, request] of [
    ["general", get("/api/cashs", headers)],
    ["poy", post("/poy-api/poys.create", {}, headers)],
    ["general", post("/api/users.login")],
    ["poy", get("/poy-api/bet-lists.latest")],
  ] as const) {
    const answer = await forward(service, request);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "3600"]);
    expect(await answer.json()).toMatchObject({ code: "maintenance" });
  }
  expect(upstream.seen).toEqual([]);
});

test("leaving, and asking the site's people, goes on", async () => {
  const left = await forward("general", post("/api/users.logout", {}, await member()));
  expect([left.status, left.headers.get("clear-site-data")]).toEqual([200, '"cache"']);
  expect((await forward("general", get("/api/agents-supports"))).status).toBe(200);
  expect((await forward("general", post("/api/agents-supports", {}))).status).toBe(200);
  expect(upstream.seen.map(({ url }) => url)).toEqual([
    "/api/users.logout",
    "/api/agents-supports",
    "/api/agents-supports",
  ]);
});

test("a page that asks whether it is over gets the current state, the environment's included", async () => {
  const asked = async () => (await forward("general", get("/api/sites.maintenance"))).json();
  expect(await asked()).toEqual({ data: closed });
  await upstream.stop();
  upstream = await startUpstream({ MAINTENANCE: "1" });
  expect(await asked()).toEqual({ data: { on: true } });
  expect((await forward("general", get("/api/cashs"))).status).toBe(503);
});

test("what is no call stays not found", async () => {
  expect((await forward("general", get("/api/nowhere"))).status).toBe(404);
});
