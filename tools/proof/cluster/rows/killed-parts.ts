import { setTimeout as wait } from "node:timers/promises";
import type { Figure } from "../../sweep/figure";
import { allAnswered, booksOf, onlyAnswers } from "../books";
import type { Cluster } from "../cluster";
import { acceptsAt } from "../engines/answers";
import type { Program } from "../engines/program";
import { startLoad } from "../load";
import { createMembers } from "../members";
import type { Row } from "../row";
import { timeLimit } from "../time-limit";

const MEMBERS = 12;
/** Slips before and after each kill. */
const SLIPS = 25;
/** A service manager starts what died after so long. */
const RESTART_MS = 1_000;
const MOST_GAP_MS = timeLimit(5_000);
/** How often the primary is looked at, and how many looks it may miss. */
const LOOK_MS = 250;
const MISSES = 3;

/** kill -9 of every kind of part under load, one after the other. */
export const killedParts: Row = {
  name: "D",
  shows: "kill -9 of calls, push, web, jobs, Redis, haproxy and the primary under load",
  on: "site",
  async run(cluster) {
    const { site, redis, edge } = cluster;
    const members = await createMembers(cluster, MEMBERS);
    const load = startLoad(members);
    await load.moreSlips(SLIPS);
    const figures: Figure[] = [];

    async function phase(
      name: string,
      happen: () => Promise<void>,
      allowed: readonly string[],
    ): Promise<void> {
      load.beginPhase();
      const sinceMs = Date.now();
      await happen();
      await load.moreSlips(SLIPS);
      const gapMs = load.longestGapMs(sinceMs);
      figures.push(onlyAnswers(`${name} killed: answers beside acknowledgements`, load, allowed), {
        what: `${name} killed: longest time without a slip`,
        seen: `${gapMs} ms`,
        must: `${MOST_GAP_MS} ms`,
        holds: gapMs <= MOST_GAP_MS,
      });
    }
    const revive = (program: Program | undefined) => async () => {
      if (!program) throw new Error("there is no such part");
      await program.kill();
      await load.moreSlips(1).catch(() => undefined);
      await wait(RESTART_MS);
      await program.start();
      await edge.seesAll();
    };
    await phase("calls", revive(site.calls[0]), ["busy"]);
    await phase("push", revive(site.pushes[0]), ["busy"]);
    await phase("jobs", revive(site.jobs), ["busy"]);
    await phase("web", revive(site.webs[0]), ["busy"]);
    await phase("Redis", revive(redis), ["busy"]);
    await phase("haproxy", reviveEdge(edge), ["busy", "no connection"]);
    await phase("primary", () => failOver(cluster), ["busy"]);

    const unanswered = await load.end();
    for (const member of members) await member.leave();
    await cluster.postgres.addStandby();
    return [...figures, allAnswered(unanswered), ...(await booksOf(cluster, load))];
  },
};

/** Nothing is acknowledged while the only edge is away, so that it is not waited for. */
const reviveEdge = (edge: Program) => async () => {
  await edge.kill();
  await wait(RESTART_MS);
  await edge.start();
};

/** What Patroni does, by hand: sees that the primary is gone, promotes the standby, and directs the pooler to it. */
async function failOver({ postgres, pooler }: Cluster): Promise<void> {
  const former = postgres.primary();
  await former.kill();
  for (let missed = 0; missed < MISSES; ) {
    await wait(LOOK_MS);
    missed = await acceptsAt(former.port).then(
      () => 0,
      () => missed + 1,
    );
  }
  await postgres.promote();
  pooler.pointTo(postgres.primary().port);
}
