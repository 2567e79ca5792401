const everywhere = {
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\), microphone=\(\), geolocation=\(\), payment=\(\), usb=\(\)/,
};
const unwanted = ["x-powered-by", "server", "auth", "sourcemap", "x-sourcemap"];

/** The policy of a page: scripts by nonce only (decision 32), nothing embedded, forms and base on this origin. */
const pagePolicy = {
  "script-src by nonce": /(^|; )script-src 'self' 'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic'(;|$)/,
  "default-src 'self'": /(^|; )default-src 'self'(;|$)/,
  "object-src 'none'": /(^|; )object-src 'none'(;|$)/,
  "base-uri 'none'": /(^|; )base-uri 'none'(;|$)/,
  "form-action 'self'": /(^|; )form-action 'self'(;|$)/,
};

/**
 * Faults of a response's headers, one line each.
 * @param {{ kind: "page" | "redirect" | "call" | "file", headers: Record<string, string | string[]>,
 *   isHttps: boolean, isExternal?: boolean }} answer
 */
export function headerFaults({ kind, headers, isHttps, isExternal = false }) {
  const get = (name) => String(headers[name] ?? "");
  const policy = get("content-security-policy");
  const faults = [];
  const must = (isGood, fault) => {
    if (!isGood) faults.push(fault);
  };
  for (const [name, pattern] of Object.entries(everywhere))
    must(pattern.test(get(name)), `${name} is "${get(name)}"`);
  for (const name of unwanted) must(!(name in headers), `${name} is sent: "${get(name)}"`);
  // Only fonts are readable from other origins: sandboxed frames of this site have an opaque one.
  const isLent = kind === "file" && get("content-type") === "font/woff2";
  const lentTo = get("access-control-allow-origin");
  must(isLent ? lentTo === "*" : !lentTo, `access-control-allow-origin is "${lentTo}"`);

  // Decision 7: pages below /external may be framed, all others never.
  const isUnframed = get("x-frame-options") === "DENY" && /frame-ancestors 'none'/.test(policy);
  const isFrameable = !("x-frame-options" in headers) && !/frame-ancestors 'none'/.test(policy);
  must(isExternal ? isFrameable : isUnframed, `framing: "${get("x-frame-options")}", policy "${policy}"`);

  const shared = isExternal ? "cross-origin" : "same-origin";
  must(
    get("cross-origin-resource-policy") === shared,
    `shared with "${get("cross-origin-resource-policy")}"`,
  );
  const opener = isExternal ? "" : "same-origin";
  must(get("cross-origin-opener-policy") === opener, `opened by "${get("cross-origin-opener-policy")}"`);

  const isPromised = /^max-age=31536000; includeSubDomains$/.test(get("strict-transport-security"));
  must(
    isHttps ? isPromised : !("strict-transport-security" in headers),
    "strict-transport-security is wrong",
  );
  if (kind !== "file")
    must(/\bno-store\b/.test(get("cache-control")), `cache-control is "${get("cache-control")}"`);
  if (kind === "page") {
    for (const [what, pattern] of Object.entries(pagePolicy))
      must(pattern.test(policy), `policy without ${what}: "${policy}"`);
    must(!/script-src[^;]*unsafe/.test(policy), `policy allows foreign scripts: "${policy}"`);
    if (isHttps) must(/upgrade-insecure-requests/.test(policy), "policy does not upgrade insecure requests");
  }
  return faults;
}
