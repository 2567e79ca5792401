import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { inRoot } from "../../../site/root.mjs";
import { run } from "../../../site/run.mjs";
import { createVisitor } from "../visitor.mjs";

/** Not among our packages: its installation downloads lists of certificates, which no start should do. */
const name = "@mdn/mdn-http-observatory";
const version = "1.4.8";
const home = inRoot(".build/observatory");
const src = (file) => pathToFileURL(`${home}/node_modules/${name}/src/${file}`).href;

const pages = [
  { path: "/", as: "guest" },
  { path: "/", as: "newcomer" },
  { path: "/main", as: "member" },
];

/**
 * The tests of Mozilla's observatory on responses as behind a proxy with https. Tests of certificates and of the
 * redirect from http to https concern the proxy and are left out.
 */
export async function scanObservatory({ pool, origin, token }) {
  if (!(await getIt())) return { seen: `the observatory is left out: ${name} cannot be had`, wrong: [] };
  const { ALL_TESTS } = await import(src("constants.js"));
  const { Requests } = await import(src("types.js"));
  const { parseHttpEquivHeaders } = await import(src("retriever/utils.js"));
  const { CookieJar } = createRequire(src("index.js"))("tough-cookie");
  const wrong = [];
  const marks = [];
  for (const { path, as } of pages) {
    const cookies = as === "member" ? { "access-token": token } : {};
    const visitor = createVisitor(pool, { headers: { "x-forwarded-proto": "https" }, cookies });
    if (as === "guest") await visitor.ask("GET", "/");
    const { status, headers, setCookies, text } = await visitor.ask("GET", path);
    const preflight = await visitor.ask("OPTIONS", path, {
      headers: { origin: "https://elsewhere.test", "access-control-request-method": "GET" },
    });
    const requests = new Requests("site.test");
    const url = new URL(path, "https://site.test");
    const jar = new CookieJar();
    for (const line of setCookies) jar.setCookieSync(line, url.href);
    const httpEquiv = parseHttpEquivHeaders(text, url.href);
    const response = { status, headers, verified: true, httpEquiv, config: { url: url.href } };
    Object.assign(requests.responses, { auto: response, https: response, cors: preflight });
    requests.resources.path = text;
    requests.session = { url, jar, redirectHistory: [] };
    for (const test of ALL_TESTS.filter((each) => each.name !== "redirectionTest")) {
      const { pass, result } = test(requests);
      if (!pass) wrong.push(`${path} as ${as}: ${test.name} says ${result}`);
      else marks.push(result);
    }
  }
  return { seen: `${marks.length + wrong.length} tests of the observatory on ${origin}`, wrong };
}

async function getIt() {
  if (existsSync(`${home}/node_modules/${name}/src/index.js`)) return true;
  mkdirSync(home, { recursive: true });
  writeFileSync(`${home}/package.json`, '{"private":true}\n');
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--silent", `${name}@${version}`];
  if ((await run("npm", args, { cwd: home, stdio: "ignore" })) !== 0) return false;
  // The lists of preloaded hosts, which do not include ours.
  const conf = `${home}/node_modules/${name}/conf`;
  for (const file of ["hsts-preload.json", "tld-list.json"]) writeFileSync(`${conf}/${file}`, "{}\n");
  return true;
}
