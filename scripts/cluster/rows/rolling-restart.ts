import { setTimeout as wait } from "node:timers/promises";
import type { Figure } from "../../sweep/figure";
import { listen } from "../../sweep/soak-push.mjs";
import { allAnswered, booksOf, onlyAnswers } from "../books";
import type { Cluster } from "../cluster";
import { startLoad } from "../load";
import { createMembers, type Member } from "../members";
import type { Row } from "../row";
import { until } from "./push-everywhere";

const MEMBERS = 8;
const SLIPS = 25;
const MOST_STOP_MS = 20_000;
const SETTLED_MS = 10_000;

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
    await until(() => pages.every((page) => page.isOpen()), SETTLED_MS);
    const figures = [answers, stopsOf(stops), ...newsOf(pages, members, load.acknowledged)];
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

interface Page {
  isOpen(): boolean;
  /** Times, ms since 1970: of news of money, and of connections, after each of which a page reads all again. */
  readonly newsMs: readonly number[];
  readonly readMs: readonly number[];
  close(): void;
}

/** A page as pusher-js keeps it: connected through the edge, and again whenever the connection ends. */
async function openPage({ edge, secrets }: Cluster, { visitor, uuid }: Member): Promise<Page> {
  const [newsMs, readMs]: [number[], number[]] = [[], []];
  const held: { socket?: Awaited<ReturnType<typeof listen>> } = {};
  let isClosed = false;
  const onEvent = (name: string) => {
    if (name === "money-update") newsMs.push(Date.now());
  };
  const connect = async () => {
    held.socket = await listen({
      page: edge.origin,
      origin: edge.pushOrigin,
      key: secrets.PUSHER_KEY,
      visitor,
      uuid,
      onEvent,
    });
    readMs.push(Date.now());
  };
  await connect();
  const watch = (async () => {
    while (!isClosed) {
      await wait(100);
      if (!isClosed && !held.socket?.isOpen()) await connect().catch(() => undefined);
    }
  })();
  return {
    isOpen: () => held.socket?.isOpen() ?? false,
    newsMs,
    readMs,
    close() {
      isClosed = true;
      void watch.then(() => held.socket?.close());
    },
  };
}

/** A slip is news within seconds, or the page connected after it and so has read it. */
function newsOf(
  pages: readonly Page[],
  members: readonly Member[],
  acknowledged: ReturnType<typeof startLoad>["acknowledged"],
): Figure[] {
  const NEWS_MS = 5_000;
  let unseen = 0;
  for (const { member, atMs } of acknowledged.values()) {
    const page = pages[members.indexOf(member)];
    const isNews = page?.newsMs.some((ms) => ms >= atMs - NEWS_MS && ms <= atMs + NEWS_MS);
    const isRead = page?.readMs.some((ms) => ms >= atMs);
    if (!isNews && !isRead) unseen += 1;
  }
  const open = pages.filter((page) => page.isOpen()).length;
  return [
    {
      what: "pages whose socket is open at the end",
      seen: `${open} of ${pages.length}`,
      must: "all",
      holds: open === pages.length,
    },
    {
      what: "slips that a page neither heard of nor read",
      seen: String(unseen),
      must: "0",
      holds: unseen === 0,
    },
  ];
}
