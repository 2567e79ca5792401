import { Pool } from "undici";
import { diceOf, hostileCookies } from "../../../tests/support/hostile/cookies.mjs";
import { hostileHeaders } from "../../../tests/support/hostile/headers.mjs";
import { hostilePaths } from "../../../tests/support/hostile/paths.mjs";
import { startOwnSite } from "../../site/own-site.mjs";
import { say } from "../../site/start-error.mjs";
import { followRaw } from "./raw-request.mjs";
import { openTap, tapFaults } from "./recording-proxy.mjs";
import { leaksIn } from "./scanners/answer-leaks.mjs";
import { headerFaults } from "./scanners/response-headers.mjs";
import { createVisitor } from "./visitor.mjs";

const atOnce = 4;
const mostRedirects = 2;
/** Text that only a member's page contains. */
const memberMarks = /data-member="true"|"isMember":true|memberUuid":"/;
const pagesForAll = ["/", "/en/results", "/main", "/credit/deposit", "/kh/lotto", "/login"];
const device = "0123456789abcdef0123456789abcdef";

/**
 * Sends five hundred cookies, three hundred paths and known attack headers to the production web server, with a
 * recording proxy in front of its upstream. No response may be a 5xx, redirect more than twice or to another
 * site, contain a member's data, or reach the upstream outside the contract.
 * @returns {Promise<number>} the number of faults
 */
export async function sweepHostile() {
  const tap = await openTap();
  // The web server logs its failures; this run causes many.
  const site = await startOwnSite(
    {
      API_UPSTREAM_URL: `${tap.origin}/api`,
      POY_API_UPSTREAM_URL: `${tap.origin}/poy-api`,
      LOG_LEVEL: "silent",
    },
    (upstreamOrigin) => tap.leadTo(upstreamOrigin),
  );
  const openApi = await site.client.document("/openapi.json");
  const { hostname, port } = new URL(site.origin);
  const wrong = [];
  let asked = 0;

  /** @param {boolean} isMember the request has a valid token: then its own pages are no leak */
  const judge = async (request, isMember = false) => {
    const chain = await followRaw(Number(port), request);
    asked += chain.length;
    const tell = (fault) => wrong.push(`${fault}: ${line(request)}`);
    for (const { status, headers, text, path } of chain) {
      if (status >= 500) tell(`answers ${status} at ${path.slice(0, 80)}`);
      const to = headers.location && new URL(headers.location, site.origin);
      if (to && (to.hostname !== hostname || to.port !== port))
        tell(`leads to ${headers.location.slice(0, 80)}`);
      // A message that Node cannot parse is refused before there is a request.
      const isUnread = status === 0 || (!headers.date && [400, 431].includes(status));
      if (!isUnread)
        for (const fault of headerFaults({
          kind: "file",
          headers,
          isHttps: false,
          isExternal: path.startsWith("/external"),
        }))
          tell(fault.slice(0, 120));
      for (const name of ["x-injected", "access-control-allow-origin"])
        if (name in headers) tell(`answers with ${name}`);
      for (const leak of leaksIn(text, secretsOf(site))) tell(leak);
      if (!isMember && memberMarks.test(text)) tell(`shows a member's page at ${path.slice(0, 80)}`);
    }
    if (chain.length - 1 > mostRedirects) tell(`leads on ${chain.length - 1} times`);
    if (chain.at(-1).status >= 300 && chain.at(-1).status < 400 && chain.at(-1).status !== 304)
      tell("ends in a redirect");
  };

  try {
    const dice = diceOf(7);
    const cookies = hostileCookies();
    const paths = hostilePaths();
    await all(cookies, async (cookie, at) => {
      await judge({ path: pagesForAll[at % pagesForAll.length], headers: { cookie } });
      await judge({ path: at % 2 ? "/api/cashs" : "/poy-api/transactions.bank", headers: { cookie } });
    });
    await all(paths, async (path) => {
      await judge({ path });
      await judge({ path, headers: { cookie: cookies[dice(cookies.length)] } });
      await judge({ path, headers: { cookie: `access-token=${site.token}; device-id=${device}` } }, true);
    });
    const csrf = await csrfOf(site);
    const heads = { "content-type": "application/json", "sec-fetch-site": "same-origin", ...csrf };
    await all(hostileHeaders, async (headers) => {
      for (const path of [
        ...pagesForAll,
        "/api/cashs",
        "/poy-api/bet-lists.latest",
        "/icon.svg",
        "/nowhere",
        "/external/login",
      ])
        await judge({
          path,
          headers: { ...headers, ...(path.startsWith("/external") && { accept: "text/html" }) },
        });
      for (const path of [
        "/api/users.line-login",
        "/api/operators.login",
        "/api/users-infos.update",
        "/poy-api/poys.create",
      ])
        await judge({
          method: "POST",
          path,
          headers: { ...headers, ...heads },
          body: '{"__proto__":{"a":1},"constructor":{}}',
        });
    });
    for (const method of [
      "TRACE",
      "CONNECT",
      "OPTIONS",
      "PROPFIND",
      "PUT",
      "DELETE",
      "PATCH",
      "POST",
      "HEAD",
      "GARBAGE",
    ])
      for (const path of ["/", "/main", "/api/cashs", "/icon.svg"]) await judge({ method, path });
    for (const headers of [
      { "next-action": "x" },
      { "next-action": "0".repeat(42), "content-type": "text/plain" },
      { "content-type": "multipart/form-data; boundary=x" },
    ])
      for (const path of ["/", "/login", "/main"])
        await judge({ method: "POST", path, headers, body: "--x\r\n\r\n1" });

    wrong.push(...tapFaults(tap.seen.slice(), openApi, site.token));
    for (const fault of shortened(wrong)) say(`     ${fault}`);
    say(
      `hostile: ${cookies.length} cookies, ${paths.length} paths, ${asked} answers, ${tap.seen.length} calls at the upstream, ${wrong.length} wrong`,
    );
    return wrong.length;
  } finally {
    await site.stop();
    await tap.close();
  }
}

/** A few at a time, in order. */
async function all(list, act) {
  const rest = [...list.entries()];
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) await act(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const line = ({ method = "GET", path, headers = {} }) =>
  `${method} ${path.slice(0, 120)} ${JSON.stringify(headers).slice(0, 160)}`;

const secretsOf = ({ secrets, dataDir }) => ({
  TOKEN_SECRET: secrets.TOKEN_SECRET,
  CSRF_SECRET: secrets.CSRF_SECRET,
  DEMO_PASSWORD: secrets.DEMO_PASSWORD,
  "the data directory": dataDir,
});

/** The CSRF token of the site's own page, so that requests pass the first check. */
async function csrfOf({ origin }) {
  const pool = new Pool(origin);
  const visitor = createVisitor(pool, { cookies: { "device-id": device } });
  const { headers } = await visitor.ask("HEAD", "/", { headers: { "x-csrf-wanted": "1" } });
  await pool.close();
  return { "x-csrf-token": headers["x-csrf-token"], cookie: `device-id=${device}` };
}

/** The same fault is printed three times, and then counted. */
function shortened(faults) {
  const kinds = new Map();
  for (const fault of faults) {
    const kind = fault.replace(/( at |: ).*$/s, "");
    kinds.set(kind, [...(kinds.get(kind) ?? []), fault]);
  }
  return [...kinds].flatMap(([kind, all]) => [
    ...all.slice(0, 3),
    ...(all.length > 3 ? [`${kind}: ${all.length} in all`] : []),
  ]);
}
