import type { cashs } from "@/lib/contract/credit";
import type { ReplyOf } from "@/lib/contract/endpoint";
import type { TransactionRow } from "@/lib/contract/transactions";
import type { History, Operation, Read } from "../models/history/operation";
import type { Person } from "../world/people";
import { afOf, type Book, cashOf, pendingOf } from "./book";
import type { Books, Posted } from "./judge";
import type { Sender } from "./send";

type Money = ReplyOf<typeof cashs>;

/** What a member saw at once: their balances, or the rows of their statement, newest first. */
type Seen = { money: Money } | { rows: readonly TransactionRow[] };

interface Span {
  invokedAt: number;
  completedAt: number;
}

/** When each acknowledged movement was asked for and answered, and what was read meanwhile. */
export interface Diary {
  /** Keyed by kind and ref. */
  spans: Map<string, Span>;
  looks: (Span & { member: Person; seen: Seen })[];
  look(member: Person, seen: Seen): void;
  /** The same sender, which keeps the times of what it sends. */
  timed(sender: Sender): Sender;
}

export function createDiary(book: Book): Diary {
  const spans: Diary["spans"] = new Map();
  const looks: Diary["looks"] = [];
  return {
    spans,
    looks,
    look: (member, seen) => void looks.push({ member, seen, ...unmeasured }),
    timed: (sender) => ({
      ...sender,
      send(entry, args, taken) {
        const invokedAt = performance.now();
        return sender.send(entry, args, (reply) => {
          const [facts, read] = [book.facts.length, looks.length];
          taken(reply);
          const span = { invokedAt, completedAt: performance.now() };
          for (const { kind, ref } of book.facts.slice(facts)) spans.set(`${kind} ${ref}`, span);
          for (const one of looks.slice(read)) Object.assign(one, span);
        });
      },
    }),
  };
}

const unmeasured: Span = { invokedAt: Number.NEGATIVE_INFINITY, completedAt: Number.POSITIVE_INFINITY };

/** The run as a history: every movement appends its id to the members' accounts that it moves. */
export function historyOf({ spans, looks }: Diary, { movements, lists }: Books): History {
  const writes = movements.map(
    ({ id, kind, ref, sides }): Operation => ({
      name: `${kind} ${ref}`,
      ...(spans.get(`${kind} ${ref}`) ?? unmeasured),
      reads: [],
      appends: sides.flatMap(([account]) => (lists.has(account) ? [{ account, element: id }] : [])),
      end: "acknowledged",
    }),
  );
  const reads = looks.flatMap(({ member, seen, ...span }, at): Operation[] => {
    const found =
      "rows" in seen ? [statementRead(member, seen.rows)] : balanceReads(member, seen.money, lists);
    if (found.length === 0) return [];
    return [
      { name: `look ${at} of ${member.userName}`, ...span, reads: found, appends: [], end: "acknowledged" },
    ];
  });
  return {
    operations: [...writes, ...reads],
    lists: new Map([...lists].map(([account, list]) => [account, list.map(({ id }) => id)])),
  };
}

/** Requests that still wait are no movements. */
function statementRead(member: Person, rows: readonly TransactionRow[]): Read {
  const moved = rows.filter(({ transactionType }) => transactionType !== "PREDEPOSIT");
  return { account: cashOf(member), seen: moved.map(({ id }) => id).toReversed() };
}

/**
 * The entries after which the accounts had these balances; the version is the number of entries of all accounts. None
 * when several states had the same figures; what was never there when no state had them.
 */
function balanceReads(member: Person, { money, held, version }: Money, lists: Books["lists"]): Read[] {
  const accounts = [cashOf(member), pendingOf(member), afOf(member)];
  const [cash = [], pending = [], af = []] = accounts.map((account) => lists.get(account));
  const states = placesOf(cash, money).flatMap((atCash) =>
    placesOf(pending, held ?? 0).flatMap((atPending) => {
      const atAf = (version ?? 0) - atCash - atPending;
      return atAf >= 0 && atAf <= af.length ? [[atCash, atPending] as const] : [];
    }),
  );
  const [state, other] = states;
  if (!state) return [{ account: cashOf(member), seen: [`a balance of ${money} with ${held} held`] }];
  if (other) return [];
  return [cash, pending].map((list, at) => {
    const newest = list[(state[at] ?? 0) - 1];
    return { account: accounts[at] ?? "", seen: newest ? [newest.id] : [] };
  });
}

/** Numbers of entries after which the account had the balance. */
const placesOf = (list: readonly Posted[], balance: number): number[] => [
  ...(balance === 0 ? [0] : []),
  ...list.flatMap((entry, at) => (entry.balance === balance ? [at + 1] : [])),
];
