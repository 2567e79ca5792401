import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { GovernmentResult } from "@/lib/contract/results";
import { UPSTREAM_BEARER } from "@/lib/contract/upstream-bearer";
import type { Figure } from "../../sweep/figure";
import { onlyAnswers } from "../books";
import type { Cluster } from "../cluster";
import { type AwaitedResult, startReads } from "../read-rush";
import { judgeReads } from "../result-reads";
import type { Row } from "../row";
import { type Staff, signInStaff } from "../staff";
import { timeLimit } from "../time-limit";

/** Reads at all processes together; fewer for a quick try. */
const READS = Number(process.env.CLUSTER_READS || 100_000);
const RIGHT_MS = timeLimit(2_000);
/** Reading goes on so long after the confirmation. */
const AFTER_MS = 3 * RIGHT_MS;

/** Everybody looks for a result while two operators enter and confirm it. */
export const resultsRush: Row = {
  name: "L+",
  shows: `${READS} reads of a result around its confirmation, at every calls process and web`,
  on: "site",
  isLong: true,
  async run(cluster) {
    const round = await closedRound(cluster);
    const result = anyResult();
    const rush = startReads(cluster, { ...round, result }, READS);
    await rush.half();
    const confirmedMs = await enterAndConfirm(cluster, round.betId, result);
    await wait(AFTER_MS);
    const { reads, answers } = await rush.end();
    const verdicts = judgeReads(reads, confirmedMs, RIGHT_MS);
    const sumOf = (key: "wrong" | "stale" | "wentBack") =>
      verdicts.reduce((sum, verdict) => sum + verdict[key], 0);
    const noneOf = (what: string, seen: number): Figure => ({
      ...{ what, seen: String(seen), must: "0", holds: seen === 0 },
    });
    return [
      {
        what: `reads (${rush.perSecond().toFixed(0)} a second)`,
        seen: String(reads.length),
        must: String(READS),
        holds: reads.length >= READS,
      },
      onlyAnswers("answers beside them", { answers }, ["busy"]),
      noneOf("reads with a wrong result, or an empty one as final", sumOf("wrong")),
      noneOf("reads without the result after one at the same process had shown it", sumOf("wentBack")),
      {
        what: "time after the confirmation until no read at a process is without the result",
        seen: verdicts
          .map(({ place, lastWithoutMs }) => `${place} ${lastWithoutMs?.toFixed(0) ?? 0} ms`)
          .join(", "),
        must: `${RIGHT_MS} ms at each`,
        holds: sumOf("stale") === 0 && verdicts.every(({ right }) => right > 0),
      },
    ];
  },
};

/** The government's round that waits for its result, such as after the surge, or the open one, closed early. */
async function closedRound(cluster: Cluster): Promise<Omit<AwaitedResult, "result">> {
  const [origin = ""] = cluster.site.calls.map((each) => each.origin);
  const staff = await signInStaff(cluster, "admin01");
  const { betId, status } = await governmentRoundOf(staff, origin);
  if (status === "open")
    await staff.call(origin, "/operators.rounds.close", { betId, reason: "trial of a rush" });
  // Its own time comes with the close: nobody waits for it here.
  await cluster.postgres.query(
    `UPDATE round SET latest_close_at = close_at, figure_at = close_at WHERE bet_id = '${betId}'`,
  );
  const answer = await fetch(`${origin}/poy-api/bet-lists.one?id=${betId}`, {
    headers: { [UPSTREAM_BEARER]: cluster.secrets.UPSTREAM_SECRET },
  });
  const { data } = (await answer.json()) as { data: { resultDt: string } };
  return { betId, resultDt: data.resultDt };
}

interface ListedRound {
  betId: string;
  status: string;
}

/** One that is closed, else one that is open. @throws Error where there is neither */
async function governmentRoundOf(staff: Staff, origin: string): Promise<ListedRound> {
  for (const state of ["closed", "open"]) {
    const { items } = await staff.call(origin, "/operators.rounds.all", { betType: "gov", state });
    const [first] = items as ListedRound[];
    if (first) return first;
  }
  throw new Error("the government's lottery has no round that waits for a result");
}

const digits = (many: number) => String(randomInt(10 ** many)).padStart(many, "0");
const anyResult = (): GovernmentResult => ({
  first: digits(6),
  front3: [digits(3), digits(3)],
  back3: [digits(3), digits(3)],
  back2: digits(2),
});

/** One operator types the result, another confirms it, and the first approves where it pays much. @returns when it was done */
async function enterAndConfirm(cluster: Cluster, betId: string, result: GovernmentResult): Promise<number> {
  const [origin = ""] = cluster.site.calls.map((each) => each.origin);
  const [first, second] = [await signInStaff(cluster, "admin01"), await signInStaff(cluster, "admin02")];
  const { previewId } = await first.call(origin, "/operators.results.preview", { betId, result });
  const { state, approvalId } = await second.call(origin, "/operators.results.confirm", { previewId });
  if (state === "waiting") await first.call(origin, "/operators.approvals.approve", { id: approvalId });
  return performance.now();
}
