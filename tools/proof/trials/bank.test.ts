import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acts } from "../../../tests/support/bank/acts";
import { openRealBank, type RealBank } from "../../../tests/support/bank/real-bank";
import { runBank } from "../../../tests/support/bank/run-bank";
import {
  type DatabaseKind,
  databases,
  serversAlone,
  type TestDatabase,
} from "../../../tests/support/database/database";
import { brokenLaws } from "../../../tests/support/database/ledger";
import { startPgbouncer, withoutPgbouncer } from "../../../tests/support/database/pgbouncer";
import { createChance } from "../../../tests/support/day/chance";

/** Requested by name (`npm run sweep -- bank`) it runs a minute; else some seconds. */
const SECONDS = Number(process.env.BANK_SECONDS || 5);
const isLong = SECONDS > 10;

const alone = (kinds: readonly DatabaseKind[]) => kinds.map((kind) => ({ kind, name: kind.kind, count: 1 }));
const two = withoutPgbouncer
  ? []
  : serversAlone.map((kind) => ({ kind, name: "two upstreams behind a pooler", count: 2 }));
// Some seconds are conclusive only where many connections race, best those of two upstreams.
const short = withoutPgbouncer ? alone(serversAlone) : two;
const houses = isLong ? [...alone(databases), ...two] : short;

describe.each(houses)("the bank test on $name", ({ kind, name, count }) => {
  let database: TestDatabase;
  let pooler: Awaited<ReturnType<typeof startPgbouncer>> | undefined;
  let bank: RealBank;
  beforeAll(async () => {
    database = await kind.create();
    const rounds = Math.max(8, Math.round(SECONDS / 1.5));
    if (count > 1) pooler = await startPgbouncer(database.env.DATABASE_URL ?? "");
    const pooled = pooler && { ...database, env: { ...database.env, DATABASE_URL: pooler.url } };
    bank = await openRealBank(database, { members: 16, rounds, baht: 2_000 }, { count, pooled });
  });
  afterAll(async () => {
    await bank?.close();
    await pooler?.stop();
    await database?.drop();
  });

  test(
    "32 clients at work, connections cut and a process killed: every satang is where its owner was told",
    async () => {
      const plan = {
        leastActs: 360,
        acts,
        clients: 32,
        seconds: SECONDS,
        chance: createChance(20_261_126),
        storm: bank.storm,
      };
      const { wrong, counts, done, settled, movements, looks } = await runBank(bank, plan);
      const told = (map: Map<string, number>) => [...map].map(([name, many]) => `${name} ${many}`).join(", ");
      process.stdout.write(
        `bank test on ${name}, ${SECONDS} s: ${told(done)}; ${counts.acknowledged} acknowledged, ` +
          `${counts.repeats} repeated, ${movements} movements, ${looks} looks, ${settled} rounds settled; ` +
          `${bank.tally.backendsCut} connections cut, ${bank.tally.kills} kill; refused: ${told(counts.refused)}\n`,
      );
      expect(bank.tally.deaths).toEqual([]);
      // As one text, which the message of a failure shows.
      expect(wrong.slice(0, 20).join("\n")).toBe("");
      expect(await bank.withDatabase(brokenLaws)).toEqual([]);
      expect(bank.tally.kills).toBe(1);
      if (kind.kind === "postgres") expect(bank.tally.backendsCut).toBeGreaterThan(SECONDS / 2);
      expect(movements).toBeGreaterThan(200);
      expect(looks).toBeGreaterThan(30);
    },
    (SECONDS + 180) * 1_000,
  );
});
