import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { pgbenchSlips } from "../../../testing/pgbench-slips.mjs";
import type { Figure } from "../../sweep/figure";
import type { Cluster } from "../cluster";
import { inDatabaseFolder } from "../engines/postgres";
import { type GovernmentRound, governmentRound, OPTION, slipOn } from "../government-round";
import { createCrowd, type Member } from "../members";
import { measurePace, type Pace } from "../pace";
import type { Row } from "../row";
import { placeTogether } from "../slip-groups";
import { openStraight, type SlipSender } from "../slip-sender";
import { signInStaff } from "../staff";

const MEMBERS = 64;
const SECONDS = 6;
const LINES = 5;
const NUMBERS = 1_000;
const POPULAR = 3;
const SUSPENSIONS = 3;
const MOST_WAIT_MS = 1_000;
const SHARE = 0.8;
const MOST_P99_MS = 250;

/** One round in its last minute: everybody bets on it, many on the same numbers, and an operator has to get in. */
export const hotRound: Row = {
  name: "G",
  shows: "one round: slips by calls beside the statement alone, popular numbers, an operator's lock, p99",
  on: "site",
  isLong: true,
  async run(cluster) {
    const { settings, postgres } = cluster;
    await placeTogether(cluster, 64);
    const members = await createCrowd(cluster, MEMBERS);
    const round = await governmentRound(members[0] as Member);
    const { betId, rate } = round;
    const straight = openStraight(cluster, MEMBERS);
    const send = sender(straight, members, round);
    const statement = (clients: number) =>
      pgbenchSlips(
        inDatabaseFolder("pgbench"),
        `postgres://postgres@127.0.0.1:${postgres.primary().port}/house`,
        {
          ...{ betId, rate, option: OPTION, lines: LINES, numbers: NUMBERS },
          members: members.map(({ uuid }) => uuid),
        },
        { clients, seconds: SECONDS / 2 },
      );
    try {
      await measurePace(send(NUMBERS), { clients: 16, seconds: SECONDS / 2 });
      const figures: Figure[] = [];
      let best = 0;
      for (const clients of [16, MEMBERS]) {
        const before = await statement(clients);
        const spread = await measurePace(send(NUMBERS), { clients, seconds: SECONDS });
        const popular = await measurePace(send(POPULAR), { clients, seconds: SECONDS });
        const alone = (before + (await statement(clients))) / 2;
        best = spread.perSecond;
        figures.push(
          ratio(`slips by calls at ${clients} clients, against pgbench of the statement`, spread, alone, 0.9),
          ratio(
            `${POPULAR} popular numbers at ${clients} clients, against all`,
            popular,
            spread.perSecond,
            0.8,
          ),
        );
      }
      figures.push(
        await suspensions(cluster, betId, () =>
          measurePace(send(NUMBERS), { clients: MEMBERS, seconds: 10 }),
        ),
      );
      const paced = await measurePace(send(NUMBERS), {
        ...{ clients: MEMBERS, seconds: SECONDS, perSecond: best * SHARE },
      });
      figures.push({
        what: `p99 at ${(best * SHARE).toFixed(0)} slips a second, ${SHARE * 100} % of the most`,
        seen: `${paced.p99Ms.toFixed(0)} ms at ${paced.perSecond.toFixed(0)} a second${refused(paced)}`,
        must: `${MOST_P99_MS} ms`,
        holds: paced.p99Ms <= MOST_P99_MS,
      });
      return figures;
    } finally {
      await straight.close();
      for (const member of members) await member.leave();
      settings.SLIPS_A_GROUP = "1";
    }
  },
};

/** Slips of a client's member on the first so many numbers. */
const sender =
  (straight: SlipSender, members: readonly Member[], round: GovernmentRound) =>
  (numbers: number) =>
  async (client: number): Promise<string | null> => {
    const slip = slipOn(round, numbers, LINES);
    const { status, code } = await straight.send(client, members[client] as Member, slip, randomUUID());
    return status === 200 ? null : (code ?? String(status));
  };

const refused = ({ refusals }: Pace): string =>
  refusals.size === 0
    ? ""
    : `; refused: ${[...refusals].map(([code, many]) => `${code} ${many}`).join(", ")}`;

function ratio(what: string, pace: Pace, against: number, least: number): Figure {
  const share = pace.perSecond / against;
  return {
    what,
    seen: `${share.toFixed(2)} (${pace.perSecond.toFixed(0)} and ${against.toFixed(0)} a second)${refused(pace)}`,
    must: `${least}`,
    holds: share >= least,
  };
}

/** How long an operator waits for the round while everybody bets on it; what is bet meanwhile is refused. */
async function suspensions(cluster: Cluster, betId: string, bet: () => Promise<Pace>): Promise<Figure> {
  const staff = await signInStaff(cluster, "admin01");
  const origin = cluster.site.calls[0]?.origin ?? "";
  const load = bet();
  const tookMs: number[] = [];
  for (let time = 0; time < SUSPENSIONS; time++) {
    await wait(1_000);
    const startMs = performance.now();
    await staff.call(origin, "/operators.rounds.suspend", { betId, reason: "trial of the lock" });
    tookMs.push(performance.now() - startMs);
    await staff.call(origin, "/operators.rounds.resume", { betId, reason: "trial of the lock" });
  }
  await load;
  return {
    what: `an operator's suspension of the round under ${MEMBERS} clients`,
    seen: `${tookMs.map((ms) => ms.toFixed(0)).join(", ")} ms`,
    must: `each ${MOST_WAIT_MS} ms`,
    holds: tookMs.every((ms) => ms <= MOST_WAIT_MS),
  };
}
