import { sql } from "drizzle-orm";
import type { RoundResult } from "@/lib/contract/results";
import { yingProof } from "@/lib/contract/yings";
import { brokenLaws, count } from "../database/ledger";
import { sealedOf } from "../draws/older-proof";
import { slowPay, slowPayOfSets } from "../models/slow-settlement";
import type { TestService } from "../service/service";
import type { Person } from "../world/people";
import type { KeptSlip } from "./book";
import type { Day } from "./run-day";
import { slowDraw } from "./slow-draw";

/** A round's outcome by brute force: its result, or null where every stake is refunded. */
interface Outcome {
  result: RoundResult | null;
  prizes: { member: Person; rank: number; amount: number }[];
}

export interface Reckoning {
  /** Every difference between the upstream and the brute-force computation; none on a good day. */
  wrong: string[];
  figures: Record<string, number>;
}

/** Compares the upstream with the members' records, slip by slip and satang by satang. */
export async function reckon(
  service: TestService,
  { rounds, book }: Day,
  members: readonly Person[],
  startedWith: number,
): Promise<Reckoning> {
  const wrong: string[] = [];
  const outcomes = new Map<string, Outcome>();
  // After so many writes the planner has no statistics yet.
  await service.db.execute(sql`ANALYZE`);
  const told = await statusesOf(service);
  for (const { betId, betGroup } of rounds) {
    const outcome =
      betGroup === "yeekee"
        ? await outcomeOfShots(service, betId, { rounds, book })
        : { result: book.voided.has(betId) ? null : (book.entered.get(betId) ?? null), prizes: [] };
    outcomes.set(betId, outcome);
    const expected = JSON.stringify([outcome.result ? "settled" : "void", canonical(outcome.result)]);
    const round = told.rounds.get(betId);
    const found = JSON.stringify([round?.status, canonical(round?.result ?? null)]);
    if (expected !== found) wrong.push(`${betId} is ${found}, should be ${expected}`);
  }

  const cash = new Map(members.map(({ uuid }) => [uuid, startedWith]));
  const add = ({ uuid }: Person, amount: number) => cash.set(uuid, (cash.get(uuid) ?? 0) + amount);
  const sums = { stakes: 0, won: 0, refunded: 0, taken: 0, prizes: 0, winners: 0 };
  for (const slip of book.slips) {
    const [status, win] = fateOf(slip, outcomes.get(slip.betId)?.result ?? null);
    const found = told.slips.get(slip.poyId);
    if (found?.status !== status || found.win !== win) {
      wrong.push(`slip ${slip.poyId} is ${JSON.stringify(found)}, should be ${status} ${win}`);
    }
    add(slip.member, (status === "won" || status === "lost" ? -slip.total : 0) + win);
    if (status === "cancelled") sums.taken += slip.total;
    else sums.stakes += slip.total;
    if (status === "refunded") sums.refunded += slip.total;
    if (status === "won") sums.winners += 1;
    sums.won += win;
  }
  for (const { member, amount } of [...outcomes.values()].flatMap(({ prizes }) => prizes)) {
    add(member, amount);
    sums.prizes += amount;
  }
  for (const [uuid, expected] of cash) {
    const found = told.cash.get(uuid);
    if (found !== expected) wrong.push(`${uuid} has ${found} satang, should have ${expected}`);
  }
  wrong.push(...(await brokenLaws(service.db)));

  const shots = [...book.shots.values()].map((list) => list.length);
  const zeroSum = await count(service.db, sql`SELECT coalesce(sum(amount), 0) AS count FROM entry`);
  const pending = await count(service.db, sql`SELECT count(*) FROM poy WHERE status = 'accepted'`);
  if (zeroSum !== 0) wrong.push(`the ledger sums to ${zeroSum}`);
  if (pending !== 0) wrong.push(`${pending} slips are pending`);
  const voids = [...outcomes.values()].filter(({ result }) => !result).length;
  return {
    wrong,
    figures: {
      rounds: rounds.length,
      "rounds settled": rounds.length - voids,
      "rounds void": voids,
      members: members.length,
      slips: book.slips.length,
      lines: book.slips.reduce((sum, { lines, sets }) => sum + lines.length + sets.length, 0),
      shots: shots.reduce((sum, one) => sum + one, 0),
      "slips won": sums.winners,
      "slips taken back": book.cancels,
      "keys sent twice": book.repeats,
      refusals: [...book.refusals.values()].reduce((sum, times) => sum + times, 0),
      "stakes, baht": sums.stakes / 100,
      "won, baht": sums.won / 100,
      "given back by void rounds, baht": sums.refunded / 100,
      "taken back, baht": sums.taken / 100,
      "rank prizes, baht": sums.prizes / 100,
      "ledger entries": await count(service.db, sql`SELECT count(*) FROM entry`),
      "sum of the ledger, satang": zeroSum,
      "pending slips": pending,
    },
  };
}

async function outcomeOfShots(service: TestService, betId: string, { book }: Day): Promise<Outcome> {
  const receipts = book.shots.get(betId) ?? [];
  if (receipts.length < 20) return { result: null, prizes: [] };
  const proof = await service.call(yingProof, { query: { betId } });
  const drawn = slowDraw(receipts, book.commitments.get(betId) ?? "", sealedOf(proof));
  if (!drawn) return { result: null, prizes: [] };
  const hasBet = (member: Person) =>
    book.slips
      .filter((slip) => slip.betId === betId && slip.member.uuid === member.uuid && !slip.isCancelled)
      .reduce((sum, { total }) => sum + total, 0) >= 100_00;
  const ranks = [
    { rank: 1, member: drawn.rank1, amount: 200_00 },
    { rank: 16, member: drawn.rank16, amount: 400_00 },
  ];
  const prizes = ranks.flatMap(({ member, ...rank }) =>
    member && hasBet(member) ? [{ ...rank, member }] : [],
  );
  return { result: drawn.result, prizes };
}

function fateOf(slip: KeptSlip, result: RoundResult | null): [status: string, win: number] {
  if (slip.isCancelled) return ["cancelled", 0];
  if (!result) return ["refunded", 0];
  const ofLines = slip.lines.reduce((sum, line) => sum + slowPay(line, result), 0);
  const ofSets =
    "draw4" in result ? slip.sets.reduce((sum, line) => sum + slowPayOfSets(line, result.draw4), 0) : 0;
  const win = ofLines + ofSets;
  return [win > 0 ? "won" : "lost", win];
}

/** The upstream's figures. */
async function statusesOf({ db }: TestService) {
  const rounds = await db.execute<{ id: string; status: string; result: RoundResult | null }>(sql`
    SELECT bet_id AS id, status, result FROM round`);
  const slips = await db.execute<{ id: string; status: string; win: number }>(sql`
    SELECT poy_id AS id, status, win FROM poy`);
  const cash = await db.execute<{ owner: string; balance: number }>(sql`
    SELECT owner, balance FROM account WHERE kind = 'cash' AND owner IS NOT NULL`);
  return {
    rounds: new Map(rounds.rows.map((row) => [row.id, row])),
    slips: new Map(slips.rows.map(({ id, status, win }) => [id, { status, win }])),
    cash: new Map(cash.rows.map(({ owner, balance }) => [owner, balance])),
  };
}

/** With its keys in one order: jsonb does not keep it. */
const canonical = (result: RoundResult | null) =>
  result && Object.entries(result).sort(([a], [b]) => (a < b ? -1 : 1));
