import { afterEach, beforeEach, expect, test } from "vitest";
import { setEnv } from "@/tests/lib/server/small-upstream";
import { KNOWN, visit } from "./visit";

const own = { API_UPSTREAM_URL: undefined, POY_API_UPSTREAM_URL: undefined };
beforeEach(() => setEnv(own));
afterEach(() => setEnv({ RECAPTCHA_SITE_KEY: undefined }));

const policy = async () =>
  (await visit("/register", { cookie: KNOWN })).headers.get("content-security-policy") ?? "";

test.each([undefined, "simulator"])("with the captcha's key %s nothing of Google is let in", async (key) => {
  setEnv({ RECAPTCHA_SITE_KEY: key });
  expect(await policy()).not.toContain("google");
});

test("with a real key Google's frames and calls are, its script by the trust of ours alone", async () => {
  setEnv({ RECAPTCHA_SITE_KEY: "6Lc-key" });
  const text = await policy();
  expect(text).toContain(
    "frame-src 'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;",
  );
  expect(text).toContain("connect-src 'self' ws://site.test https://www.google.com/recaptcha/;");
  expect(/script-src [^;]*/.exec(text)?.[0]).not.toContain("google");
});
