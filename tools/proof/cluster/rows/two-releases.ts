import { readFileSync } from "node:fs";
import type { Figure } from "../../sweep/figure";
import { allAnswered, booksOf, onlyAnswers } from "../books";
import type { Cluster } from "../cluster";
import { buildFormer, type Release } from "../former-release";
import { startLoad } from "../load";
import { createMembers } from "../members";
import type { Row } from "../row";
import { createSiteProcess, type SiteProcess } from "../site-processes";

const MEMBERS = 8;
/** Slips beside the former release, and after it. */
const SLIPS = 200;

/** One calls process and one web of the release before the newest migration, beside those of this one. */
export const twoReleases: Row = {
  name: "N",
  shows: "release N−1, of before the newest migration, beside N on schema N under load",
  on: "site",
  isLong: true,
  async run(cluster) {
    const former = await buildFormer(cluster);
    const load = startLoad(await createMembers(cluster, MEMBERS));
    await load.moreSlips(SLIPS);
    load.beginPhase();
    const served = await besideFormer(cluster, former, async () => {
      const logged = readFileSync(cluster.edge.logFile, "utf8").length;
      await load.moreSlips(SLIPS);
      return servedByFormer(readFileSync(cluster.edge.logFile, "utf8").slice(logged));
    });
    await load.moreSlips(SLIPS);
    const unanswered = await load.end();
    for (const member of load.members) await member.leave();
    return [
      served,
      onlyAnswers(`answers beside acknowledgements, release ${former.commit.slice(0, 8)} among them`, load, [
        "busy",
      ]),
      allAnswered(unanswered),
      ...(await booksOf(cluster, load)),
    ];
  },
};

/**
 * Does something while the second of the calls processes and of the webs are of the former release, at the same ports;
 * afterwards they are of this one again.
 */
async function besideFormer<Seen>(
  { site, edge, home, envOf, atClose }: Cluster,
  { root }: Release,
  act: () => Promise<Seen>,
): Promise<Seen> {
  const presents = [site.calls[1], site.webs[1]].filter((each) => each !== undefined);
  const formers: SiteProcess[] = [];
  try {
    for (const { port, role, stop } of presents) {
      const kind = role === "web" ? "web" : "calls";
      const former = await createSiteProcess(home, `former-${kind}`, kind, () => envOf("house"), {
        port,
        root,
      });
      formers.push(former);
      atClose(() => former.kill());
      await stop();
      await former.start();
      await edge.seesAll();
    }
    return await act();
  } finally {
    for (const former of formers) if (former.isRunning()) await former.stop();
    for (const present of presents) await present.start();
    await edge.seesAll();
  }
}

/** Slips that went by the former release's processes, by the edge's log. */
function servedByFormer(log: string): Figure {
  const [byCalls, byWeb] = [slipsBy(log, "calls", "calls2"), slipsBy(log, "web_calls", "web2")];
  return {
    what: `of ${SLIPS} slips those by the calls process and by the web of release N−1`,
    seen: `${byCalls} and ${byWeb}`,
    must: "some of each",
    holds: byCalls > 0 && byWeb > 0,
  };
}

/** Slips that a backend's server has placed, in lines of haproxy's log. */
export function slipsBy(log: string, backend: string, server: string): number {
  const marks = [
    '"path":"/poy-api/poys.create"',
    '"status":200,',
    `"backend":"${backend}","server":"${server}"`,
  ];
  return log.split("\n").filter((line) => marks.every((mark) => line.includes(mark))).length;
}
