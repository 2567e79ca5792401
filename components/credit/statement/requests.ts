import type { ChipTone } from "@/components/ui/chip";
import type { Deposit, DepositChannel } from "@/lib/contract/deposits";
import type { WalletRow } from "@/lib/contract/transactions";
import type { Withdraw } from "@/lib/contract/withdraws";
import { depositAddress } from "@/lib/domain/access/addresses";
import { isLeftInexact, stageOf } from "@/lib/domain/deposits/deposit-stage";
import type { Satang } from "@/lib/domain/money/money";
import { MOST_REQUESTS } from "@/lib/domain/money/transactions";
import { epochMs } from "@/lib/domain/time/time";

export const requestTabs = ["all", "fast", "normal", "wallet", "crypto", "withdraw"] as const;
export type RequestTab = (typeof requestTabs)[number];

/** The tab that is shown: the one asked for, else all requests. */
export const tabOf = (asked: unknown): RequestTab => requestTabs.find((name) => name === asked) ?? "all";

/**
 * How far the network has confirmed coins on their way; that the sender of money with other satang has to
 * report it, or how much came beside the total that was credited.
 */
export type RequestTold =
  | { kind: "confirming"; done: number; needed: number }
  | { kind: "inexact" }
  | { kind: "beside"; amount: Satang };

/** One request of any kind, as a row of the status page. */
export interface Request {
  id: string;
  /** What was credited, else what its sender reported, else what was to be transferred. */
  amount: Satang;
  /** What was to be transferred, where that is another amount. */
  asked?: Satang;
  /** ISO time with its offset, as it was read. */
  at: string;
  /** A deposit's stage, or the state of what has none. */
  status: string;
  href: string;
  /** How a deposit was made; null for a withdrawal. */
  channel: DepositChannel | null;
  /** When a transfer that is still to be made has to be there. */
  until?: string;
  /** When a withdrawal was paid, where that is known. */
  paidAt?: string;
  /** The note of staff. */
  reason?: string | null;
  /** What is to be known beside the status. */
  told?: RequestTold | undefined;
  /** A withdrawal's place in the queue. */
  place?: number | null;
}

export interface RequestLists {
  depositFast: readonly Deposit[];
  depositNormal: readonly Deposit[];
  userWithdraw: readonly Withdraw[];
  wallet: readonly WalletRow[];
  /** The member's live request; of an external upstream it alone says whether money came that did not match it. */
  live: Pick<Deposit, "id" | "inexactAt"> | null;
}

/** The requests of a tab from the upstream's lists, newest first, as many as one of those lists has at most. */
export function requestsOf(tab: RequestTab, lists: RequestLists): Request[] {
  const isCoins = ({ channel }: Deposit) => channel === "crypto";
  const kinds = {
    fast: () => lists.depositFast.filter((one) => !isCoins(one)).map(ofDeposit),
    normal: () => lists.depositNormal.map(ofDeposit),
    wallet: () => lists.wallet.flatMap(ofWallet),
    crypto: () => lists.depositFast.filter(isCoins).map(ofDeposit),
    withdraw: () => lists.userWithdraw.map(ofWithdraw),
  };
  const requests = tab === "all" ? Object.values(kinds).flatMap((kind) => kind()) : kinds[tab]();
  return requests
    .map((one) =>
      one.id === lists.live?.id && lists.live.inexactAt && one.status === "waiting" ? inexact(one) : one,
    )
    .sort((a, b) => epochMs(b.at) - epochMs(a.at))
    .slice(0, MOST_REQUESTS);
}

function ofDeposit(deposit: Deposit): Request {
  const { id, channel, prepareTotal, creditedAmount, report, createdAt, expiresAt, reason } = deposit;
  const status = stageOf(deposit);
  const amount = creditedAmount ?? report?.amount ?? prepareTotal;
  return {
    id,
    channel,
    amount,
    ...(amount !== prepareTotal && { asked: prepareTotal }),
    at: createdAt,
    status,
    told: toldOf(deposit, status),
    href: depositAddress(channel, id),
    ...(status === "waiting" && expiresAt && { until: expiresAt }),
    reason,
  };
}

/** A transfer of which the upstream tells the time alone is a row of the statement only. */
function ofWallet({ id, amount, status: state, transferTime, note, ...money }: WalletRow): Request[] {
  if (amount === undefined || state === undefined) return [];
  const status = state === "waiting" && money.inexactAt ? "inexact" : state;
  return [
    {
      id,
      channel: "truemoney",
      amount,
      at: transferTime,
      status,
      told: toldOf({ status: state, ...money }, status),
      href: depositAddress("truemoney", id),
      reason: note,
    },
  ];
}

/** Money that did not match is no state of a request that is over: its state stays, and what came is said beside it. */
function toldOf(
  request: { status: string } & Pick<WalletRow, "inexactAt" | "inexactAmount"> &
    Partial<Pick<Deposit, "transfer">>,
  stage: string,
): RequestTold | undefined {
  const { transfer, inexactAmount: amount } = request;
  if (stage === "confirming" && transfer) {
    return { kind: "confirming", done: transfer.confirmations, needed: transfer.needed };
  }
  if (stage === "inexact" || isLeftInexact(request)) return { kind: "inexact" };
  return stage === "credited" && amount !== undefined ? { kind: "beside", amount } : undefined;
}

const inexact = ({ until: _until, ...request }: Request): Request => ({
  ...request,
  status: "inexact",
  told: { kind: "inexact" },
});

const ofWithdraw = ({ id, amount, createdAt, paidAt, status, reason, place }: Withdraw): Request => ({
  id,
  channel: null,
  amount,
  at: createdAt,
  status,
  href: "/credit/withdraw",
  ...(paidAt && { paidAt }),
  reason,
  place,
});

const tones: Readonly<Record<string, ChipTone>> = {
  waiting: "warning",
  confirming: "link",
  reviewing: "warning",
  pending: "warning",
  inexact: "danger",
  claimed: "link",
  approved: "link",
  credited: "success",
  paid: "success",
  unmatched: "danger",
  rejected: "danger",
};

/** The colour of a status; an unknown one of a foreign upstream has none. */
export const toneOf = (status: string): ChipTone => tones[status] ?? "neutral";
