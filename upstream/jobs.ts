/**
 * Work that falls due with the clock. A job is taken with SKIP LOCKED and marked done in the transaction of
 * its own writes: killed in between, it is due again; run by two processes, it happens once.
 */
import type { Logger } from "pino";
import { MINUTE_MS } from "@/lib/domain/time/time";
import { endIfOver } from "./approvals/end-approval";
import { startHeartbeat } from "./clock/heartbeat";
import { nowMs } from "./clock/now";
import { type Handler, type Lane, runOne } from "./clock/run-job";
import { createWorker } from "./clock/worker";
import type { UpstreamEnv } from "./config/env";
import { JOB_MS } from "./db/limits";
import { allowLonger } from "./db/pool";
import type { Database, Tx } from "./db/tx";
import { expireDeposits } from "./deposits/end-deposit";
import { giveUpUnconfirmed } from "./deposits/ingest-coin-transfer";
import { type DueWork, dueWork } from "./due-work";
import { closeForgottenRounds } from "./partners/close-forgotten";
import { forgetBlock, planForgetting } from "./retention/forget";
import { settleOrHold } from "./round-control/pay-round";
import { enqueueRoundEvents } from "./rounds/enqueue-round-events";
import { findRound } from "./rounds/find-round";
import { planRounds } from "./rounds/plan-rounds";
import { moveRound } from "./rounds/set-round-status";
import { planRoundSums, sumRounds } from "./rounds/sum-rounds";
import { drawDemo } from "./settlement/demo-draw";
import { addPastDraws } from "./settlement/past-draws";
import { payRewards } from "./settlement/pay-rewards";
import { endLosers } from "./settlement/settle-round";
import { planSums, sumBlock } from "./turnovers/sum-turnovers";
import type { Beacon } from "./yeekee/beacon";
import { shootDemos } from "./yeekee/demo-shooters";
import { drawShots } from "./yeekee/draw-shots";
import { openDraws } from "./yeekee/draws";
import { freezeShots, voidMissed } from "./yeekee/freeze-shots";
import { payRankPrizes } from "./yeekee/pay-rank-prizes";

const handlersOf = (log: Logger): Record<string, Handler> => ({
  open: (tx, betId) => enqueueRoundEvents(tx, betId),
  close: async (tx, betId) => {
    const row = await findRound(tx, betId, true);
    if (row.status === "open" || row.status === "suspended") await moveRound(tx, row, "closed", row.reason);
  },
  "demo-draw": (tx, betId, now) => drawDemo(tx, betId, now),
  settle: (tx, betId, _now, cursor) => settleOrHold(tx, betId, cursor),
  "settle-lost": (tx, betId, _now, cursor) => endLosers(tx, betId, cursor),
  freeze: (tx, betId, now) => freezeShots(tx, betId, now, log),
  draw: (tx, betId, now) => drawShots(tx, betId, now),
  "rank-prizes": (tx, betId) => payRankPrizes(tx, betId),
  "approval-end": (tx, id) => endIfOver(tx, { id }),
  rewards: (tx, betId) => payRewards(tx, betId),
  forget: (tx, name, now) => forgetBlock(tx, name, now),
  "sum-turnovers": (tx, _ref, now, cursor) => sumBlock(tx, now, cursor),
  "sum-rounds": (tx, _ref, now) => sumRounds(tx, now),
});

/** What follows a result. It may take many transactions, so that nothing else waits for it. */
const settlements: Lane = { only: ["settle", "settle-lost", "rank-prizes", "rewards"] };
const freezing: Lane = { only: ["freeze"] };
const everythingElse: Lane = { without: [...(settlements.only ?? []), ...(freezing.only ?? [])] };

const minuteOf = ({ now }: DueWork) => Math.floor(now / MINUTE_MS);

const TICK_MS = 500;
/** Freezes are looked for this often, beside all else: a list that is out late counts as late in public. */
const FREEZE_TICK_MS = 200;

export interface Jobs {
  /**
   * Runs everything that is due. Asked during a run, it waits and looks again, once for all who asked meanwhile.
   * A part that fails holds up no other: it is logged, tried again by the next tick, and told here by throwing at
   * the end.
   */
  runDue(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

interface JobsParts {
  db: Database;
  env: UpstreamEnv;
  log: Logger;
  publish(): void;
  /** The public randomness that enters the draws of shots; null for none. */
  beacon: Pick<Beacon, "timing"> | null;
}

export function createJobs({ db, env, log, publish, beacon }: JobsParts): Jobs {
  const handlers = handlersOf(log);
  let plannedMinute = 0;
  const presence = startHeartbeat(db, log);
  const freezes = createWorker({
    run: freezeAll,
    everyMs: FREEZE_TICK_MS,
    failed: (error) => log.error({ err: error, part: "freezes" }, "a repeated part failed"),
  });
  const settling = createWorker({
    run: settleAll,
    everyMs: TICK_MS,
    failed: (error) => log.error({ err: error, part: "settlements" }, "a repeated part failed"),
  });
  const ticks = createWorker({
    run: runAll,
    everyMs: TICK_MS,
    // Each part that failed is in the log by now.
    failed: () => undefined,
  });

  async function freezeAll(): Promise<void> {
    // First, so that a list which is frozen below knows of an absence.
    await presence.beat();
    let isFrozen = false;
    while (await runOne(db, log, handlers, freezing)) isFrozen = true;
    if (isFrozen) publish();
  }

  async function settleAll(): Promise<void> {
    while (await runOne(db, log, handlers, settlements)) publish();
  }

  async function runAll(): Promise<void> {
    const failed: string[] = [];
    async function part(name: string, work: () => Promise<unknown>): Promise<void> {
      try {
        await work();
      } catch (error) {
        log.error({ err: error, part: name }, "a part of the tick failed");
        failed.push(name);
      }
    }
    const write = (run: (tx: Tx, now: number) => Promise<unknown>) =>
      db.transaction(async (tx) => {
        await allowLonger(tx, JOB_MS);
        return run(tx, await nowMs(tx));
      });
    let due: DueWork | null;
    /** Null where it fails: every part looks for itself then. */
    const look = async () => {
      let found: DueWork | null = null;
      await part("look", async () => {
        found = await dueWork(db);
      });
      return found;
    };
    const isDue = (name: keyof DueWork) => !due || Boolean(due[name]);

    // First, so that a list which is frozen below knows of an absence.
    await part("presence", () => presence.beat());
    due = await look();
    if (isDue("deposits")) await part("deposits", () => write(expireDeposits));
    if (isDue("coins")) await part("coins", () => write(giveUpUnconfirmed));
    if (isDue("gameRounds")) await part("game rounds", () => closeForgottenRounds(db));
    const minute = due && minuteOf(due);
    if (minute === null || minute !== plannedMinute) {
      await part("plan", async () => {
        await write((tx, now) => planRounds(tx, now, env.DEMO_FEED));
        await write(planForgetting);
        await write(planSums);
        await write(planRoundSums);
        if (env.DEMO_FEED) await write(addPastDraws);
        plannedMinute = minute ?? 0;
      });
      // Planned rounds may have opened.
      due = await look();
    }
    if (isDue("draws")) {
      await part("draws", async () => {
        const chain = beacon && (await beacon.timing());
        await write((tx) => openDraws(tx, chain, env.TEST_CLOCK ? env.TEST_DRAW_STEPS : null));
      });
      // Demo shooters shoot in rounds that are sealed.
      due = await look();
    }
    if (env.DEMO_SHOOTERS && isDue("demoShots")) await part("demo shooters", () => write(shootDemos));
    // Last before the jobs, which would take them one by one.
    if (isDue("missedRounds")) await part("missed rounds", () => write(voidMissed));
    await part("freezes", freezes.run);
    await part("jobs", async () => {
      while (await runOne(db, log, handlers, everythingElse));
    });
    publish();
    if (failed.length > 0) throw new Error(`failed in this tick: ${failed.join(", ")}`);
  }

  return {
    async runDue() {
      try {
        await ticks.run();
      } finally {
        await settling.run();
      }
    },
    start() {
      ticks.start();
      presence.start();
      freezes.start();
      settling.start();
    },
    async stop() {
      await Promise.all([ticks.stop(), freezes.stop(), settling.stop(), presence.stop()]);
    },
  };
}
