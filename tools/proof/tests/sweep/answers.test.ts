import { describe, expect, test } from "vitest";
import { cookieFaults } from "@/tools/proof/sweep/scanners/answer-cookies.mjs";
import { leaksIn } from "@/tools/proof/sweep/scanners/answer-leaks.mjs";
import { headerFaults } from "@/tools/proof/sweep/scanners/response-headers.mjs";
import { root } from "@/tools/site/root.mjs";

const policy =
  "default-src 'self'; script-src 'self' 'nonce-ErGbCRq5LZFVfQtG4Rfdfw==' 'strict-dynamic'; object-src 'none'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const sound = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "x-frame-options": "DENY",
  "content-security-policy": policy,
  "cache-control": "private, no-store",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};
const faultsOf = (changes: Record<string, string | undefined>, more = {}) => {
  const headers = Object.fromEntries(Object.entries({ ...sound, ...changes }).filter(([, text]) => text));
  return headerFaults({
    kind: "page",
    headers: headers as Record<string, string>,
    isHttps: false,
    ...more,
  }).map((fault) => fault.slice(0, 24));
};

describe("headers of an answer", () => {
  test("that are sound have no fault", () => expect(faultsOf({})).toEqual([]));
  test.each(Object.keys(sound))("without %s have one", (name) => {
    expect(faultsOf({ [name]: undefined })).not.toEqual([]);
  });
  test.each([
    ["x-powered-by", "Next.js"],
    ["auth", "a token"],
    ["access-control-allow-origin", "*"],
    ["cache-control", "public, max-age=60"],
    ["x-frame-options", "SAMEORIGIN"],
    ["strict-transport-security", "max-age=31536000; includeSubDomains"],
    ["content-security-policy", policy.replace("'strict-dynamic'", "'unsafe-inline'")],
    ["content-security-policy", policy.replace("base-uri 'none'; ", "")],
  ])("with %s: %s have one", (name, text) =>
    expect(faultsOf({ [name]: text })).toHaveLength(1 + Number(/unsafe/.test(text))),
  );
  test("of letters lend them to frames without an origin", () => {
    const letters = { "content-type": "font/woff2", "access-control-allow-origin": "*" };
    expect(faultsOf(letters, { kind: "file" })).toEqual([]);
    expect(faultsOf({ ...letters, "access-control-allow-origin": undefined }, { kind: "file" })).toHaveLength(
      1,
    );
  });
  test("by https promise https", () => {
    const promise = { "strict-transport-security": "max-age=31536000; includeSubDomains" };
    const upgrade = { "content-security-policy": `${policy}; upgrade-insecure-requests` };
    expect(faultsOf({ ...promise, ...upgrade }, { isHttps: true })).toEqual([]);
    expect(faultsOf(upgrade, { isHttps: true })).toHaveLength(1);
  });
  test("of a page for partners' frames may not forbid them", () => {
    const open = {
      "x-frame-options": undefined,
      "content-security-policy": policy.split("; frame")[0],
      "cross-origin-opener-policy": undefined,
      "cross-origin-resource-policy": "cross-origin",
    };
    expect(faultsOf(open, { isExternal: true })).toEqual([]);
    expect(faultsOf({}, { isExternal: true })).toHaveLength(3);
    expect(faultsOf(open)).toHaveLength(3);
  });
  test("of a file may be kept and need no policy for scripts", () => {
    const file = { "cache-control": "public", "content-security-policy": "frame-ancestors 'none'" };
    expect(faultsOf(file, { kind: "file" })).toEqual([]);
  });
});

describe("cookies of an answer", () => {
  const good = [
    "access-token=x; Path=/; Max-Age=7200; SameSite=Lax; HttpOnly",
    "session-hint=x; Path=/; Max-Age=7200; SameSite=Lax",
    "session-refused=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly",
  ];
  test("as decided have no fault", () => {
    expect(cookieFaults(good, false)).toEqual([]);
    expect(
      cookieFaults(
        good.map((line) => `${line.replace(/^access/, "__Host-access")}; Secure`),
        true,
      ),
    ).toEqual([]);
    const plainGone = "access-token=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure";
    expect(cookieFaults([plainGone], true)).toEqual([]);
  });
  test.each([
    "access-token=x; Path=/; SameSite=Lax",
    "session-hint=x; Path=/; SameSite=Lax; HttpOnly",
    "device-id=x; Path=/; HttpOnly",
    "device-id=x; SameSite=Lax; HttpOnly",
    "device-id=x; Path=/; SameSite=Lax; HttpOnly; Domain=site.test",
    "device-id=x; Path=/; SameSite=Lax; HttpOnly; Secure",
    "__Host-device-id=x; Path=/; SameSite=Lax; HttpOnly",
    "tracker=x; Path=/; SameSite=Lax; HttpOnly",
    "session-refused=1; Path=/; SameSite=Lax; HttpOnly",
  ])("%s has one", (line) => expect(cookieFaults([line], false)).toHaveLength(1));
  test("by https must be Secure, and the token bound to the host", () => {
    expect(cookieFaults(good, true)).toHaveLength(good.length + 1);
    expect(cookieFaults(["device-id=x; Path=/; SameSite=Lax; HttpOnly; Secure"], true)).toHaveLength(1);
  });
});

describe("a body", () => {
  test.each([
    ["a secret", '{"note":"the secret"}', "tells TOKEN_SECRET"],
    [
      "a stack",
      "Error: no\n    at carry (/nowhere/forward.js:10:7)\n",
      "shows a stack trace: at carry (/nowhere/forward.js:10:7)",
    ],
    ["a folder", `missing ${root}lib/server`, "names a folder of this machine"],
  ])("that tells %s is found", (_, text, leak) => {
    expect(leaksIn(text, { TOKEN_SECRET: "the secret" })).toEqual([leak]);
  });
  test("without any has none", () => {
    expect(leaksIn("<p>Meet me at 10:30:15</p>\n  at home", { TOKEN_SECRET: "the secret" })).toEqual([]);
  });
});
