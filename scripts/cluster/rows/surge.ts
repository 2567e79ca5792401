import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { SECOND_MS } from "@/lib/domain/time/time";
import type { Figure } from "../../sweep/figure";
import { allAnswered, booksOf, onlyAnswers } from "../books";
import type { Cluster } from "../cluster";
import { type GovernmentRound, governmentRound, slipOn } from "../government-round";
import { createCrowd, type Member } from "../members";
import type { Row } from "../row";
import { placeTogether } from "../slip-groups";
import { openStraight, throughEdge } from "../slip-sender";
import { signInStaff } from "../staff";
import { type Surge, startSurge } from "../surge";
import { timeLimit } from "../time-limit";

/** Clients that are as many as the site can serve, and as there are in the surge. */
const BEFORE = 64;
const IN_SURGE = 10 * BEFORE;
/** By the edge and the webs, as browsers send, instead of at the calls processes: there the webs are what is full. */
const BY_EDGE = process.env.CLUSTER_SURGE === "edge";
const LINES = 5;
const NUMBERS = 1_000;
const WARM_MS = 10 * SECOND_MS;
const BEFORE_MS = 15 * SECOND_MS;
const SURGE_MS = 30 * SECOND_MS;
const LEAST_SHARE = 0.8;
const GIVE_UP_MS = timeLimit(60 * SECOND_MS);
/** How often the round is looked at until it is closed. */
const LOOK_MS = 50;
const CLOSED_MS = timeLimit(30 * SECOND_MS);

/** Ten times as many clients in the last half minute before a round's close. */
export const surge: Row = {
  name: "H",
  shows: `${IN_SURGE} clients instead of ${BEFORE} in the last ${SURGE_MS / SECOND_MS} s before a close`,
  on: "site",
  isLong: true,
  async run(cluster) {
    await placeTogether(cluster, 64);
    const members = await createCrowd(cluster, IN_SURGE);
    const round = await governmentRound(members[0] as Member);
    const sender = BY_EDGE ? throughEdge : openStraight(cluster, IN_SURGE);
    try {
      const closeMs = await closeSoon(cluster, round);
      const surgeMs = closeMs - SURGE_MS;
      const logged = readFileSync(cluster.edge.logFile, "utf8").length;
      const load = startSurge({
        members,
        // Before the surge all members take turns: their slips so far are what a member's next slip costs.
        memberOf: (client, turn) =>
          members[Date.now() < surgeMs ? (client + turn * BEFORE) % IN_SURGE : client] as Member,
        slip: () => slipOn(round, NUMBERS, LINES),
        send: sender.send,
        giveUpMs: GIVE_UP_MS,
      });
      load.join(BEFORE);
      await wait(surgeMs - Date.now());
      load.join(IN_SURGE - BEFORE);
      const atClose = slipsAtClose(cluster, round.betId);
      const unanswered = await load.end();
      return [
        shareOf(load, surgeMs, closeMs),
        onlyAnswers("answers beside acknowledgements", load, ["busy", "round-closed"]),
        allAnswered(unanswered),
        takenOut(readFileSync(cluster.edge.logFile, "utf8").slice(logged)),
        await lateSlips(cluster, round.betId, await atClose),
        ...(await booksOf(cluster, load)),
      ];
    } finally {
      await sender.close();
      for (const member of members) await member.leave();
      cluster.settings.SLIPS_A_GROUP = "1";
    }
  },
};

/** An operator moves the round's close to soon. @returns the close, ms since 1970 */
async function closeSoon(cluster: Cluster, { betId, resultTime }: GovernmentRound): Promise<number> {
  const staff = await signInStaff(cluster, "admin01");
  const closeMs = Math.ceil((Date.now() + WARM_MS + BEFORE_MS + SURGE_MS) / SECOND_MS) * SECOND_MS;
  await staff.call(cluster.site.calls[0]?.origin ?? "", "/operators.rounds.reschedule", {
    ...{ betId, reason: "trial of a surge", closeTime: new Date(closeMs).toISOString() },
    resultTime: new Date(Math.max(closeMs, resultTime * SECOND_MS)).toISOString(),
  });
  return closeMs;
}

function shareOf(load: Surge, surgeMs: number, closeMs: number): Figure {
  const before = load.perSecond(surgeMs - BEFORE_MS, surgeMs);
  const during = load.perSecond(surgeMs, closeMs);
  const share = during / before;
  return {
    what: `slips a second by ${IN_SURGE} clients, against those by ${BEFORE} just before`,
    seen: `${share.toFixed(2)} (${during.toFixed(0)} and ${before.toFixed(0)})`,
    must: String(LEAST_SHARE),
    holds: share >= LEAST_SHARE,
  };
}

/** Processes that are full are not down: what haproxy takes out leaves the others with more. */
export function takenOut(log: string): Figure {
  const servers = new Set([...log.matchAll(/Server (\S+) is DOWN/g)].map(([, server]) => server));
  return {
    what: "processes that the edge took for down",
    seen: servers.size === 0 ? "none" : [...servers].join(", "),
    must: "none",
    holds: servers.size === 0,
  };
}

/** Slips of the round when it is first seen as closed, from when on none may come. */
async function slipsAtClose({ postgres }: Cluster, betId: string): Promise<number | null> {
  const deadline = Date.now() + SURGE_MS + CLOSED_MS;
  for (; Date.now() < deadline; await wait(LOOK_MS)) {
    const [row] = await postgres.query<{ slips: string }>(
      `SELECT count(p.poy_id) AS slips FROM round r LEFT JOIN poy p ON p.bet_id = r.bet_id
        WHERE r.bet_id = '${betId}' AND r.status <> 'open' GROUP BY r.bet_id`,
      "house",
    );
    if (row) return Number(row.slips);
  }
  return null;
}

async function lateSlips({ postgres }: Cluster, betId: string, atClose: number | null): Promise<Figure> {
  const [row] = await postgres.query<{ slips: string; late: string; margin: string }>(
    `SELECT count(p.poy_id) AS slips, count(p.poy_id) FILTER (WHERE p.created_at >= r.close_at) AS late,
        round(extract(epoch FROM min(r.close_at) - max(p.created_at)) * 1000) AS margin
      FROM round r JOIN poy p ON p.bet_id = r.bet_id WHERE r.bet_id = '${betId}'`,
    "house",
  );
  const after = atClose === null ? null : Number(row?.slips) - atClose;
  return {
    what: "slips of the time after the close, and such as were added once the round was closed",
    seen: `${row?.late} and ${after ?? "never closed"}; the last one ${row?.margin} ms before the close`,
    must: "0 and 0",
    holds: Number(row?.late) === 0 && after === 0,
  };
}
