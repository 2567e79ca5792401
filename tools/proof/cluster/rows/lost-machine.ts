import { allAnswered, booksOf, onlyAnswers } from "../books";
import { openPatroni } from "../engines/patroni";
import { startLoad } from "../load";
import { createMembers } from "../members";
import type { Row } from "../row";

const MEMBERS = 12;
const SLIPS = 25;
/** Beyond the life of the lost primary's key: the promotion, and the edge's look at it. */
const MORE_SECONDS = 5;

/** The site's processes of this trial have neither passwords nor certificates; row T shows what asks for both. */
const admitted = ["host all all 127.0.0.1/32 trust", "host all all 127.0.0.10/32 trust"];

/** The same as a killed primary, but nobody does anything: Patroni notices, promotes, and haproxy leads there. */
export const lostMachine: Row = {
  name: "D+",
  shows: "the machine of the primary is lost under load, with Patroni",
  on: "site",
  isLong: true,
  async run(cluster) {
    const { home, pooler, postgres, site, edge } = cluster;
    const patroni = await openPatroni(home, admitted);
    cluster.atClose(() => patroni.stop());
    const upstreams = [...site.calls, ...site.pushes, site.jobs];
    const restart = async () => {
      await Promise.all(upstreams.map((each) => each.kill()));
      await Promise.all(upstreams.map((each) => each.start()));
      await edge.seesAll();
    };
    await cluster.prepare(patroni.port);
    pooler.pointTo(patroni.port);
    await cluster.migrate("house");
    await restart();
    try {
      const load = startLoad(await createMembers(cluster, MEMBERS));
      await load.moreSlips(SLIPS);
      load.beginPhase();
      const sinceMs = Date.now();
      await patroni.loseMachine();
      await load.moreSlips(SLIPS);
      const gapMs = load.longestGapMs(sinceMs);
      const answers = onlyAnswers("answers beside acknowledgements", load, ["busy"]);
      const unanswered = await load.end();
      for (const member of load.members) await member.leave();
      const most = (patroni.ttlSeconds + MORE_SECONDS) * 1_000;
      return [
        answers,
        {
          what: "longest time without a slip",
          seen: `${gapMs} ms`,
          must: `${most} ms: the key's ttl and ${MORE_SECONDS} s`,
          holds: gapMs <= most,
        },
        allAnswered(unanswered),
        ...(await booksOf(cluster, load, patroni.port)),
      ];
    } finally {
      pooler.pointTo(postgres.primary().port);
      await patroni.stop();
      await restart();
    }
  },
};
