import { setTimeout as wait } from "node:timers/promises";
import { allAnswered, booksOf, onlyAnswers } from "../books";
import { startLoad } from "../load";
import { createMembers } from "../members";
import type { Row } from "../row";
import { timeLimit } from "../time-limit";

const MEMBERS = 8;
const SLIPS = 25;
const FROZEN_MS = 20_000;
const MOST_MS = timeLimit(3_000);
const MOST_GAP_MS = timeLimit(5_000);

/** The pooler holds its connections and answers nothing, as when a network loses packets. */
export const frozenPooler: Row = {
  name: "E",
  shows: `the pooler is frozen for ${FROZEN_MS / 1_000} s`,
  on: "site",
  async run(cluster) {
    const { pooler, site } = cluster;
    const members = await createMembers(cluster, MEMBERS);
    const load = startLoad(members);
    await load.moreSlips(SLIPS);
    load.beginPhase();
    pooler.signal("SIGSTOP");
    try {
      await wait(FROZEN_MS);
    } finally {
      pooler.signal("SIGCONT");
    }
    const slowestMs = load.slowestMs();
    const answers = onlyAnswers("answers while it is frozen", load, ["busy"]);
    const busy = load.answers.get("busy") ?? 0;
    const sinceMs = Date.now();
    await load.moreSlips(SLIPS);
    const gapMs = load.longestGapMs(sinceMs);
    const unanswered = await load.end();
    for (const member of members) await member.leave();
    const all = [...site.calls, ...site.pushes, site.jobs, ...site.webs];
    const dead = all.filter((each) => !each.isRunning()).map(({ name }) => name);
    return [
      answers,
      {
        what: "slowest answer while it is frozen",
        seen: `${slowestMs.toFixed(0)} ms, ${busy} busy`,
        must: `${MOST_MS} ms, some busy`,
        holds: slowestMs <= MOST_MS && busy > 0,
      },
      {
        what: "first slip afterwards",
        seen: `${gapMs} ms`,
        must: `${MOST_GAP_MS} ms`,
        holds: gapMs <= MOST_GAP_MS,
      },
      {
        what: "processes that ended over it",
        seen: dead.join(", ") || "none",
        must: "none",
        holds: dead.length === 0,
      },
      allAnswered(unanswered),
      ...(await booksOf(cluster, load)),
    ];
  },
};
