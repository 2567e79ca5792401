import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { brokenLaws } from "@/tests/support/database/ledger";
import { connectAsIs } from "@/upstream/db/connect";
import type { Figure } from "../../sweep/figure";
import type { Cluster } from "../cluster";
import { bettors, people } from "../fill/bettors";
import { fillDatabase } from "../fill/fill-database";
import {
  type LargeRound,
  LINES,
  PAYS,
  plannedLines,
  plannedSlips,
  RESULT,
  winnersOf,
} from "../fill/large-round";
import { exposures, money, slips } from "../fill/planned-slips";
import { type OwnSite, openOwnSite, planRounds, signUp } from "../own-site";
import type { Row } from "../row";
import { signInStaff } from "../staff";
import { timeLimit } from "../time-limit";
import { longest, type Seen, watchTransactions } from "../watch-transactions";

const SLIPS = 200_000;
const MEMBERS = 20_000;
const CREDIT = 1_000_000_00;
const BET_EVERY_MS = 50;
const MOST_TRANSACTION_MS = 5_000;
const MOST_WAIT_MS = 1_000;
const MOST_SHARE = 0.35;
const SETTLED_WITHIN_MS = 10 * 60_000;
const DATABASE = "settlement";

/** One large round is settled by the jobs while a member who wins in each of its blocks goes on betting. */
export const largeSettlement: Row = {
  name: "I",
  shows: `${SLIPS} slips of ${LINES} lines are settled in steps while a winner bets`,
  on: "empty",
  isLong: true,
  async run(cluster) {
    const { postgres } = cluster;
    const site = await openOwnSite(cluster, DATABASE);
    try {
      await site.calls.start();
      const [betId = "", other = ""] = await planRounds(site, cluster, 2);
      const round: LargeRound = { betId, betGroup: "stock", slips: SLIPS, members: MEMBERS };
      const winner = await signUp(site, "winner0001");
      const { port } = postgres.primary();
      await fillDatabase(port, DATABASE, [
        people(MEMBERS),
        bettors(winner.uuid),
        plannedSlips(round),
        ...[slips, plannedLines, exposures(), money(CREDIT)],
        // The nightly check of the ledger is not due while the settlement is measured.
        "INSERT INTO ledger_check (kind, until_movement) VALUES ('whole', 0)",
      ]);
      const updateMs = await updateOfLines(cluster);
      const figures = await settle(cluster, site, { round, other, token: winner.token, updateMs });
      return [...figures, ...(await whatWasPaid(cluster, round))];
    } finally {
      await site.close();
    }
  },
};

/** How long all lines take to be written once more, on a copy with the same indexes and without triggers, ms. */
async function updateOfLines({ postgres }: Cluster): Promise<number> {
  for (const statement of [
    "CREATE TABLE line_copy (LIKE poy_line INCLUDING ALL)",
    "INSERT INTO line_copy SELECT * FROM poy_line",
    "VACUUM ANALYZE line_copy",
    "CHECKPOINT",
  ])
    await postgres.query(statement, DATABASE);
  const startMs = performance.now();
  await postgres.query("UPDATE line_copy SET price = price", DATABASE);
  const tookMs = performance.now() - startMs;
  for (const statement of ["DROP TABLE line_copy", "CHECKPOINT"]) await postgres.query(statement, DATABASE);
  return tookMs;
}

interface Settled {
  round: LargeRound;
  other: string;
  token: string;
  updateMs: number;
}

/** Closes the round, sets its result as two operators do, and watches until its rewards are paid, too. */
async function settle(
  cluster: Cluster,
  site: OwnSite,
  { round, other, token, updateMs }: Settled,
): Promise<Figure[]> {
  const { betId } = round;
  const desk = { site: { calls: [site.calls] }, secrets: cluster.secrets };
  const first = await signInStaff(desk, "admin01");
  const second = await signInStaff(desk, "admin02");
  const { origin } = site.calls;
  await first.call(origin, "/operators.rounds.close", { betId, reason: "trial of a settlement" });
  // Its own time comes with the close: nobody waits for it here.
  await cluster.postgres.query(
    `UPDATE round SET latest_close_at = close_at, figure_at = close_at WHERE bet_id = '${betId}'`,
    site.database,
  );
  const entry = { betId, result: RESULT };
  await first.call(origin, "/operators.results.preview", entry);
  const { previewId } = await second.call(origin, "/operators.results.preview", entry);
  const watch = await watchTransactions(cluster.postgres.primary().port, site.database);
  const bets = startBets(site, other, token);
  await second.call(origin, "/operators.results.confirm", { previewId });
  await site.jobs.start();
  await untilRewarded(cluster, betId);
  const waits = await bets.end();
  const seen = await watch.end();
  return [...waitsOf(waits), transactionsOf(seen), shareOf(blocksOf(seen), updateMs)];
}

interface Waits {
  /** Of the slips that were accepted */
  tookMs: readonly number[];
  refusals: readonly string[];
}

/** A slip every so often, each sent when it is due, whether or not the one before it has been answered. */
function startBets(site: OwnSite, betId: string, token: string): { end(): Promise<Waits> } {
  const tookMs: number[] = [];
  const refusals: string[] = [];
  const sent: Promise<void>[] = [];
  let isOver = false;
  const bet = async () => {
    const startMs = performance.now();
    const number = String(randomInt(1_000)).padStart(3, "0");
    const line = { ref: "l1", add: 1, option: "teng_bon_3", number, price: 1, multiply: 1 };
    const body = { betId, lines: [line] };
    const { status, code } = await site.call({
      ...{ path: "/poy-api/poys.create", body, token, key: randomUUID() },
    });
    if (status === 200) tookMs.push(performance.now() - startMs);
    else refusals.push(code ?? String(status));
  };
  const work = (async () => {
    while (!isOver) {
      sent.push(bet().catch((error: Error) => void refusals.push(String(error))));
      await wait(BET_EVERY_MS);
    }
  })();
  return {
    async end() {
      isOver = true;
      await work;
      await Promise.all(sent);
      return { tookMs, refusals };
    },
  };
}

async function untilRewarded({ postgres }: Cluster, betId: string): Promise<void> {
  const deadline = Date.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const done = await postgres.query(
      `SELECT 1 FROM round_reward JOIN round USING (bet_id) WHERE bet_id = '${betId}' AND status = 'settled'`,
      DATABASE,
    );
    if (done.length > 0) return;
    if (Date.now() > deadline) throw new Error("the round was not settled in time");
    await wait(100);
  }
}

/** The transactions of the settlement's own blocks, without rewards. */
const blocksOf = (seen: readonly Seen[]): Seen[] =>
  seen.filter(({ statements }) =>
    [...statements].some((text) => /begin_settlement|pay_winners|end_losers|end_settlement/.test(text)),
  );

function waitsOf({ tookMs, refusals }: Waits): Figure[] {
  const most = Math.max(...tookMs);
  return [
    {
      what: `longest wait of a winner's bet, of ${tookMs.length} during the settlement`,
      seen: `${most.toFixed(0)} ms${refusals.length > 0 ? `; refused: ${refusals.length} (${refusals[0]})` : ""}`,
      must: `${timeLimit(MOST_WAIT_MS)} ms, none refused`,
      holds: tookMs.length > 0 && most <= timeLimit(MOST_WAIT_MS) && refusals.length === 0,
    },
  ];
}

function transactionsOf(seen: readonly Seen[]): Figure {
  const most = longest(seen);
  const text = [...(most?.statements ?? [])].at(-1)?.replaceAll(/\s+/g, " ").slice(0, 60);
  return {
    what: "longest transaction of the service from the result to the rewards",
    seen: most ? `${most.ageMs.toFixed(0)} ms (${text})` : "none was seen",
    must: `${timeLimit(MOST_TRANSACTION_MS)} ms`,
    holds: most !== undefined && most.ageMs <= timeLimit(MOST_TRANSACTION_MS),
  };
}

function shareOf(blocks: readonly Seen[], updateMs: number): Figure {
  const sumMs = blocks.reduce((sum, { ageMs }) => sum + ageMs, 0);
  const share = sumMs / updateMs;
  return {
    what: "all blocks together, against UPDATE poy_line SET price = price on a copy without triggers",
    seen: `${share.toFixed(2)} (${blocks.length} blocks, ${(sumMs / 1_000).toFixed(1)} s and ${(updateMs / 1_000).toFixed(1)} s)`,
    must: `${MOST_SHARE}`,
    holds: blocks.length > 1 && share <= MOST_SHARE,
  };
}

/** What became of the round's slips and money. */
async function whatWasPaid({ postgres }: Cluster, round: LargeRound): Promise<Figure[]> {
  const [sums] = await postgres.query<{ won: number; lost: number; others: number; paid: number }>(
    `SELECT count(*) FILTER (WHERE status = 'won' AND win = ${PAYS})::int AS won,
      count(*) FILTER (WHERE status = 'lost' AND win = 0)::int AS lost,
      count(*) FILTER (WHERE (status, win) NOT IN (('won', ${PAYS}), ('lost', 0)))::int AS others,
      (SELECT count(*)::int FROM movement m JOIN entry e ON e.movement = m.id AND e.amount = ${PAYS}
        JOIN poy w ON w.poy_id = m.ref::uuid AND w.status = 'won'
        JOIN account a ON a.id = e.account AND a.owner = w.member AND a.kind = 'cash'
        WHERE m.kind = 'WIN_STOCK') AS paid
    FROM poy WHERE bet_id = '${round.betId}'`,
    DATABASE,
  );
  const winners = winnersOf(round);
  // Of a ledger that had no wins before the planner expects none, and joins the laws' slips to them one by one.
  await postgres.query("ANALYZE", DATABASE);
  const databaseUrl = `postgres://postgres@127.0.0.1:${postgres.primary().port}/${DATABASE}`;
  const { db, close } = await connectAsIs({ databaseUrl, poolSize: 2 });
  const broken = await brokenLaws(db).finally(close);
  const losers = round.slips - winners;
  return [
    {
      what: "slips that won, that lost, that are neither; winners paid exactly, each once",
      seen: `${sums?.won}, ${sums?.lost}, ${sums?.others}; ${sums?.paid}`,
      must: `${winners}, ${losers}, 0; ${winners}`,
      holds: sums?.won === winners && sums.lost === losers && sums.others === 0 && sums.paid === winners,
    },
    {
      what: "broken laws of the ledger",
      seen: broken.length === 0 ? "0" : broken.join("; "),
      must: "0",
      holds: broken.length === 0,
    },
  ];
}
