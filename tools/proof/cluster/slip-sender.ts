import type { IncomingHttpHeaders } from "node:http";
import { Pool } from "undici";
import { CALL_TIMEOUT_MS } from "@/lib/client/calls/call-timeout";
import { UPSTREAM_BEARER } from "@/lib/contract/upstream-bearer";
import type { Cluster } from "./cluster";
import type { Member } from "./members";

/** What became of a slip that was sent once. */
export interface SlipAnswer {
  status: number;
  /** Present where it was placed. */
  poyId?: string;
  /** The contract's word for a refusal; absent where the answer has none. */
  code?: string;
  retryAfterSeconds?: number;
}

/** A way by which slips are sent. */
export interface SlipSender {
  /** @throws Error where there is no answer */
  send(client: number, member: Member, slip: object, key: string): Promise<SlipAnswer>;
  close(): Promise<void>;
}

/**
 * Slips at the calls processes in turn, past the edge and the webs. Each client comes from an address of its own, so
 * that no limit of an address counts two of them.
 */
export function openStraight({ site, secrets }: Cluster, clients: number): SlipSender {
  const pools = site.calls.map(({ origin }) => new Pool(origin, { connections: clients }));
  return {
    async send(client, { token }, slip, key) {
      const answer = await pools[client % pools.length]?.request({
        method: "POST",
        path: "/poy-api/poys.create",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${token}`,
          "idempotency-key": key,
          "x-client-ip": `127.2.${Math.floor(client / 200)}.${(client % 200) + 1}`,
          [UPSTREAM_BEARER]: secrets.UPSTREAM_SECRET,
        },
        body: JSON.stringify(slip),
        headersTimeout: CALL_TIMEOUT_MS,
        bodyTimeout: CALL_TIMEOUT_MS,
      });
      if (!answer) throw new Error("no process has calls");
      return readAnswer(answer.statusCode, answer.headers, await answer.body.text());
    },
    async close() {
      for (const pool of pools) await pool.destroy();
    },
  };
}

/** Slips as members' browsers send them, by the edge and a web. */
export const throughEdge: SlipSender = {
  async send(_client, { visitor }, slip, key) {
    const { status, headers, text } = await visitor.call("/poy-api/poys.create", slip, key);
    return readAnswer(status, headers, text);
  },
  close: async () => undefined,
};

/** What an answer of any call says, by the contract. */
export function readAnswer(status: number, headers: IncomingHttpHeaders, text: string): SlipAnswer {
  const { code, data } = readBody(text);
  const retryAfter = headers["retry-after"];
  return {
    status,
    ...(data?.poyId && { poyId: data.poyId }),
    ...(code && { code }),
    ...(retryAfter && { retryAfterSeconds: Number(retryAfter) }),
  };
}

function readBody(text: string): { code?: string; data?: { poyId?: string } } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
