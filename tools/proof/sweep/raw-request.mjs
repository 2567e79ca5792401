import { connect } from "node:net";

const timeoutMs = 20_000;

/**
 * Sends one request exactly as written, through a raw socket: no client in between corrects it.
 * @param {number} port
 * @param {{ method?: string, path: string, headers?: Record<string, string>, body?: string }} request
 * @returns {Promise<{ status: number, headers: Record<string, string>, setCookies: string[], text: string }>}
 *   status 0 where the connection was closed without a response
 */
export function rawAsk(port, { method = "GET", path, headers = {}, body = "" }) {
  const heads = { host: `127.0.0.1:${port}`, connection: "close", ...headers };
  if (body) heads["content-length"] ??= String(Buffer.byteLength(body));
  const lines = Object.entries(heads).map(([name, value]) => `${name}: ${value}\r\n`);
  const message = `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
  return new Promise((done, fail) => {
    const parts = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(message, "latin1"));
    const timer = setTimeout(() => {
      socket.destroy();
      fail(new Error(`no answer to ${method} ${path.slice(0, 200)}`));
    }, timeoutMs);
    const end = () => {
      clearTimeout(timer);
      done(read(Buffer.concat(parts).toString("utf8")));
    };
    socket.on("data", (part) => parts.push(part));
    socket.on("error", end);
    socket.on("close", end);
  });
}

function read(message) {
  const gap = message.indexOf("\r\n\r\n");
  const [first = "", ...lines] = message.slice(0, gap < 0 ? undefined : gap).split("\r\n");
  const headers = {};
  const setCookies = [];
  for (const line of lines) {
    const at = line.indexOf(":");
    const name = line.slice(0, at).toLowerCase();
    const value = line.slice(at + 1).trim();
    if (name === "set-cookie") setCookies.push(value);
    else headers[name] = value;
  }
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  return { status, headers, setCookies, text: gap < 0 ? "" : message.slice(gap + 4) };
}

const mostRedirects = 5;

/**
 * Follows redirects as a browser does, with its cookies.
 * @returns the responses in order, each with its address
 */
export async function followRaw(port, request) {
  const chain = [];
  let { path } = request;
  let cookie = request.headers?.cookie ?? "";
  for (;;) {
    const headers = { ...request.headers, ...(cookie && { cookie }) };
    if (!cookie) delete headers.cookie;
    const answer = await rawAsk(port, { ...request, path, headers });
    chain.push({ path, ...answer });
    const to = answer.headers.location;
    if (answer.status < 300 || answer.status > 399 || !to || chain.length > mostRedirects) return chain;
    cookie = keep(cookie, answer.setCookies);
    const url = new URL(to, `http://127.0.0.1:${port}`);
    path = url.pathname + url.search;
  }
}

function keep(cookie, lines) {
  let parts = cookie.split(/;\s*/).filter(Boolean);
  for (const line of lines) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    parts = parts.filter((part) => part.split("=")[0].trim() !== name);
    if (!/Max-Age=0\b/.test(line)) parts.push(`${name}=${value}`);
  }
  return parts.join("; ");
}
