import { setTimeout as wait } from "node:timers/promises";
import { Pool } from "undici";
import type { GovernmentResult } from "@/lib/contract/results";
import { UPSTREAM_BEARER } from "@/lib/contract/upstream-bearer";
import type { Cluster } from "./cluster";
import { type Read, type Shown, shownInReply, shownOnPage } from "./result-reads";
import { readAnswer } from "./slip-sender";
import { reasonOf } from "./surge";

/** A round whose result everybody waits for. */
export interface AwaitedResult {
  betId: string;
  /** The day of its result. */
  resultDt: string;
  result: GovernmentResult;
}

/** Readers of each process, who ask again as soon as they are answered. */
const READERS = 8;
/** So many reads of each kind of one round come to one of each list. */
const ROUND_SHARE = 6;

export interface Rush {
  /** Resolves after half of the reads. */
  half(): Promise<void>;
  perSecond(): number;
  /** Reads on until there are enough. `answers`: refusals, by their code. */
  end(): Promise<{ reads: readonly Read[]; answers: ReadonlyMap<string, number> }>;
}

/** A path at a process, and how its answer is read. */
interface Source {
  place: string;
  origin: string;
  headers: Record<string, string>;
  path: string;
  readShown(text: string): Shown;
}

/** @param most reads at all processes together */
export function startReads(cluster: Cluster, awaited: AwaitedResult, most: number): Rush {
  const reads: Read[] = [];
  const answers = new Map<string, number>();
  const sources = sourcesOf(cluster, awaited);
  const begunMs = performance.now();
  let isOver = false;

  async function work(pool: Pool, own: readonly Source[], reader: number): Promise<void> {
    for (let turn = reader; !isOver || reads.length < most; turn++) {
      const source = own[turn % own.length] as Source;
      const { place, path, headers, readShown } = source;
      const startMs = performance.now();
      const answer = await pool.request({ method: "GET", path, headers }).catch(() => null);
      const text = (await answer?.body.text()) ?? "";
      if (answer?.statusCode === 200)
        reads.push({
          ...{ place, what: path, begunMs: startMs, endedMs: performance.now() },
          shown: readShown(text),
        });
      else {
        const why = answer ? reasonOf(readAnswer(answer.statusCode, answer.headers, text)) : "no answer";
        answers.set(why, (answers.get(why) ?? 0) + 1);
      }
    }
  }

  const pools = new Map(sources.map(({ origin }) => [origin, new Pool(origin, { connections: READERS })]));
  const readers = [...pools].flatMap(([origin, pool]) => {
    const own = sources.filter((source) => source.origin === origin);
    return Array.from({ length: READERS }, (_, reader) => work(pool, own, reader));
  });
  let lastedMs = 0;
  return {
    async half() {
      while (reads.length < most / 2) await wait(10);
    },
    perSecond: () => (reads.length * 1_000) / lastedMs,
    async end() {
      isOver = true;
      await Promise.all(readers);
      lastedMs = performance.now() - begunMs;
      for (const pool of pools.values()) await pool.destroy();
      return { reads, answers };
    },
  };
}

/** What pages and their calls read of a result, at each process itself. */
function sourcesOf({ site, edge, secrets }: Cluster, { betId, resultDt, result }: AwaitedResult): Source[] {
  const { host } = new URL(edge.origin);
  // Open pages ask for their round; lists are mostly read by the webs, once a second for everybody.
  const ofRound = [
    `/poy-api/bet-lists.one?id=${betId}`,
    `/poy-api/bet-list-results?betId=${betId}&resultDate=${resultDt}`,
  ];
  const calls = [
    ...Array.from({ length: ROUND_SHARE }, () => ofRound).flat(),
    `/poy-api/bet-list-results.all?date=${resultDt}`,
    "/poy-api/bet-list-results.history?betGroup=gov&limit=12",
    "/poy-api/bet-lists.latest",
  ];
  const ofCalls = (place: string, origin: string, headers: Record<string, string>) =>
    calls.map((path) => ({
      ...{ place, origin, headers, path },
      readShown: (text: string) => shownInReply(text, betId, result),
    }));
  const asEdge = {
    host,
    "x-forwarded-host": host,
    "x-forwarded-proto": "http",
    "x-forwarded-for": "127.4.0.1",
  };
  return [
    ...site.calls.flatMap(({ name, origin }) =>
      ofCalls(name, origin, { [UPSTREAM_BEARER]: secrets.UPSTREAM_SECRET }),
    ),
    ...site.webs.flatMap(({ name, origin }) => [
      ...ofCalls(name, origin, asEdge),
      {
        ...{ place: `${name}'s page`, origin, headers: asEdge, path: "/results" },
        readShown: (text: string) => shownOnPage(text, result),
      },
    ]),
  ];
}
