/** What a process with jobs does by itself: everything that falls due, draws, payouts, checks, messages to devices. */
import type { Bus } from "./bus/bus";
import type { Dependencies } from "./http/services";
import { createJobs } from "./jobs";
import { watchLedger } from "./ledger/watch-ledger";
import { sendLine } from "./notices/send-line";
import { sendMessages } from "./notices/send-messages";
import type { Outside } from "./outside";
import { watchPayouts } from "./withdrawals/pay-approved";
import { watchBeacons } from "./yeekee/watch-beacons";
import { createDrawEngine, type DrawEngine } from "./yeekee/work/draw-engine";
import { reportWork } from "./yeekee/work/report-work";

export interface Background extends Pick<DrawEngine, "stepsDone" | "drain"> {
  /** Runs the jobs and payouts that are due now. @throws where a part of them failed */
  runDue(): Promise<void>;
  /** Sends the messages that are queued; returns at once. */
  nudge(): void;
  start(): void;
  /** Starts nothing more and waits for what is under way. */
  stop(): Promise<void>;
  /** Waits for the messages that are being sent; the others stay queued. */
  idle(): Promise<void>;
}

interface BackgroundParts {
  dependencies: Dependencies;
  bus: Bus;
  outside: Outside;
}

export function openBackground({ dependencies, bus, outside }: BackgroundParts): Background {
  const { db, env, log, publish } = dependencies;
  const { beacon, messenger, line, payouts: bank } = outside;
  const push = {
    send: (channel: string, event: string, data: string) =>
      void bus.tell("events", [{ kind: "event", channel, event, data }]),
  };
  const messages = messenger && sendMessages({ db, messenger, log });
  const lineMessages = line && sendLine({ db, messenger: line, log, siteOrigin: env.SITE_ORIGIN });
  const jobs = createJobs({ db, env, log, publish, beacon });
  const draws = createDrawEngine({ db, log, publish, tell: reportWork(push) });
  const beacons = beacon && watchBeacons({ db, beacon, log, wake: runDue });
  if (!bank) log.warn("no bank pays out: approved withdrawals wait");
  const payouts = bank && watchPayouts({ db, payouts: bank, log, publish });
  const ledger = watchLedger(db, log);

  async function runDue(): Promise<void> {
    await jobs.runDue();
    await payouts?.look();
  }

  return {
    runDue,
    stepsDone: draws.stepsDone,
    drain: draws.drain,
    nudge() {
      messages?.nudge();
      lineMessages?.nudge();
    },
    start() {
      jobs.start();
      draws.start();
      beacons?.start();
      payouts?.start();
      // Under the test clock days pass in seconds: tests look at the books themselves.
      if (!env.TEST_CLOCK) ledger.start();
    },
    async stop() {
      await draws.stop();
      await beacons?.stop();
      await payouts?.stop();
      await ledger.stop();
      await jobs.stop();
    },
    async idle() {
      await messages?.stop();
      await lineMessages?.stop();
    },
  };
}
