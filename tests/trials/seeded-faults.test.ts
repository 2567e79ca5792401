import { appendFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOUR_MS } from "@/lib/domain/time/time";
import type { SeedFigures } from "@/scripts/sweep/proof/seeds";
import { databases, serversAlone } from "../support/database";
import { fates } from "../support/faults/faulty-pool";
import { runSeed, type SeedReport } from "../support/faults/run-seed";
import { openWarmBank, type WarmBank } from "../support/faults/warm-bank";

/** This many seeds from SEED on, or as many as fit into SEED_SECONDS; `npm run sweep -- proof seeds` runs 3,000. */
const SEEDS = Number(process.env.SEEDS || 12);
const SECONDS = Number(process.env.SEED_SECONDS || Number.POSITIVE_INFINITY);
const FIRST = Number(process.env.SEED || 20_261_126);
/** Members are made for this many trials: restoring the database costs as much as some trials. */
const CREWS = Math.min(20, SEEDS);
/** For a trial that hangs: a machine with much to do takes ten seconds for one. */
const LONGEST_MS = Math.min(SEEDS * 20_000 + 120_000, 12 * HOUR_MS);
/** A share of the acts of many trials has to be seen: one that refused all of them would find nothing. */
const ENOUGH_SEEDS = 10;

/** The embedded database is tried by the sweep alone: with one connection, calls take turns as whole transactions. */
const kinds = process.env.SEEDS ? databases : serversAlone;

describe.each(kinds)("money under seeded faults on $kind", (kind) => {
  let bank: WarmBank;
  beforeAll(async () => {
    bank = await openWarmBank(kind, CREWS);
  });
  afterAll(() => bank?.close());

  test(
    "what was acknowledged is there, once, and the ledger is sound",
    async () => {
      const reports: SeedReport[] = [];
      const wrong: string[] = [];
      const [startMs, startCpu] = [performance.now(), process.cpuUsage()];
      const seconds = () => (performance.now() - startMs) / 1_000;
      for (let seed = FIRST; seed < FIRST + SEEDS && wrong.length === 0 && seconds() < SECONDS; seed++) {
        // A trial that cannot be ended is a finding as well.
        const report = await runSeed(bank, seed).catch((error: unknown) => String(error));
        if (typeof report === "string") wrong.push(`seed ${seed}: ${report}`);
        else {
          reports.push(report);
          wrong.push(...report.wrong.slice(0, 5).map((text) => `seed ${seed}: ${text}`));
        }
      }
      const { user, system } = process.cpuUsage(startCpu);
      const sum = (of: (report: SeedReport) => number) => reports.reduce((all, one) => all + of(one), 0);
      const figures: SeedFigures = {
        kind: kind.kind,
        first: FIRST,
        seeds: reports.length,
        seconds: seconds(),
        cpuSeconds: (user + system) / 1_000_000,
        faults: sum(({ faults }) => fates.reduce((all, fate) => all + faults[fate], 0)),
        acknowledged: sum(({ acknowledged }) => acknowledged),
        wrong,
      };
      if (process.env.SEED_FIGURES) appendFileSync(process.env.SEED_FIGURES, `${JSON.stringify(figures)}\n`);
      const more = ["wins", "refunds", "movements"] as const;
      process.stdout.write(
        `${JSON.stringify({ ...figures, ...Object.fromEntries(more.map((one) => [one, sum((report) => report[one])])) })}\n`,
      );
      expect(wrong).toEqual([]);
      if (reports.length < ENOUGH_SEEDS) return;
      for (const fate of fates) expect(sum(({ faults }) => faults[fate])).toBeGreaterThan(0);
      expect(figures.acknowledged).toBeGreaterThan(reports.length * 5);
      for (const one of more) expect(sum((report) => report[one])).toBeGreaterThan(0);
    },
    LONGEST_MS,
  );
});
