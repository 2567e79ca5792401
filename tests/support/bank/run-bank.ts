import { setTimeout as wait } from "node:timers/promises";
import type { Act, Desk } from "./acts";
import { commissionsOf, newBook, winsOf } from "./book";
import { decide } from "./credit-acts";
import { settleRound } from "./croupier";
import { type Books, judge } from "./judge";
import { createSender, type SendCounts } from "./send";

/** What a bank under test lets its clients reach and its judge read. */
export interface Bank extends Pick<Desk, "members" | "tokens"> {
  /** Where calls go now; it may move when the bank is started again. */
  origin(): string;
  /** Rounds to bet on, settled one after the other */
  rounds: readonly string[];
  /** Whether it settles rounds at all. */
  settles: boolean;
  /** Who invited whom, by their uuids */
  referrerOf?: ReadonlyMap<string, string>;
  /** Lets the bank do what is left for it to do by itself. */
  finish?(): Promise<void>;
  books(): Promise<Books>;
}

export interface Plan {
  acts: readonly Act[];
  clients: number;
  /** How long they act, the bank's own outages not counted */
  seconds: number;
  /** They go on until so many acts are done, however slow the machine is. */
  leastActs: number;
  chance: Desk["chance"];
  /** What befalls the bank meanwhile; time stands still in an outage. */
  storm?(isOver: () => boolean, outage: (during: () => Promise<void>) => Promise<void>): Promise<void>;
}

export interface Report {
  wrong: string[];
  counts: SendCounts;
  /** How often each act was done */
  done: Map<string, number>;
  settled: number;
  movements: number;
}

/** Rounds that take bets at once. */
const OPEN_AT_ONCE = 4;

/** Lets the clients loose on a bank, clears up what is doubtful, and holds its books against theirs. */
export async function runBank(bank: Bank, plan: Plan): Promise<Report> {
  const { chance, clients } = plan;
  const before = await bank.books();
  const book = newBook();
  const sender = createSender(bank.origin, chance);
  let settled = 0;
  const openRounds = () => bank.rounds.slice(settled, settled + OPEN_AT_ONCE);
  const desk: Desk = { members: bank.members, tokens: bank.tokens, openRounds, chance, book, sender };

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
  // What was cut off may still be under way inside.
  await wait(1_000);
  await sender.clearDoubts();
  if (bank.settles) for (const betId of bank.rounds.slice(settled)) await settleRound(desk, betId);
  for (const id of [...book.undecided.keys()]) await decide(desk, id, true);
  await bank.finish?.();
  const after = await bank.books();
  const commissions = commissionsOf(book, bank.referrerOf ?? new Map());
  const expected = [...book.facts, ...winsOf(book), ...commissions];
  return {
    wrong: [...sender.wrong, ...judge(before, after, expected)],
    counts: sender.counts,
    done,
    settled: book.results.size,
    movements: after.movements.length - before.movements.length,
  };
}
