import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { identifyVisitor } from "@/lib/contract/devices";
import { allNotifications } from "@/lib/contract/notifications";
import { launchGame } from "@/lib/contract/partners";
import { allPoys, createPoy, poyByKey } from "@/lib/contract/poys";
import { oneBetList } from "@/lib/contract/rounds";
import { agentsSupports, agentsSupportsOf } from "@/lib/contract/site";
import { changePassword, login } from "@/lib/contract/users";
import { forward } from "@/lib/server/proxy/forward";
import { forgetLacking, isMissing, LACKING_MS, lackingKeys } from "@/lib/server/upstream/lacking-calls";
import { forgetReplies } from "@/lib/server/upstream/reply-cache";
import { siteStatus } from "@/lib/server/upstream/site-status";
import { get, json, ownHeaders, post, type SmallUpstream, setEnv, startUpstream } from "../small-upstream";

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream({}, null);
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.seen.length = 0;
  forgetReplies();
});

const express = "<pre>Cannot POST /poy-api/poys.create</pre>";
const nest = '{"message":"Cannot GET /api/x","error":"Not Found","statusCode":404}';
const fastify = '{"message":"Route GET:/api/x not found","error":"Not Found","statusCode":404}';
const ours = '{"code":"not-found","message":"not-found"}';

describe("an answer says that the call itself is not there", () => {
  test.each([
    ["a list, 404 without words", allNotifications, 404, "", true],
    ["a list, 404 with the contract's code", allNotifications, 404, ours, true],
    ["pages of a list that may be narrowed by a round", allPoys, 404, ours, true],
    ["a list, 405", agentsSupports, 405, "", true],
    ["501 for any call", createPoy, 501, "", true],
    ["what visitors say of themselves, 404 without words", identifyVisitor, 404, "", true],
    ["a member's own PINs, 404 without words", changePassword, 404, ours, true],
    ["a member who may be missing, 404 without words", login, 404, "", false],
    ["a row, 404 without words", oneBetList, 404, "", false],
    ["a row, 404 with the contract's code", oneBetList, 404, ours, false],
    ["a row, a reason of the upstream's own", oneBetList, 404, '{"message":"round is gone"}', false],
    ["a row, a framework's page for the address", createPoy, 404, express, true],
    ["a row, a framework's JSON", oneBetList, 404, nest, true],
    ["a row, another framework's JSON", launchGame, 404, fastify, true],
    ["a refusal", allNotifications, 401, "", false],
    ["a failure", allNotifications, 500, "", false],
  ])("%s", (_, entry, status, text, isGone) => expect(isMissing(entry, { status, text })).toBe(isGone));

  test("but never of the site's own upstream, which has every call", () => {
    const { API_UPSTREAM_URL } = process.env;
    setEnv({ API_UPSTREAM_URL: undefined });
    expect(isMissing(allNotifications, { status: 404, text: "" })).toBe(false);
    setEnv({ API_UPSTREAM_URL });
  });
});

describe("a call that is not there", () => {
  /** The web server asks for the maintenance by itself. */
  const asked = () => upstream.seen.filter(({ url }) => !url.endsWith("/sites.maintenance"));
  const missing = () => upstream.answer((_, response) => json(response, 404, {}));

  test("is asked for once, and again after ten minutes; a page is told by its keys", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    missing();
    const ask = () => forward("general", get("/api/notifications.all"));
    for (let times = 0; times < 3; times += 1) {
      const answer = await ask();
      // No status of an error: a browser would write it into its console.
      expect([answer.status, await answer.json()]).toMatchObject([200, { code: "not-offered" }]);
    }
    expect(asked()).toHaveLength(1);
    expect(lackingKeys(Date.now())).toContain("GET /notifications.all");
    vi.setSystemTime(Date.now() + LACKING_MS);
    expect(lackingKeys(Date.now())).toEqual([]);
    await ask();
    expect(asked()).toHaveLength(2);
    vi.useRealTimers();
  });

  test("takes those with it that read one row of its list, and none that changes something", async () => {
    missing();
    expect(isMissing(poyByKey, { status: 404, text: ours })).toBe(false);
    await forward("poy", post("/poy-api/poys.all", {}, ownHeaders()));
    expect(isMissing(poyByKey, { status: 404, text: ours })).toBe(true);
    expect(isMissing(createPoy, { status: 404, text: ours })).toBe(false);
    expect(isMissing(oneBetList, { status: 404, text: ours })).toBe(false);
    forgetLacking();
  });

  test("says nothing of the call of its name by the other method", async () => {
    upstream.answer(({ method }, response) =>
      json(response, method === "GET" ? 404 : 200, { data: { activePopup: false } }),
    );
    await forward("general", get("/api/agents-supports"));
    const answer = await forward("general", post(`/api${agentsSupportsOf.path}`, {}, ownHeaders()));
    expect([answer.status, asked().map(({ method }) => method)]).toEqual([200, ["GET", "POST"]]);
  });

  test("of the maintenance leaves the site open, and gone only where nobody listens", async () => {
    missing();
    expect(await siteStatus()).toEqual({ maintenance: { on: false }, isUpstreamGone: false });
    const { API_UPSTREAM_URL } = process.env;
    setEnv({ API_UPSTREAM_URL: "http://127.0.0.1:1/api" });
    expect((await siteStatus()).isUpstreamGone).toBe(true);
    setEnv({ API_UPSTREAM_URL });
    forgetReplies();
    await siteStatus();
    expect(upstream.seen).toHaveLength(1);
  });
});
