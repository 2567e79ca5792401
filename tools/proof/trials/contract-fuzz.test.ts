import { beforeAll, describe, expect, test } from "vitest";
import { callName } from "@/lib/contract/endpoint";
import { oneDatabase } from "../../../tests/support/database/database";
import { brokenLaws } from "../../../tests/support/database/ledger";
import { openFuzz } from "../../../tests/support/fuzz/fuzz";
import { type Fuzzed, fuzzedCalls, gotPastTheDoor } from "../../../tests/support/fuzz/fuzzed";
import { openProgress, type Progress } from "../../../tests/support/runner/progress";
import { useService } from "../../../tests/support/service/use-service";

/** Bodies of each kind, valid and damaged, for each call and each role; the sweep takes 500. */
const BODIES = Number(process.env.FUZZ_BODIES || 1);
const SEED = Number(process.env.SEED || 20_261_126);
/** All calls get so many bodies before any gets more: a run that is cut has seen every call. */
const IN_A_ROUND = 10;
/** So many of the calls have to do more than refuse input and sender, however few the bodies are. */
const LEAST_PAST = 0.7;

const rounds = Array.from({ length: Math.ceil(BODIES / IN_A_ROUND) }, (_, round) => round);

describe.each(oneDatabase)("every call of the contract, asked anything, on $kind", (kind) => {
  const open = useService(kind);
  const done: [name: string, Fuzzed][] = [];
  let fuzz: Awaited<ReturnType<typeof openFuzz>>;
  let progress: Progress;
  beforeAll(async () => {
    progress = openProgress(1 / oneDatabase.length);
    fuzz = await openFuzz(open(), SEED);
  });

  test.each(rounds)("answers as the contract says, round %i", async (round) => {
    const bodies = Math.min(IN_A_ROUND, BODIES - round * IN_A_ROUND);
    const wrong: string[] = [];
    for (const entry of fuzzedCalls) {
      // One name can be two calls, GET and POST.
      const key = `${kind.kind} ${callName(entry)} ${entry.method} ${round}`;
      if (progress.has(key) || progress.isOver()) continue;
      const fuzzed = await fuzz(entry, bodies, round);
      done.push([callName(entry), fuzzed]);
      progress.keep(key, fuzzed);
      wrong.push(...fuzzed.wrong.map((each) => `${callName(entry)}: ${each}`));
    }
    expect(wrong, `SEED=${SEED}`).toEqual([]);
  });

  test("leaves a ledger that holds and a service that is ready; most calls got past their input", async () => {
    if (!progress.isOver())
      expect(progress.count()).toBeGreaterThanOrEqual(fuzzedCalls.length * rounds.length);
    const past = done.filter(([, fuzzed]) => gotPastTheDoor(fuzzed));
    expect(past.length).toBeGreaterThanOrEqual(done.length * LEAST_PAST);
    expect(await brokenLaws(open().db)).toEqual([]);
    const ready = await fetch(`${open().origin}/ready`);
    expect(ready.status).toBe(200);
  });
});
