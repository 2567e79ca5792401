import { cashs } from "@/lib/contract/credit";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { adjustMoney, adjustmentType } from "@/lib/contract/operators/members";
import type { OperatorRole } from "@/lib/contract/operators/operator-shapes";
import { abortPoy, createPoy } from "@/lib/contract/poys";
import { simulateTransfer } from "@/lib/contract/simulators";
import { allTransactions } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { addDays } from "@/lib/domain/time/time";
import { newKey } from "../../../tools/testing/calls";
import type { Chance } from "../day/chance";
import { TODAY } from "../world/facts";
import { line } from "../world/rounds";
import { type Book, cashOf } from "./book";
import { moveAf, type Withdrawer, withdraw } from "./credit-acts";
import type { Diary } from "./diary";
import type { Sender } from "./send";

/** A client's state: its member, open rounds, and the record of its answers. */
export interface Desk {
  members: readonly Withdrawer[];
  tokens: Record<OperatorRole, string>;
  /** Open rounds, oldest first */
  openRounds(): readonly string[];
  chance: Chance;
  book: Book;
  diary: Diary;
  sender: Sender;
  /** Lets a round's own time come, even if the bank is down for a while. */
  comeFigure(betId: string): Promise<void>;
}

/** An action of the clients, chosen with this weight among the others. */
export interface Act {
  name: string;
  weight: number;
  do(desk: Desk): Promise<void>;
}

const options = ["teng_bon_1", "teng_lang_1", "teng_bon_2", "teng_lang_2", "tode_3", "teng_bon_3"] as const;
const digitsOf = (option: string) => Number(option.at(-1));

/** Few digits, so that lines win and members bet on the same numbers. */
async function bet({ members, openRounds, chance, book, sender }: Desk): Promise<void> {
  const member = chance.pick(members);
  const lines = Array.from({ length: 1 + chance.below(4) }, () => {
    const option = chance.pick(options);
    const number = Array.from({ length: digitsOf(option) }, () => chance.pick(["1", "2", "3"])).join("");
    return line(option, number, chance.pick([1, 2, 5, 10, 25]));
  });
  const args = { body: { betId: chance.pick(openRounds()), lines }, token: member.token, key: newKey() };
  await sender.send(createPoy, args, (poy) => book.saveSlip(member, poy));
}

/** Sometimes more than the balance: it must be refused or come out even, never below zero. */
async function bigBet({ members, openRounds, chance, book, sender }: Desk): Promise<void> {
  const member = chance.pick(members);
  const lines = Array.from({ length: 10 }, (_, at) => line("teng_bon_1", String(at), 60));
  const args = { body: { betId: chance.pick(openRounds()), lines }, token: member.token, key: newKey() };
  await sender.send(createPoy, args, (poy) => book.saveSlip(member, poy));
}

async function cancel({ chance, book, sender }: Desk): Promise<void> {
  const standing = book.slips.slice(-40).filter(({ isCancelled }) => !isCancelled);
  if (standing.length === 0) return;
  const slip = chance.pick(standing);
  const args = { body: { poyId: slip.poyId }, token: slip.member.token, key: newKey() };
  await sender.send(abortPoy, args, () => {
    // A second client may have requested the same slip under a key of its own.
    if (slip.isCancelled) sender.wrong.push(`slip ${slip.poyId} was taken back twice`);
    else book.keepCancel(slip.poyId);
  });
}

async function deposit({ members, chance, book, sender }: Desk): Promise<void> {
  const member = chance.pick(members);
  const body = { bankId: chance.pick([1, 2]), prepareAmount: satang((100 + chance.below(400)) * 100) };
  const headers = { "x-client-ip": member.uuid };
  const args = { body, token: member.token, key: newKey(), headers };
  // A member may ask six times an hour; later requests are counted among the refusals.
  const asked = await sender.send(createFastDeposit, args, () => {});
  if (!asked) return;
  const account = asked.account?.accountNumber ?? "";
  const transfer = { depositId: asked.id, account, amount: asked.prepareTotal };
  await sender.send(
    simulateTransfer,
    { body: transfer, token: member.token },
    ({ matched, why, depositId }) => {
      const { id, prepareTotal } = asked;
      // Repeated after a lost answer, the money has been used: its first copy was credited.
      const isCredited = matched || (why === "used" && depositId === id);
      if (isCredited) book.note("DEPOSIT", id, [cashOf(member), prepareTotal], ["house-bank", -prepareTotal]);
      else sender.wrong.push(`the row of deposit ${id} matched nothing`);
    },
  );
}

async function adjust({ members, tokens, chance, book, sender }: Desk): Promise<void> {
  const member = chance.pick(members);
  const type = chance.pick(adjustmentType.options);
  const body = {
    uuid: member.uuid,
    type,
    amount: satang(1 + chance.below(30_000)),
    reason: "as it comes",
  };
  await sender.send(adjustMoney, { body, token: tokens.superAdmin, key: newKey() }, (outcome) => {
    if (outcome.state !== "done") return void sender.wrong.push("an adjustment of some baht waits");
    const { amount = satang(0), ref } = outcome.result;
    const house = type.includes("MOVE") ? "house-moves" : "house-grants";
    book.note(type, ref?.id ?? "", [cashOf(member), amount], [house, -amount]);
  });
}

/** Reads the balance, and the statement: each shows one state of the member's accounts. */
async function look({ members, chance, diary, sender }: Desk): Promise<void> {
  const member = chance.pick(members);
  const { token } = member;
  if (chance.happens(0.5)) {
    await sender.send(cashs, { token }, (money) => diary.look(member, { money }));
    return;
  }
  // By the service's clock, not the machine's.
  const body = { startedDate: addDays(TODAY, -2), endedDate: addDays(TODAY, 2) };
  await sender.send(allTransactions, { body, token }, (rows) => diary.look(member, { rows }));
}

export const acts: readonly Act[] = [
  { name: "bet", weight: 50, do: bet },
  { name: "big bet", weight: 4, do: bigBet },
  { name: "cancel", weight: 3, do: cancel },
  { name: "deposit", weight: 14, do: deposit },
  { name: "adjust", weight: 12, do: adjust },
  { name: "withdraw", weight: 12, do: withdraw },
  { name: "move AF", weight: 5, do: moveAf },
  { name: "look", weight: 20, do: look },
];
