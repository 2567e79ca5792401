import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { json, type SmallUpstream, setEnv, startUpstream } from "@/tests/lib/server/small-upstream";
import { KNOWN, visit } from "./visit";

let upstream: SmallUpstream;
beforeEach(async () => {
  upstream = await startUpstream();
});
afterEach(async () => {
  setEnv({ CHAT_URL: undefined });
  await upstream.stop();
});

const siteWith = (gaID: string | null) =>
  upstream.answer((_, response) =>
    json(response, 200, { data: { title: null, description: null, siteVerification: null, gaID } }),
  );
const policyOf = async (path: string) =>
  (await visit(path, { cookie: KNOWN })).headers.get("content-security-policy") ?? "";

describe("what a page may talk to", () => {
  test("allows no analytics where the site has none, or by a malformed id", async () => {
    for (const gaID of [null, "UA-1;script-src *"]) {
      siteWith(gaID);
      expect(await policyOf("/results")).not.toContain("google");
    }
  });
  test("is the site's analytics where it measures, in frames of partners never", async () => {
    siteWith("G-ABC1234");
    const text = await policyOf("/results");
    expect(/connect-src [^;]*/.exec(text)?.[0]).toContain("https://*.google-analytics.com");
    expect(/script-src [^;]*/.exec(text)?.[0]).not.toContain("google");
    expect(await policyOf("/external/login")).not.toContain("google");
  });
  test("is the live chat's origin in a frame, as far as one is configured", async () => {
    siteWith(null);
    expect(await policyOf("/results")).toContain("frame-src 'self';");
    setEnv({ CHAT_URL: "https://chat.example/room/{visitor}?lang={locale}" });
    expect(await policyOf("/results")).toContain("frame-src 'self' https://chat.example;");
    expect(await policyOf("/external/login")).not.toContain("chat.example");
  });
});
