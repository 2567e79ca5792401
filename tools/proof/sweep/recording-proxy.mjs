import { createServer } from "node:http";
import { Pool } from "undici";

/**
 * A proxy in front of the upstream that records every request. Its address is known before the upstream's:
 * `leadTo` sets the target.
 */
export async function openTap() {
  const seen = [];
  let pool;
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    const { method, url, headers } = request;
    seen.push({ method, url, headers });
    const body = parts.length > 0 ? Buffer.concat(parts) : undefined;
    const { connection: _, "content-length": __, "transfer-encoding": ___, ...passed } = headers;
    try {
      const answer = await pool.request({ method, path: url, headers: passed, body });
      const { "transfer-encoding": ____, connection: _____, ...told } = answer.headers;
      response.writeHead(answer.statusCode, told);
      response.end(Buffer.from(await answer.body.arrayBuffer()));
    } catch {
      response.writeHead(502).end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    seen,
    leadTo: (origin) => {
      pool = new Pool(origin, { connections: 16 });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await pool?.destroy();
    },
  };
}

/** Headers that the web server may send to an upstream; a visitor's other headers are not forwarded. */
const allowedHeaders = new Set([
  ...["host", "connection", "content-length", "transfer-encoding", "content-type"],
  ...["accept", "accept-language", "user-agent", "x-client-ip", "x-site-host", "x-site-origin"],
  ...["authorization", "x-device-id", "idempotency-key", "captcha-token"],
]);

/**
 * Requests that should not have reached the upstream, one line each.
 * @param {{ method: string, url: string, headers: Record<string, string> }[]} seen
 * @param {object} openApi the contract as a document: the only allowed calls
 * @param {string} token the only one that may be forwarded
 */
export function tapFaults(seen, openApi, token) {
  const faults = new Set();
  for (const { method, url, headers } of seen) {
    const { pathname, searchParams } = new URL(url, "http://upstream");
    const call = openApi.paths[pathname]?.[method.toLowerCase()];
    const isForBrowsers = !/\/(operators\.|users\.line-login)/.test(pathname);
    if (!call || !isForBrowsers || pathname !== url.split("?")[0]) {
      faults.add(`${method} ${url.slice(0, 200)} reached the upstream`);
      continue;
    }
    const known = new Set(
      (call.parameters ?? []).filter((one) => one.in === "query").map(({ name }) => name),
    );
    for (const name of searchParams.keys())
      if (!known.has(name)) faults.add(`${pathname} carried the query ${name.slice(0, 60)}`);
    for (const name of Object.keys(headers))
      if (!allowedHeaders.has(name)) faults.add(`${pathname} carried the header ${name}`);
    const bearer = headers.authorization;
    if (bearer !== undefined && bearer !== `Bearer ${token}`)
      faults.add(`${pathname} carried a forged token`);
  }
  return [...faults];
}
