/** A real HTTP server in place of another company's service. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Reply {
  status: number;
  /** An object is sent as JSON, a string as a page */
  body?: object | string;
  headers?: Record<string, string>;
}

export interface OutsideService {
  origin: string;
  stop(): Promise<void>;
}

/** @param answer `lost`: the connection ends without an answer, as when the network fails after the work is done */
export async function startOutside(
  answer: (asked: Asked) => Promise<Reply | "lost">,
): Promise<OutsideService> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { pathname: path, searchParams: query } = new URL(request.url ?? "/", "http://outside.test");
    const { method = "GET", headers } = request;
    const reply = await answer({ method, path, query, headers, body: Buffer.concat(parts).toString() });
    if (reply === "lost") return void request.socket.destroy();
    const isPage = typeof reply.body === "string";
    response.writeHead(reply.status, {
      "content-type": isPage ? "text/html; charset=utf-8" : "application/json",
      ...reply.headers,
    });
    response.end(isPage ? reply.body : JSON.stringify(reply.body ?? {}));
  });
  // By this host name a browser treats it as another site than 127.0.0.1.
  await new Promise<void>((ready) => server.listen(0, "localhost", ready));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** The fields of a form, or null when the body is none. */
export const formOf = ({ headers, body }: Asked): URLSearchParams | null =>
  headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ? new URLSearchParams(body) : null;

/** The body's JSON, or null when it is none. */
export function jsonOf({ headers, body }: Asked): unknown {
  if (!headers["content-type"]?.startsWith("application/json")) return null;
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
