import { setTimeout as wait } from "node:timers/promises";
import type { Cluster } from "../cluster";
import { createMember, visitorFrom } from "../members";
import type { Row } from "../row";
import { signInStaff } from "../staff";
import { presenceSocket } from "./push-everywhere";

/** `visitors.identify`, per address and minute. */
const LIMIT = 60;
const SENT = 2 * LIMIT;
const PATIENCE_MS = 10_000;

/** A limit is the site's and not a process's; and a member is one, however many processes hold their pages. */
export const sharedLimits: Row = {
  name: "C",
  shows: `a limit of ${LIMIT} over two processes; a member counts once online`,
  on: "site",
  async run(cluster) {
    const { edge, site } = cluster;
    const { pool, visitor } = visitorFrom(edge.origin, "127.1.9.9");
    const statuses: number[] = [];
    for (let sent = 0; sent < SENT; sent++) {
      const body = { device: { trial: "limits" }, pageName: "main" };
      statuses.push((await visitor.call("/api/visitors.identify", body)).status);
    }
    await pool.destroy();
    const passed = statuses.filter((status) => status === 200).length;
    const limited = statuses.filter((status) => status === 429).length;

    const member = await createMember(cluster);
    const pages = await Promise.all(site.pushes.map(({ origin }) => presenceSocket(origin, member)));
    const counts = await onlineAt(cluster);
    for (const page of pages) page.close();
    await member.leave();
    return [
      {
        what: `of ${SENT} calls from one address that pass`,
        seen: `${passed} pass, ${limited} are refused as rate-limited`,
        must: `${LIMIT} and ${SENT - LIMIT}`,
        holds: passed === LIMIT && limited === SENT - LIMIT,
      },
      {
        what: "a member with a page at each push process counts, as told by each calls process",
        seen: counts.join(" and "),
        must: "1 and 1",
        holds: counts.length === site.calls.length && counts.every((count) => count === 1),
      },
    ];
  },
};

/** Members online by each calls process; waits for the news of the sockets to arrive there. */
async function onlineAt(cluster: Cluster): Promise<number[]> {
  const staff = await signInStaff(cluster, "staff01");
  const read = () =>
    Promise.all(
      cluster.site.calls.map(async ({ origin }) =>
        Number((await staff.call(origin, "/operators.ccu")).users),
      ),
    );
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const counts = await read();
    if (counts.every((count) => count === 1) || Date.now() > deadline) return counts;
    await wait(100);
  }
}
