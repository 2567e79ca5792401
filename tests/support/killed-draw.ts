import { eq, sql } from "drizzle-orm";
import { cashs } from "@/lib/contract/credit";
import { onePoy } from "@/lib/contract/poys";
import { bangkokIso, SECOND_MS } from "@/lib/domain/time/time";
import { startOf, stepBack, systemShotOf, wOfHex } from "@/lib/domain/yeekee/steps";
import { type Connection, connectAsIs } from "@/upstream/db/connect";
import { round } from "@/upstream/db/schema/rounds";
import { yingDraw } from "@/upstream/db/schema/yings";
import { hashing } from "@/upstream/yeekee/draws";
import type { TestDatabase } from "./database";
import { brokenLaws, count } from "./ledger";
import { newcomer, type Person } from "./people";
import { bet, line } from "./rounds";
import { openSealedRound } from "./sealed-rounds";
import { clockOf, openTestService } from "./service";
import { fillUp, type ShotsRound } from "./yeekee";

/** A round with a slip that wins whatever is drawn, and enough shots to draw it. */
export interface DrawToKill extends ShotsRound {
  member: Person;
  poyId: string;
}

/** Steps that take some seconds, so that the process can be killed during them. */
const STEPS = 1_200;

/** Opens such a round with a service that is then stopped; its shooting ends some minutes later. */
export async function prepareDraw(
  database: TestDatabase,
  chainHash: string | null = null,
): Promise<DrawToKill> {
  const service = await openTestService(database);
  const member = await newcomer(service, 100);
  const shots = await openSealedRound(service, STEPS, { chainHash });
  const stakes = Array.from({ length: 10 }, (_, digit) => line("teng_bon_1", String(digit), 1, 3.2));
  const { poyId } = await bet(service, member, shots.betId, stakes);
  await fillUp(service, shots, 25);
  await service.close();
  return { ...shots, member, poyId };
}

/** Moves the clock of a process past the end of shooting; the process does the rest itself. */
export const endShooting = ({ origin }: { origin: string }, { resultMs }: ShotsRound): Promise<void> =>
  clockOf(origin).setClock(bangkokIso(resultMs + SECOND_MS));

/**
 * Reads the database beside the service: PostgreSQL at any time, the embedded one once its process has stopped.
 */
export async function lookInto<Seen>(
  { env }: TestDatabase,
  look: (db: Connection["db"]) => Promise<Seen>,
): Promise<Seen> {
  const { DATABASE_URL, DATA_DIR } = env;
  const connection = await connectAsIs(DATABASE_URL ? { databaseUrl: DATABASE_URL } : { dataDir: DATA_DIR });
  return look(connection.db).finally(() => connection.close());
}

/** The draw's current state. */
export async function drawIn(db: Connection["db"], betId: string) {
  const [row] = await db
    .select({ draw: yingDraw, status: round.status, result: round.result })
    .from(yingDraw)
    .innerJoin(round, eq(round.betId, yingDraw.betId))
    .where(eq(yingDraw.betId, betId));
  if (!row) throw new Error(`no such draw: ${betId}`);
  return { ...row.draw, status: row.status, result: row.result };
}

export type StoredDraw = Awaited<ReturnType<typeof drawIn>>;

/** Faults of a draw that was killed somewhere on its way; none when it was drawn once. */
export async function wrongWith(
  database: TestDatabase,
  { betId, member, poyId }: DrawToKill,
  before: StoredDraw,
): Promise<string[]> {
  const service = await openTestService(database);
  const wrong: string[] = [];
  const expect = (isRight: boolean, words: string) => {
    if (!isRight) wrong.push(words);
  };
  try {
    const drawn = await drawIn(service.db, betId);
    for (const name of ["seal", "seed", "listHash", "witnessRoot", "head", "w", "systemShot"] as const)
      expect(before[name] === null || before[name] === drawn[name], `another ${name} than before the kill`);
    expect(await isTheOneDraw(drawn), "the number does not lead back to the frozen list");
    const value = String(drawn.sum + (drawn.systemShot ?? 0) - 10 * 7_919).padStart(5, "0");
    const top3 = value.slice(-3);
    const result = JSON.stringify({ top3, bottom2: value.slice(-5, -3) });
    expect(JSON.stringify(drawn.result) === result, `the result is ${JSON.stringify(drawn.result)}`);

    const { win } = await service.call(onePoy, { query: { id: poyId }, token: member.token });
    const prize = new Set(top3).size * 3_20;
    expect(win === prize, `the slip won ${win}`);
    const { money } = await service.call(cashs, { token: member.token });
    expect(money === 90_00 + prize, `the member has ${money}`);
    for (const kind of ["seal", "freeze"]) {
      const entries = sql`SELECT count(*) FROM draw_log WHERE bet_id = ${betId} AND kind = ${kind}`;
      expect((await count(service.db, entries)) === 1, `not one ${kind} in the log`);
    }
    wrong.push(...(await brokenLaws(service.db)));
  } finally {
    await service.close();
  }
  return wrong;
}

/** Every step has an inverse, so that the result alone leads back to the start. */
async function isTheOneDraw(draw: StoredDraw): Promise<boolean> {
  const { betId, seal, listHash, witnessRoot, seed, beacon, steps } = draw;
  const w = wOfHex(draw.w ?? "");
  if (!seal || !listHash || !witnessRoot || !steps || w === null) return false;
  const start = await startOf({ betId, seal, listHash, witnessRoot, seed, beacon: beacon ?? "" }, hashing);
  return stepBack(w, steps) === start && (await systemShotOf(w, hashing)) === draw.systemShot;
}
