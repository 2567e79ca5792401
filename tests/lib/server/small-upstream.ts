import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { SignJWT } from "jose";
import { forgetEnv } from "@/lib/server/config/env";
import { csrfTokenFor } from "@/lib/server/session/csrf";
import { readCookies } from "@/lib/server/session/site-cookies";
import { decodeToken } from "@/lib/server/session/token";
import { forgetLacking } from "@/lib/server/upstream/lacking-calls";

const CSRF_SECRET = "a secret of these tests";
// Test tables make their tokens before any server is started.
process.env.CSRF_SECRET = CSRF_SECRET;

/** The requests that reached the upstream, as received. */
export interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface SmallUpstream {
  port: number;
  seen: Seen[];
  /** The answers to the next requests. */
  answer: (respond: (request: Seen, response: ServerResponse) => void) => void;
  stop: () => Promise<void>;
}

export const json = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) => {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
};

/** A token without an end, from whoever opens a session and is asked for nothing else by a test. */
const WELCOME = `e30.${Buffer.from('{"uuid":"u-1","status":0}').toString("base64url")}.c2ln`;

/** The success of any call: an empty object, and the token where there has to be one. */
export const succeed = ({ url }: Pick<Seen, "url">, response: ServerResponse) =>
  json(response, 200, { data: {} }, /users\.(login|signup)$/.test(url) ? { auth: WELCOME } : {});

/** The web server polls this by itself every few seconds: answered here, and not recorded. */
const STANDING = "/api/sites.maintenance";

/** A real HTTP server on loopback; both services' addresses are set to it. It is open unless `maintenance` says else. */
export async function startUpstream(
  env: Record<string, string | undefined> = {},
  maintenance: object | null = { on: false },
): Promise<SmallUpstream> {
  let respond: (request: Seen, response: ServerResponse) => void = succeed;
  const seen: Seen[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    if (request.url === STANDING && maintenance && !request.headers["x-client-ip"])
      return json(response, 200, { data: maintenance });
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const one = {
      method: request.method ?? "",
      url: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(parts),
    };
    seen.push(one);
    respond(one, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  setEnv({
    CSRF_SECRET,
    API_UPSTREAM_URL: `http://127.0.0.1:${port}/api`,
    POY_API_UPSTREAM_URL: `http://127.0.0.1:${port}/poy-api`,
    ...env,
  });
  return {
    port,
    seen,
    answer: (given) => {
      respond = given;
      forgetLacking();
    },
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Sets environment variables and makes the next `env()` read them. */
export function setEnv(values: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  forgetEnv();
}

export const DEVICE = "0123456789abcdef0123456789abcdef";
export const SITE = "http://site.test";

/** The headers of a request from the site's own page, with the given cookies. */
export const ownHeaders = (extra: Record<string, string> = {}): Record<string, string> => {
  const cookie = extra.cookie ?? `device-id=${DEVICE}`;
  return {
    host: "site.test",
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    "x-csrf-token": csrfOf(cookie),
    cookie,
    ...extra,
  };
};

function csrfOf(cookie: string): string {
  const cookies = readCookies(cookie);
  const of = (name: string) => cookies.get(`__Host-${name}`) ?? cookies.get(name);
  const token = of("access-token");
  const isMember = decodeToken(token, Date.now()).kind === "member";
  return csrfTokenFor({ token: isMember ? token : undefined, deviceId: of("device-id") });
}

const KEY = "another secret of these tests";

let made = 0;

/** A token as an upstream signs it; each is unique, or one's logout would end another. */
export const makeToken = (claims: Record<string, unknown> = {}, key = KEY): Promise<string> =>
  new SignJWT({
    uuid: "8f14e45f-ceea-4671-8b2c-0d3a1c6b7e90",
    status: 0,
    jti: String(made++),
    exp: Math.floor(Date.now() / 1000) + 7200,
    ...claims,
  })
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode(key));

export const TOKEN_KEY = KEY;

export const post = (path: string, body: unknown = {}, headers: Record<string, string> = ownHeaders()) =>
  new Request(SITE + path, {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

export const get = (path: string, headers: Record<string, string> = { host: "site.test" }) =>
  new Request(SITE + path, { headers });
