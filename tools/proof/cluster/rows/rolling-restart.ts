import { setTimeout as wait } from "node:timers/promises";
import { READ_AGAIN } from "@/lib/contract/channels";
import type { Figure } from "../../sweep/figure";
import { listen } from "../../sweep/soak/push.mjs";
import { allAnswered, booksOf, onlyAnswers } from "../books";
import type { Cluster } from "../cluster";
import { startLoad } from "../load";
import { createMembers, type Member } from "../members";
import type { Row } from "../row";
import { timeLimit } from "../time-limit";
import { until } from "./push-everywhere";

const MEMBERS = 8;
const SLIPS = 25;
const MOST_STOP_MS = timeLimit(20_000);
const SETTLED_MS = 10_000;
const LOOK_MS = 100;
/** Slips so close to a read of the page, or to the end of its connection, may be read instead of heard. */
const EDGE_MS = timeLimit(1_000);

/** Every process of the site, one after the other, stopped by TERM and started again. */
export const rollingRestart: Row = {
  name: "F",
  shows: "rolling restart of every process under load",
  on: "site",
  async run(cluster) {
    const { site, edge } = cluster;
    const members = await createMembers(cluster, MEMBERS);
    const pages = await Promise.all(members.map((member) => openPage(cluster, member)));
    const load = startLoad(members);
    await load.moreSlips(SLIPS);
    load.beginPhase();
    const stops: { name: string; ms: number; byItself: boolean }[] = [];
    for (const each of [...site.calls, ...site.pushes, site.jobs, ...site.webs]) {
      stops.push({ name: each.name, ...(await each.stop()) });
      await each.start();
      await edge.seesAll();
      await load.moreSlips(SLIPS);
    }
    const unanswered = await load.end();
    const answers = onlyAnswers("answers beside acknowledgements", load, ["busy"]);
    const news = () => newsOf(pages, members, load.acknowledged);
    await until(() => news().every(({ holds }) => holds), SETTLED_MS);
    const figures = [answers, stopsOf(stops), ...news()];
    for (const page of pages) page.close();
    for (const member of members) await member.leave();
    return [...figures, allAnswered(unanswered), ...(await booksOf(cluster, load))];
  },
};

function stopsOf(stops: readonly { name: string; ms: number; byItself: boolean }[]): Figure {
  const slow = stops.filter(({ ms, byItself }) => !byItself || ms > MOST_STOP_MS);
  const slowest = Math.max(...stops.map(({ ms }) => ms));
  return {
    what: "time from TERM to the end, the slowest process",
    seen: `${slowest.toFixed(0)} ms${slow.length > 0 ? `; too slow: ${slow.map(({ name }) => name).join(", ")}` : ""}`,
    must: `${MOST_STOP_MS} ms, by itself`,
    holds: slow.length === 0,
  };
}

/**
 * From one read of a page to the next: it reads when its connection opens, and when it is told that news may have been
 * lost on the way to its push process. What happens in between is heard.
 */
interface Span {
  readMs: number;
  endMs: number;
  /** Number of news of money. */
  heard: number;
}

interface Page {
  isOpen(): boolean;
  /** How often it has connected again. */
  renewals(): number;
  readonly spans: readonly Span[];
  close(): void;
}

/** A page as pusher-js keeps it: connected through the edge, and again whenever the connection ends. */
async function openPage({ edge, secrets }: Cluster, { visitor, uuid }: Member): Promise<Page> {
  const spans: Span[] = [];
  const held: { socket?: Awaited<ReturnType<typeof listen>> } = {};
  let isClosed = false;
  let connected = 0;
  const end = () => {
    const last = spans.at(-1);
    if (last) last.endMs = Math.min(last.endMs, Date.now());
  };
  const connect = async () => {
    let span: Span | undefined;
    const begin = () => {
      end();
      span = { readMs: Date.now(), endMs: Number.POSITIVE_INFINITY, heard: 0 };
      spans.push(span);
    };
    const onEvent = (name: string) => {
      if (name === "money-update" && span) span.heard += 1;
      if (name === READ_AGAIN && span) begin();
    };
    held.socket = await listen({
      page: edge.origin,
      origin: edge.pushOrigin,
      key: secrets.PUSHER_KEY,
      visitor,
      uuid,
      onEvent,
    });
    begin();
    connected += 1;
  };
  await connect();
  const watch = (async () => {
    while (!isClosed) {
      await wait(LOOK_MS);
      if (isClosed || held.socket?.isOpen()) continue;
      end();
      await connect().catch(() => undefined);
    }
  })();
  return {
    isOpen: () => held.socket?.isOpen() ?? false,
    renewals: () => connected - 1,
    spans,
    close() {
      isClosed = true;
      void watch.then(() => held.socket?.close());
    },
  };
}

/** Every slip is one piece of news on its member's page, or was made before the page read and so has been read. */
function newsOf(
  pages: readonly Page[],
  members: readonly Member[],
  acknowledged: ReturnType<typeof startLoad>["acknowledged"],
): Figure[] {
  let [heard, missed] = [0, 0];
  for (const [at, { spans }] of pages.entries()) {
    const slipsMs = [...acknowledged.values()].filter(({ member }) => member === members[at]);
    for (const span of spans) {
      const { readMs, endMs } = span;
      const during = slipsMs.filter(({ atMs }) => atMs > readMs + EDGE_MS && atMs < endMs - EDGE_MS);
      heard += span.heard;
      missed += Math.max(0, during.length - span.heard);
    }
  }
  const open = pages.filter((page) => page.isOpen()).length;
  const renewed = pages.reduce((sum, page) => sum + page.renewals(), 0);
  return [
    {
      what: "pages whose socket is open at the end",
      seen: `${open} of ${pages.length}, connected again ${renewed} times`,
      must: "all, some again",
      holds: open === pages.length && renewed > 0,
    },
    {
      what: "slips between two reads of a page that were not news on it",
      seen: `${missed}, ${heard} heard`,
      must: "0",
      holds: missed === 0 && heard > 0,
    },
  ];
}
