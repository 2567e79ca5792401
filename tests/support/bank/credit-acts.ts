import { createHash } from "node:crypto";
import { moveAfCash } from "@/lib/contract/affiliate";
import { isFault } from "@/lib/contract/fault";
import { approveWithdraw, rejectWithdraw } from "@/lib/contract/operators/withdraws";
import { createWithdraw } from "@/lib/contract/withdraws";
import { satang } from "@/lib/domain/money/money";
import { newKey } from "../../../tools/testing/calls";
import type { Person } from "../people";
import type { Desk } from "./acts";
import { afOf, type Book, cashOf, pendingOf } from "./book";

/** Members with an approved bank account. */
export interface Withdrawer extends Person {
  bankId?: number;
}

/** Requests a withdrawal, and staff decide on it at once. */
export async function withdraw(desk: Desk): Promise<void> {
  const { members, chance, book, sender } = desk;
  const member = chance.pick(members);
  if (member.bankId === undefined) return;
  const amount = satang((100 + chance.below(300)) * 100);
  const args = { body: { bankId: member.bankId, amount }, token: member.token, key: newKey() };
  const asked = await sender.send(createWithdraw, args, ({ id }) => {
    book.note("WITHDRAW", id, [cashOf(member), -amount], [pendingOf(member), amount]);
    book.undecided.set(id, { member, amount });
  });
  if (asked) await decide(desk, asked.id, chance.happens(0.4));
}

/** Approves or rejects; when it is no longer pending, the lost answer had decided it. */
export async function decide(
  { book, sender, tokens }: Pick<Desk, "book" | "sender" | "tokens">,
  id: string,
  isApproved: boolean,
): Promise<void> {
  const entry = isApproved ? approveWithdraw : rejectWithdraw;
  // Not the operators who approved the accounts: they would need a second person.
  const args = { body: { id, reason: "as the bank test decides" }, token: tokens.administrator };
  const answer = await sender.sendPlainly(entry, args);
  if (isFault(answer) && answer.code !== "withdraw-not-pending") {
    sender.wrong.push(`withdrawal ${id} could not be decided: ${answer.code}`);
    return;
  }
  noteDecision(book, id, isApproved);
}

function noteDecision(book: Book, id: string, isApproved: boolean): void {
  const asked = book.undecided.get(id);
  if (!asked) throw new Error(`withdrawal ${id} was decided before`);
  book.undecided.delete(id);
  const { member, amount } = asked;
  const held = [pendingOf(member), -amount] as const;
  if (isApproved) book.note("WITHDRAW", `${id}-paid`, held, ["house-bank", amount]);
  else book.note("WITHDRAW", `${id}-rejected`, held, [cashOf(member), amount]);
}

/** From the affiliate wallet to the credit; the movement is identified by the member and their key. */
export async function moveAf({ members, chance, book, sender }: Desk): Promise<void> {
  const member = chance.pick(members);
  const amount = satang((500 + chance.below(500)) * 100);
  const key = newKey();
  await sender.send(moveAfCash, { body: { amount }, token: member.token, key }, () => {
    const ref = createHash("sha256").update(`${member.uuid}|${key}`).digest("hex").slice(0, 32);
    book.note("MOVE_AF_TO_MONEY", ref, [afOf(member), -amount], [cashOf(member), amount]);
  });
}
