import { plainName, wireName } from "./scanners/answer-cookies.mjs";

const timeoutMs = 15_000;

/**
 * A client that behaves like a browser: stores cookies, sends calls as the site's own pages do.
 * @param {import("undici").Pool} pool connections to the site; cookies are set and read by their plain names,
 *   whatever they are called on https
 * @param {{ headers?: Record<string, string>, cookies?: Record<string, string>,
 *   onAnswer?: (answer: object) => void }} [options]
 *   `headers` go with every request; `onAnswer` gets each response and its time in ms
 */
export function createVisitor(pool, { headers = {}, cookies = {}, onAnswer = () => {} } = {}) {
  const jar = new Map(Object.entries(cookies));
  const isHttps = headers["x-forwarded-proto"] === "https";
  let csrf;

  /** One exchange; redirects are not followed. */
  async function ask(method, path, more = {}) {
    const cookie = [...jar].map(([name, value]) => `${wireName(name, isHttps)}=${value}`).join("; ");
    const begun = performance.now();
    const reply = await pool.request({
      method,
      path,
      headers: { ...headers, ...(cookie && { cookie }), ...more.headers },
      body: more.body,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    const text = await reply.body.text();
    const setCookies = [reply.headers["set-cookie"] ?? []].flat();
    for (const line of setCookies) keep(line);
    csrf = reply.headers["x-csrf-token"] ?? csrf;
    const ms = performance.now() - begun;
    const answer = { method, path, status: reply.statusCode, headers: reply.headers, setCookies, text, ms };
    onAnswer(answer);
    return answer;
  }

  function keep(line) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/;\s*Max-Age=0\b/i.test(line)) jar.delete(plainName(name));
    else jar.set(plainName(name), value);
  }

  /** A call of the contract: a POST where there is a body. */
  async function call(path, body, key) {
    if (body === undefined) return ask("GET", path);
    if (!csrf) await ask("HEAD", "/", { headers: { "x-csrf-wanted": "1" } });
    return ask("POST", path, {
      body: JSON.stringify(body),
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        "x-csrf-token": csrf,
        // Only a signup requires it; any version of the terms, present or past, is accepted.
        "accepted-terms": "2026-11-22",
        ...(key && { "idempotency-key": key }),
      },
    });
  }

  return { ask, call, cookie: (name) => jar.get(name) };
}
