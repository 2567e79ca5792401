import type { Readable } from "node:stream";
import { rawAsk } from "../raw-request.mjs";
import { type Attack, createFinding } from "./attack";
import { anyAddress, counted, mostSince, type Stage } from "./stage";
import { watchOthers } from "./waits";

const many = 800_000;
const open = ["/api/users.signup", "/api/visitors.identify", "/api/users.login"];
/** Refused, or the connection was closed during the upload. */
const refusals = new Set([413, 0]);

/** 9.5 MB of keys: the most expensive to parse. */
const manyKeys = () => `{${Array.from({ length: many }, (_, at) => `"k${at}":1`).join(",")}}`;

/** Headers that a page of the site sends with a call. */
async function pageHeads(stage: Stage, address: string): Promise<Record<string, string>> {
  const visitor = stage.visitor(address);
  const { headers } = await visitor.ask("HEAD", "/", { headers: { "x-csrf-wanted": "1" } });
  return {
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    "accepted-terms": "2026-11-22",
    "x-csrf-token": String(headers["x-csrf-token"]),
    "x-forwarded-for": address,
    cookie: `device-id=${visitor.cookie("device-id")}`,
  };
}

const portOf = (origin: string) => Number(new URL(origin).port);

export const hugeBodies: Attack = {
  name: "bodies of 800,000 keys, at the web server and at the upstream",
  async run(stage) {
    const finding = createFinding();
    const body = manyKeys();
    const heads = await pageHeads(stage, anyAddress());
    const reader = stage.visitor(anyAddress());
    const ask = async () => {
      const { status } = await reader.call("/api/banks.all");
      if (status !== 200) throw new Error(`a visitor was answered ${status}`);
    };
    const waits = await watchOthers(ask, async () => {
      const statuses: string[] = [];
      for (const path of open)
        for (const [place, origin] of [
          ["web", stage.origin],
          ["upstream", stage.upstreamOrigin],
        ] as const) {
          const request = { method: "POST", path, headers: heads, body };
          const { status } = await rawAsk(portOf(origin), request);
          finding.expect(refusals.has(status), `${place} ${path} read it all and answered ${status}`);
          statuses.push(`${place} ${status}`);
        }
      return statuses;
    });
    finding.expect(!waits.isHarm, waits.told);
    finding.note(`${counted(waits.result)}; ${waits.told}`);
    return finding.result();
  },
};

export const unannouncedBodies: Attack = {
  name: "a body whose length is not announced",
  async run(stage) {
    const finding = createFinding();
    for (const path of open) {
      const heads = await pageHeads(stage, anyAddress());
      let sent = 0;
      async function* parts() {
        const part = Buffer.from(` ${'"k":1,'.repeat(2_000)}`);
        for (; sent < 9_000_000; sent += part.length) {
          yield part;
          await new Promise((next) => setImmediate(next));
        }
      }
      const status = await stage.pool
        .request({ method: "POST", path, headers: heads, body: parts() as unknown as Readable })
        .then(async (answer) => {
          await answer.body.dump();
          return answer.statusCode;
        })
        .catch(() => 0);
      finding.expect(refusals.has(status), `${path} was read and answered ${status}`);
      finding.note(`${path} ${status}`);
    }
    return finding.result();
  },
};

export const brokenInput: Attack = {
  name: "600 broken bodies from one address",
  async run(stage) {
    const finding = createFinding();
    const address = anyAddress();
    const heads = await pageHeads(stage, address);
    const send = async (body: string) => {
      const headers = heads;
      const answer = await stage.pool.request({ method: "POST", path: "/api/users.login", headers, body });
      await answer.body.dump();
      return answer.statusCode;
    };
    const statuses: number[] = [];
    const begunMs = Date.now();
    for (let at = 0; at < 60; at += 1)
      statuses.push(...(await Promise.all(Array.from({ length: 10 }, () => send('{"broken"')))));
    const read = statuses.filter((status) => status !== 429).length;
    // Ten are in flight when the limit is reached.
    finding.expect(read <= mostSince(begunMs, 240) + 10, `${read} of 600 were read`);
    finding.note(counted(statuses));
    const other = await stage
      .visitor(anyAddress())
      .call("/api/users.login", { userName: "nobody", password: "x" });
    finding.expect(other.status !== 429, "another address was refused for it");
    return finding.result();
  },
};

export const unknownKeys: Attack = {
  name: "keys that a call does not have",
  async run(stage) {
    const finding = createFinding();
    const login = `"userName":"nobody00","password":"Wrong#Pin1"`;
    for (const keys of ['"role":"superAdmin"', '"__proto__":{"a":1}', '"constructor":{"a":1}'])
      for (const origin of [stage.origin, stage.upstreamOrigin]) {
        const headers = await pageHeads(stage, anyAddress());
        const request = { method: "POST", path: "/api/users.login", headers, body: `{${login},${keys}}` };
        const { status } = await rawAsk(portOf(origin), request);
        finding.expect(status === 422 || status === 400, `${keys} was answered ${status}`);
        finding.note(`${status}`);
      }
    return finding.result();
  },
};
