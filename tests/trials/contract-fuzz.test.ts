import { beforeAll, describe, expect, test } from "vitest";
import { callName } from "@/lib/contract/endpoint";
import { databases } from "../support/database";
import { openFuzz } from "../support/fuzz/fuzz";
import { type Fuzzed, fuzzedCalls, gotPastTheDoor } from "../support/fuzz/fuzzed";
import { brokenLaws } from "../support/ledger";
import { openProgress, type Progress } from "../support/progress";
import { useService } from "../support/use-service";

/** Bodies of each kind, valid and damaged, for each call and each role; the sweep takes 500. */
const BODIES = Number(process.env.FUZZ_BODIES || 1);
const SEED = Number(process.env.SEED || 20_261_126);
/** Of so few bodies, so many calls have to do more than to refuse input and sender. */
const LEAST_PAST = 0.7;

describe.each(databases)("every call of the contract, asked anything, on $kind", (kind) => {
  const open = useService(kind);
  const done: [name: string, Fuzzed][] = [];
  let fuzz: Awaited<ReturnType<typeof openFuzz>>;
  let progress: Progress;
  beforeAll(async () => {
    progress = openProgress(1 / databases.length);
    fuzz = await openFuzz(open(), SEED);
  });

  test.each(fuzzedCalls.map((entry) => [callName(entry), entry] as const))(
    "%s answers as the contract says",
    async (name, entry) => {
      const key = `${kind.kind} ${name}`;
      if (progress.has(key) || progress.isOver()) return;
      const fuzzed = await fuzz(entry, BODIES);
      done.push([name, fuzzed]);
      progress.keep(key, fuzzed);
      expect(fuzzed.wrong, `SEED=${SEED}`).toEqual([]);
    },
  );

  test("most calls got past their input, and the ledger holds", async () => {
    const untouched = fuzzedCalls.filter((entry) => !progress.has(`${kind.kind} ${callName(entry)}`));
    if (!progress.isOver()) expect(untouched).toEqual([]);
    const past = done.filter(([, fuzzed]) => gotPastTheDoor(fuzzed));
    expect(past.length).toBeGreaterThanOrEqual(done.length * LEAST_PAST);
    expect(await brokenLaws(open().db)).toEqual([]);
    const ready = await fetch(`${open().origin}/ready`);
    expect(ready.status).toBe(200);
  });
});
