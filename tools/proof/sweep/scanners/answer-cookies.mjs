/** Decisions 3 and 33: name → whether a page may read it. A cookie that is not listed here is a fault. */
const readable = {
  "access-token": false,
  "session-hint": true,
  "guest-id": false,
  "device-id": false,
  "asked-page": false,
  locale: true,
};
/** Set by pages and only expired by the server. */
const ofPages = ["session-refused", "news-alert", "banner-click"];

/** Decision 45: on https these are bound to the host. */
const hostBound = ["access-token", "guest-id", "device-id"];
const prefix = "__Host-";

/** A cookie's name on the wire, by its plain one. */
export const wireName = (name, isHttps) => (isHttps && hostBound.includes(name) ? prefix + name : name);
export const plainName = (name) => (name.startsWith(prefix) ? name.slice(prefix.length) : name);

/**
 * Faults of a response's cookies, one line each.
 * @param {string[]} lines its Set-Cookie headers
 * @param {boolean} isHttps
 */
export function cookieFaults(lines, isHttps) {
  return lines.flatMap((line) => {
    const [pair, ...flags] = line.split(/;\s*/);
    const sent = pair.split("=")[0];
    const name = plainName(sent);
    const has = (flag) => flags.some((each) => each.toLowerCase() === flag.toLowerCase());
    const isExpired = has("Max-Age=0");
    const faults = [];
    const must = (isGood, fault) => {
      if (!isGood) faults.push(`cookie ${sent} ${fault}`);
    };
    must(name in readable || (isExpired && ofPages.includes(name)), "is not one of the site's");
    if (name in readable) {
      must(has("HttpOnly") !== readable[name], readable[name] ? "is hidden from pages" : "is not HttpOnly");
    }
    must(sent === wireName(name, isHttps) || (isHttps && isExpired), "has another scheme's name");
    must(has("SameSite=Lax"), "is not SameSite=Lax");
    must(has("Path=/"), "has not Path=/");
    must(has("Secure") === isHttps, isHttps ? "is not Secure" : "is Secure without https");
    must(!flags.some((each) => /^Domain=/i.test(each)), "names a domain");
    return faults;
  });
}
