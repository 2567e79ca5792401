import { setTimeout as wait } from "node:timers/promises";
import { anomaliesOf } from "../models/history/anomalies";
import { clockOf } from "../service/service";
import type { Act, Desk } from "./acts";
import { commissionsOf, newBook, winsOf } from "./book";
import { decide } from "./credit-acts";
import { settleRound } from "./croupier";
import { createDiary, historyOf } from "./diary";
import { type Books, judge } from "./judge";
import { createSender, type SendCounts } from "./send";

/** The parts of a bank under test that its clients and its judge use. */
export interface Bank extends Pick<Desk, "members" | "tokens"> {
  /** The base address of calls; it may change when the bank is restarted. */
  origin(): string;
  /** Rounds to bet on, settled one after the other */
  rounds: readonly string[];
  /** Whether it settles rounds at all. */
  settles: boolean;
  /** The referrer of each member, by uuid */
  referrerOf?: ReadonlyMap<string, string>;
  /** Lets the bank finish its background work. */
  finish?(): Promise<void>;
  books(): Promise<Books>;
}

export interface Plan {
  acts: readonly Act[];
  clients: number;
  /** How long the clients act, the bank's own outages not counted */
  seconds: number;
  /** They continue until this many actions are done, however slow the machine is. */
  leastActs: number;
  chance: Desk["chance"];
  /** Disturbances of the bank meanwhile; the time does not count during an outage. */
  storm?(isOver: () => boolean, outage: (during: () => Promise<void>) => Promise<void>): Promise<void>;
}

export interface Report {
  wrong: string[];
  counts: SendCounts;
  /** How often each action was done */
  done: Map<string, number>;
  settled: number;
  movements: number;
  /** Reads of balances and statements whose place in the history was checked. */
  looks: number;
}

/** Rounds that take bets at once. */
const OPEN_AT_ONCE = 4;

/** Runs the clients against a bank, resolves unknown outcomes, and compares its books with theirs. */
export async function runBank(bank: Bank, plan: Plan): Promise<Report> {
  const { chance, clients } = plan;
  const before = await bank.books();
  const book = newBook();
  const diary = createDiary(book);
  const sender = diary.timed(createSender(bank.origin, chance));
  let settled = 0;
  const openRounds = () => bank.rounds.slice(settled, settled + OPEN_AT_ONCE);
  const { members, tokens } = bank;
  const comeFigure = (betId: string) => untilUp(() => clockOf(bank.origin()).comeFigure(betId));
  const desk: Desk = { members, tokens, openRounds, chance, book, diary, sender, comeFigure };

  const done = new Map<string, number>();
  const deck = plan.acts.flatMap((act) => Array.from({ length: act.weight }, () => act));
  let endMs = Date.now() + plan.seconds * 1_000;
  let outages = 0;
  let begun = 0;
  const isOver = () => outages === 0 && Date.now() > endMs && begun >= plan.leastActs;
  const outage = async (during: () => Promise<void>) => {
    const fromMs = Date.now();
    outages += 1;
    await during();
    outages -= 1;
    endMs += Date.now() - fromMs;
  };
  const client = async () => {
    while (!isOver()) {
      const act = chance.pick(deck);
      begun += 1;
      done.set(act.name, (done.get(act.name) ?? 0) + 1);
      await act.do(desk);
    }
  };
  const croupier = async () => {
    const everyMs = (plan.seconds * 1_000) / bank.rounds.length;
    while (bank.settles && settled < bank.rounds.length - OPEN_AT_ONCE) {
      await wait(everyMs);
      if (isOver()) return;
      const betId = bank.rounds[settled] ?? "";
      settled += 1;
      await settleRound(desk, betId);
    }
  };
  await Promise.all([...Array.from({ length: clients }, client), croupier(), plan.storm?.(isOver, outage)]);

  sender.calm();
  // Requests that were cut off may still be running inside.
  await wait(1_000);
  await sender.clearDoubts();
  if (bank.settles) for (const betId of bank.rounds.slice(settled)) await settleRound(desk, betId);
  for (const id of [...book.undecided.keys()]) await decide(desk, id, true);
  await bank.finish?.();
  const after = await bank.books();
  const commissions = commissionsOf(book, bank.referrerOf ?? new Map());
  const expected = [...book.facts, ...winsOf(book), ...commissions];
  const anomalies = anomaliesOf(historyOf(diary, after));
  return {
    wrong: [
      ...sender.wrong,
      ...judge(before, after, expected),
      ...anomalies.map(({ kind, text }) => `${kind}: ${text}`),
    ],
    looks: diary.looks.length,
    counts: sender.counts,
    done,
    settled: book.results.size,
    movements: after.movements.length - before.movements.length,
  };
}

/** Repeats a call that no sender repeats, while the bank is down: half a minute at most. */
async function untilUp(ask: () => Promise<void>): Promise<void> {
  const giveUpAt = Date.now() + 30_000;
  for (;;) {
    const failure = await ask().then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) return;
    if (Date.now() > giveUpAt) throw failure;
    await wait(50);
  }
}
