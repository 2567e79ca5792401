import { entries } from "@/lib/contract";
import { callName, type Endpoint, isOperators } from "@/lib/contract/endpoint";
import { addDays } from "@/lib/domain/time/time";

/** What a member's calls can name. */
export interface Things {
  /** Today in Bangkok, `YYYY-MM-DD` */
  today: string;
  openBetId: string;
  settledBetId: string;
  setBetId: string;
  shotsBetId: string;
  poyId: string;
  poyKey: string;
  depositId: string;
  /** The member's own account, where withdrawals go */
  bankId: number;
  receiptCode: string;
  /** A stake of the member's in a game, as a statement refers to it */
  playId: string;
}

/** A call with what it asks for: a query, or a body of a POST. */
export interface Question {
  entry: Endpoint;
  input: Readonly<Record<string, unknown>>;
}

type Ask = (things: Things) => Record<string, unknown>[];

const none: Ask = () => [{}];
const round =
  (name: string): Ask =>
  (things) => [{ [name]: things.openBetId }, { [name]: things.settledBetId }];
const ofShots: Ask = ({ shotsBetId }) => [{ betId: shotsBetId }];
const ratesOf: Ask = ({ openBetId }) => [{ betId: openBetId, betType: "teng_bon_3" }];
/** The last month, and one of half a year ago. */
const months: Ask = ({ today }) =>
  [0, 180].map((ago) => ({ startedDate: addDays(today, -ago - 29), endedDate: addDays(today, -ago) }));

/** What is asked of each call that reads; calls which need nothing are asked for it. */
const questions: Record<string, Ask> = {
  "af-cashs.transaction.all": months,
  "agents-supports": () => [{}],
  "bet-list-min-maxes.all": round("betId"),
  "bet-list-results": ({ settledBetId, today }) => [{ betId: settledBetId, resultDate: addDays(today, -1) }],
  "bet-list-results.all": ({ today }) => [{ date: addDays(today, -1) }, { date: addDays(today, -180) }],
  "bet-list-results.history": () => [
    { betGroup: "stock" },
    { betGroup: "yeekee", betType: "yeekee" },
    { betGroup: "stock", betType: "th_open", limit: "100" },
  ],
  "bet-lists.day": ({ today }) => [{ betType: "yeekee" }, { betType: "yeekee", dt: addDays(today, -180) }],
  "bet-lists.one": round("id"),
  "deposits.one": ({ depositId }) => [{ id: depositId }],
  "files.one": ({ depositId }) => [{ id: depositId }],
  "lotteries.4d.quotas": ({ setBetId }) => [{ betId: setBetId }],
  "number-reachs.rate-now.all": ratesOf,
  "number-reachs.rate-now.round": round("betId"),
  "number-reachs.rate-recommend.all": ratesOf,
  "notifications.all": () => [{}, { limit: "100" }],
  "partners.game.round": ({ playId }) => [{ id: playId }],
  "poys.all": (things) => [
    {},
    { limit: 100 },
    { betId: things.openBetId },
    { betId: things.settledBetId },
    { betGroup: "stock", limit: 100 },
    { betType: "th_open", limit: 100 },
    ...["accepted", "won", "lost", "cancelled", "refunded"].map((status) => ({ status, limit: 100 })),
    ...months(things).map((month) => ({ ...month, limit: 100 })),
    { ...months(things)[1], betGroup: "yeekee", status: "won" },
  ],
  "poys.by-key": ({ poyKey }) => [{ key: poyKey }],
  "poys.one": ({ poyId }) => [{ id: poyId }],
  "receipts.one": ({ receiptCode }) => [{ code: receiptCode }],
  "transactions.all": months,
  "transactions.page": (things) =>
    months(things).flatMap((month) => [
      month,
      ...["deposit", "withdraw", "lotto", "games"].map((group) => ({ ...month, group, limit: 100 })),
    ]),
  "vdos.one": () => [{ vdoName: "place-a-bet" }],
  "withdraws.all": () => [{}, { limit: "100" }],
  "ying-results.one": ofShots,
  yings: ofShots,
  "yings.freezes": none,
  "yings.proof": ofShots,
  "yings.summary": ofShots,
  "yings.witness-path": ({ shotsBetId }) => [{ betId: shotsBetId, value: "0".repeat(32) }],
};

/** It ends the session. */
const leftOut = ["users.logout"];

/** Every call that a member or a guest reads by, with what is asked of it. */
export const readingCalls = (things: Things): Question[] =>
  entries
    .map(([, entry]) => entry)
    .filter((entry) => entry.isForViewing && !isOperators(entry) && !leftOut.includes(callName(entry)))
    .flatMap((entry) => (questions[callName(entry)] ?? none)(things).map((input) => ({ entry, input })));
