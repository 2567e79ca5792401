/**
 * A small service of somebody else: the calls of section 7 of the spec, the fields of section 3, in memory; 404 to
 * everything else.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Asked, callsOf, member, type Told } from "./calls";

export interface SpecUpstream {
  origin: string;
  /** Settings of a web server in front of it. */
  env: Record<string, string>;
  /** Each call that arrived, as method and path, and its answer's status. */
  seen: { call: string; status: number }[];
  /** Answers of tests, before its own: `GET /api/cashs`. */
  instead: Map<string, (asked: Asked) => Told>;
  stop(): Promise<void>;
}

/** Settings of a web server in front of a house that takes the spec's bodies of deposits, for which it has no path. */
export const depositSettings = {
  DEPOSIT_FAST_PATH: "/deposits.create",
  DEPOSIT_NORMAL_PATH: "/manual-deposits.create",
  DEPOSIT_ACCOUNTS: JSON.stringify([
    { bankId: 4, bankCode: "KBANK", accountNumber: "045-1-23456-7", name: "บริษัท ตัวอย่าง จำกัด" },
    { bankId: 9, bankCode: "SCB", accountNumber: "111-2-33333-4", name: "บริษัท ตัวอย่าง จำกัด" },
  ]),
};

/** @param port 0: any free one */
export async function startSpecUpstream(port = 0): Promise<SpecUpstream> {
  const calls = callsOf(Date.now());
  const seen: SpecUpstream["seen"] = [];
  const instead: SpecUpstream["instead"] = new Map();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://upstream.test");
    const call = `${request.method} ${pathname}`;
    const text = Buffer.concat(parts).toString("utf8");
    const answer = instead.get(call) ?? calls[call];
    const told: Told = answer
      ? answer({
          query: searchParams,
          body: text ? JSON.parse(text) : {},
          userName: /^Bearer \S+\.\S+\.\S+$/.test(request.headers.authorization ?? "")
            ? member.userName
            : null,
          nowMs: Date.now(),
        })
      : { status: 404, message: "Cannot find this address" };
    const status = "status" in told ? told.status : 200;
    seen.push({ call, status });
    response.writeHead(status, {
      "content-type": "application/json",
      ...("auth" in told && told.auth && { auth: told.auth }),
    });
    response.end(
      JSON.stringify(
        "bare" in told ? told.bare : "status" in told ? { message: told.message } : { data: told.data },
      ),
    );
  });
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    env: {
      API_UPSTREAM_URL: `${origin}/api`,
      POY_API_UPSTREAM_URL: `${origin}/poy-api`,
      CSRF_SECRET: "a secret of these tests",
    },
    seen,
    instead,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
