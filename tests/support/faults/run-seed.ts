import { sql } from "drizzle-orm";
import type { BodyOf, Endpoint, ReplyOf } from "@/lib/contract/endpoint";
import { isFault } from "@/lib/contract/fault";
import { createPoy } from "@/lib/contract/poys";
import { type Args, callsTo } from "../../../tools/testing/calls";
import { type Book, cashOf, commissionsOf, type Movement, newBook, type Side, winsOf } from "../bank/book";
import { decide } from "../bank/credit-acts";
import { settleRound } from "../bank/croupier";
import { createDiary, historyOf } from "../bank/diary";
import { judge } from "../bank/judge";
import { readBooks } from "../bank/read-books";
import { type Sender, type SendOnce, senderBy } from "../bank/send";
import { brokenLaws, count } from "../database/ledger";
import { createChance } from "../day/chance";
import { anomaliesOf } from "../models/history/anomalies";
import { addRound } from "../world/rounds";
import type { Fate, Trial } from "./faulty-pool";
import { createSchedule } from "./schedule";
import { type TrialDesk, trialActs, voidOpenRound } from "./seed-acts";
import { type Crew, REQUEST_HEADER, STAKE_LIMIT, type WarmBank } from "./warm-bank";

export interface SeedReport {
  /** Differences between what was acknowledged and what is there, and broken laws; none where all is well. */
  wrong: string[];
  acknowledged: number;
  refused: ReadonlyMap<string, number>;
  faults: Readonly<Record<Fate, number>>;
  wins: number;
  refunds: number;
  movements: number;
}

const CLIENTS = 3;
const ACTS_EACH = 4;
/** Every copy of a call meets new faults: only one that cannot be answered at all is repeated for so long. */
const PATIENCE_MS = 60_000;

/**
 * One trial: clients at work at once on one crew's money, while the service's queries take turns and fail as the seed
 * says; then the books against what was acknowledged, and the laws of the ledger.
 */
export async function runSeed(bank: WarmBank, seed: number): Promise<SeedReport> {
  const crew = await bank.nextCrew();
  const { service } = bank;
  const chance = createChance(seed);
  const rounds = [await addRound(service, "th_open"), await addRound(service, "th_open")] as const;
  const members = crew.map(({ uuid }) => uuid);
  const after = await count(service.db, sql`SELECT coalesce(max(id), 0) AS count FROM movement`);
  const before = await readBooks(service.db, { after, members });
  let isCalm = false;
  const trial: Trial = {
    schedule: createSchedule(createChance(seed + 1), bank.findBlocked),
    chance: createChance(seed + 2),
    isCalm: () => isCalm,
    tally: { well: 0, before: 0, after: 0, late: 0, refused: 0 },
  };
  const book = newBook();
  const diary = createDiary(book);
  const answers: string[] = [];
  const plain = senderBy(sendOnceOver(bank, trial, answers), chance, {
    pause: async () => undefined,
    patienceMs: PATIENCE_MS,
    cutsItsCalls: false,
  });
  const sender = diary.timed(asking(plain, chance));
  const deck = trialActs.flatMap((act) => Array.from({ length: act.weight }, () => act));
  const desk: TrialDesk = {
    members: crew,
    tokens: bank.tokens,
    checker: bank.checker,
    openRounds: () => rounds,
    chance,
    book,
    diary,
    sender,
    voided: new Set(),
    tick: () => tickOver(bank, trial),
    comeFigure: (betId) => bank.service.comeFigure(betId),
  };
  const end = (betId: string) =>
    chance.happens(0.7) ? settleRound(desk, betId) : voidOpenRound(desk, betId);
  const client = async () => {
    for (let done = 0; done < ACTS_EACH; done++) await chance.pick(deck).do(desk);
  };
  const croupier = async () => {
    await client();
    await end(rounds[0]);
    await desk.tick();
  };
  const work = async () => {
    await Promise.all([...Array.from({ length: CLIENTS - 1 }, client), croupier()]);
    isCalm = true;
    sender.calm();
    await sender.clearDoubts();
    await end(rounds[1]);
    for (const id of [...book.undecided.keys()]) await decide(desk, id, chance.happens(0.5));
  };
  bank.setTrial(trial);
  try {
    await trial.schedule.run(work());
  } finally {
    bank.setTrial(null);
  }
  await finish(bank);

  const books = await readBooks(service.db, { after, members });
  const refunds = refundsOf(book, desk.voided);
  const standing = { ...book, slips: book.slips.filter(({ betId }) => !desk.voided.has(betId)) };
  const wins = winsOf(standing);
  const expected = [...book.facts, ...wins, ...refunds, ...commissionsOf(standing, referrersOf(crew))];
  return {
    wrong: [
      ...answers,
      ...sender.wrong,
      ...judge(before, books, expected),
      ...anomaliesOf(historyOf(diary, books)).map(({ kind, text }) => `${kind}: ${text}`),
      ...(await overLimit(bank, crew)),
      ...(await brokenLaws(service.db)),
    ],
    acknowledged: sender.counts.acknowledged,
    refused: sender.counts.refused,
    faults: trial.tally,
    wins: wins.length,
    refunds: refunds.length,
    movements: books.movements.length - before.movements.length,
  };
}

/**
 * Sends a request under a number of its own, by which its queries are known. Whatever happens to the database, a call
 * that cannot be done is `busy`: any other answer of the kind is written down as wrong.
 */
function sendOnceOver({ service }: WarmBank, { schedule }: Trial, wrong: string[]): SendOnce {
  let requests = 0;
  return async (entry, args) => {
    requests += 1;
    const id = requests;
    schedule.begin(id);
    try {
      const headers = { ...args.headers, [REQUEST_HEADER]: String(id) };
      return await callsTo(service.origin).call(entry, { ...args, headers });
    } catch (error) {
      const isAnswer = isFault(error) && (error.status < 500 || error.code === "busy");
      if (!isAnswer)
        wrong.push(`${entry.path} was answered by ${isFault(error) ? error.code : String(error)}`);
      refuseWrongRefusal(entry, args, error, wrong);
      throw error;
    } finally {
      schedule.end(id);
    }
  };
}

/** A limit refuses what would pass it, and not what reaches it. */
function refuseWrongRefusal(
  entry: Endpoint,
  { body }: Args<Endpoint>,
  error: unknown,
  wrong: string[],
): void {
  if (entry.path !== createPoy.path || !isFault(error, "stake-limit-reached") || !error.details) return;
  const { used, limit } = error.details;
  const asked = (body as BodyOf<typeof createPoy>).lines.reduce((all, { price }) => all + price, 0);
  if (used + asked <= limit) wrong.push(`${asked} were refused with ${used} of ${limit} used`);
}

const TICK_ID = 1_000_000;

async function tickOver({ service }: WarmBank, { schedule }: Trial): Promise<void> {
  schedule.begin(TICK_ID);
  // A part of it that fails is tried again by the next tick.
  await service.wire("POST", "/test/tick", {}, { [REQUEST_HEADER]: String(TICK_ID) }).catch(() => undefined);
  schedule.end(TICK_ID);
}

const SHARE_ASKED_AGAIN = 0.25;

/** Some calls that were acknowledged are sent again with their key: they have the answer that they had. */
function asking(sender: Sender, chance: { happens(share: number): boolean }): Sender {
  const isSame = <E extends Endpoint>(entry: E, one: ReplyOf<E>, other: ReplyOf<E>) => {
    // A slip's view tells how it stands now; what it is does not change.
    const told = (reply: ReplyOf<E>) =>
      JSON.stringify(entry.path === createPoy.path ? (reply as { poyId?: string }).poyId : reply);
    return told(one) === told(other);
  };
  return {
    ...sender,
    async send<E extends Endpoint>(entry: E, args: Args<E>, taken: (reply: ReplyOf<E>) => void) {
      const reply = await sender.send(entry, args, taken);
      if (reply === null || !args.key || !chance.happens(SHARE_ASKED_AGAIN)) return reply;
      const again = await sender.sendPlainly(entry, args);
      if (isFault(again, "network-lost")) return reply;
      if (isFault(again))
        sender.wrong.push(`${entry.path} was done, and refused with its key: ${again.code}`);
      else if (!isSame(entry, reply, again as ReplyOf<E>))
        sender.wrong.push(`${entry.path} gave two answers to one key`);
      return reply;
    },
  };
}

/** What the service does by itself; a job that failed is tried again at once. */
async function finish({ service }: WarmBank): Promise<void> {
  for (let look = 0; look < 20; look++) {
    await service.db.execute(sql`UPDATE job SET due_at = app_now() WHERE done_at IS NULL AND attempts > 0`);
    await service.tick();
    const left = await count(
      service.db,
      sql`SELECT (SELECT count(*) FROM job WHERE done_at IS NULL AND kind IN ('settle', 'settle-lost', 'rewards'))
        + (SELECT count(*) FROM withdrawal WHERE status = 'approved') AS count`,
    );
    if (left === 0) return;
  }
  throw new Error("the bank's own work did not end");
}

function refundsOf({ slips }: Book, voided: ReadonlySet<string>): Movement[] {
  return slips
    .filter(({ betId, isCancelled }) => voided.has(betId) && !isCancelled)
    .map(({ member, poyId, total }) => {
      const sides: Side[] = [
        [cashOf(member), total],
        ["house-stakes", -total],
      ];
      return { kind: "ABORT_POY", ref: poyId, sides };
    });
}

const referrersOf = ([host, ...friends]: Crew): Map<string, string> =>
  new Map(friends.map(({ uuid }) => [uuid, host?.uuid ?? ""]));

async function overLimit({ service }: WarmBank, crew: Crew): Promise<string[]> {
  const staked = await count(
    service.db,
    sql`SELECT coalesce(sum(total), 0) AS count FROM poy
      WHERE member = ${crew.at(-1)?.uuid} AND status IN ('accepted', 'won', 'lost')`,
  );
  return staked > STAKE_LIMIT ? [`a member with a limit of ${STAKE_LIMIT} staked ${staked}`] : [];
}
