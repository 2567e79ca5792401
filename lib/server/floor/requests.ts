/** Deposits, withdrawals and bank accounts from the fields of the spec. */
import { allBanks, createUserBank } from "@/lib/contract/banks";
import { type Deposit, type DepositStatus, depositShape } from "@/lib/contract/deposits";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { createNormalDeposit } from "@/lib/contract/deposits/normal";
import { bankTransactions, trueWalletHistory } from "@/lib/contract/transactions";
import { allWithdraws, withdrawShape } from "@/lib/contract/withdraws";
import { banks } from "@/lib/domain/banks/banks";
import { MOST_REQUESTS } from "@/lib/domain/money/transactions";
import { bangkokIso, epochMs } from "@/lib/domain/time/time";
import { type FloorContext, fieldsOf, floorRule, rowsOf, withId } from "./floor-rule";
import { readableRows } from "./readable";

type Row = Record<string, unknown>;

/** The states that upstreams are known to write; the spec names none. */
const depositStates: Readonly<Record<DepositStatus, RegExp>> = {
  waiting: /^(waiting|pending|prepare|prepared|created|processing|new)$/,
  credited: /^(credited|success|successful|completed?|approved?|done|paid)$/,
  expired: /^(expired?|timeout)$/,
  cancelled: /^(cancell?ed|aborted)$/,
  unmatched: /^unmatched$/,
  claimed: /^claimed$/,
  rejected: /^(reject(ed)?|fail(ed|ure)?|denied|error)$/,
};
const withdrawStates = {
  pending: /^(pending|waiting|processing|created|new)$/,
  approved: /^(approved?|confirmed)$/,
  paid: /^(paid|success|successful|completed?|done|transferred)$/,
  rejected: /^(reject(ed)?|fail(ed|ure)?|denied|cancell?ed|error)$/,
};

/** The contract's word for a state; one that nobody knows stays, and its row is left out. */
const stateOf = (states: Readonly<Record<string, RegExp>>, told: unknown): unknown =>
  Object.entries(states).find(([, known]) => known.test(String(told).toLowerCase()))?.[0] ?? told;

/** What is not told of an account. */
const UNKNOWN_TEXT = "----";

/** A deposit of either list: a request that reserves an amount, or a report of a transfer made. */
const completeDeposit = (channel: string) => (told: unknown, at: number) => {
  const row = fieldsOf(told);
  const createdAt = row.createdAt ?? row.depositAt;
  const prepareAmount = row.prepareAmount ?? row.amount;
  return {
    ...row,
    id: withId(row, at, "deposit", createdAt, prepareAmount),
    channel: depositShape.shape.channel.safeParse(row.channel).success ? row.channel : channel,
    bankId: row.bankId ?? 1,
    prepareAmount,
    prepareIndex: row.prepareIndex ?? 0,
    prepareTotal: row.prepareTotal ?? prepareAmount,
    status: stateOf(depositStates, row.status),
    createdAt,
  };
};

function completeWithdraw(told: unknown, at: number) {
  const row = fieldsOf(told);
  const account = fieldsOf(row.account ?? row.bank);
  const from = { ...row, ...account };
  return {
    ...row,
    id: withId(row, at, "withdraw", row.createdAt, row.amount),
    status: stateOf(withdrawStates, row.status),
    account: {
      bankId: from.bankId ?? 1,
      bankCode: from.bankCode ?? UNKNOWN_TEXT,
      accountNumber: from.accountNumber ?? from.bankAccountNumber ?? UNKNOWN_TEXT,
      name: from.name ?? from.bankAccountName ?? UNKNOWN_TEXT,
      botUpdate: null,
    },
  };
}

function completeBankLists(told: unknown): Row {
  const lists = fieldsOf(told);
  const { path } = bankTransactions;
  return {
    depositFast: readableRows(path, depositShape, rowsOf(lists.depositFast).map(completeDeposit("fast"))),
    depositNormal: readableRows(
      path,
      depositShape,
      rowsOf(lists.depositNormal).map(completeDeposit("normal")),
    ),
    userWithdraw: readableRows(path, withdrawShape, rowsOf(lists.userWithdraw).map(completeWithdraw)),
  };
}

/** The spec gives no field of a wallet's row but its time. */
function completeWalletRow(told: unknown, at: number): Row {
  const row = fieldsOf(told);
  const status = stateOf(depositStates, row.status);
  return { ...row, id: withId(row, at, "wallet", row.transferTime), status };
}

/** The account as it was sent: the spec says nothing of the answer, so staff have yet to look at it. */
function completeAccount(told: unknown, { body }: FloorContext): Row {
  const row = fieldsOf(told);
  return {
    ...row,
    bankId: row.bankId ?? row.id ?? 1,
    bankCode: row.bankCode ?? body.bankCode,
    accountNumber: row.accountNumber ?? row.bankAccountNumber ?? body.bankAccountNumber,
    name: row.name ?? row.bankAccountName ?? UNKNOWN_TEXT,
    botUpdate: row.botUpdate ?? null,
    status: row.status ?? "waiting",
  };
}

/** A report as it was sent. No page shows a state of it that nobody told: only that it was sent. */
function completeReport(_told: unknown, { body, nowMs }: FloorContext): Row {
  const createdAt = bangkokIso(nowMs);
  return {
    id: withId({}, 0, "deposit", createdAt, body.amount),
    channel: "normal",
    bankId: body.bankId,
    prepareAmount: body.amount,
    prepareIndex: 0,
    prepareTotal: body.amount,
    status: "waiting",
    referTransferId: null,
    createdAt,
  };
}

/**
 * A request that has just been opened. Its exact amount is the upstream's to tell: without it the reply is refused, since
 * nobody could match what the member sends.
 */
function completeOpened(told: unknown, { body, nowMs }: FloorContext): Row {
  const row = fieldsOf(told);
  const { prepareAmount = body.prepareAmount, prepareIndex = 0, prepareTotal } = row;
  const status = stateOf(depositStates, row.status);
  return {
    ...completeDeposit("fast")(
      {
        ...row,
        createdAt: row.createdAt ?? bangkokIso(nowMs),
        bankId: row.bankId ?? body.bankId,
        prepareAmount,
      },
      0,
    ),
    prepareIndex,
    prepareTotal,
    status: depositShape.shape.status.safeParse(status).success ? status : "waiting",
    referTransferId: row.referTransferId ?? null,
  };
}

const newestFirst = (one: Pick<Deposit, "createdAt">, other: Pick<Deposit, "createdAt">) =>
  epochMs(other.createdAt) - epochMs(one.createdAt);

export const requestRules = [
  floorRule({ entry: bankTransactions, complete: completeBankLists }),
  floorRule({ entry: trueWalletHistory, complete: (told) => rowsOf(told).map(completeWalletRow) }),
  floorRule({ entry: createUserBank, complete: completeAccount }),
  floorRule({ entry: createFastDeposit, complete: completeOpened }),
  floorRule({ entry: createNormalDeposit, complete: completeReport }),
  floorRule({
    entry: allBanks,
    // Known banks are the site's own; whether an account can be bound is the upstream's to say.
    standIn: async () =>
      banks.map(({ bankCode, name, country, digits: [fewest, most] }) => ({
        ...{ bankCode, name, country },
        digits: [fewest, most] as [number, number],
      })),
  }),
  floorRule({
    entry: allWithdraws,
    standIn: async ({ ask }) => {
      const { userWithdraw } = await ask(bankTransactions);
      return { items: userWithdraw.toSorted(newestFirst).slice(0, MOST_REQUESTS), nextCursor: null };
    },
  }),
];
