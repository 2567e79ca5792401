import type { ChipTone } from "@/components/ui/chip";
import type { Deposit } from "@/lib/contract/deposits";
import type { WalletRow } from "@/lib/contract/transactions";
import type { Withdraw } from "@/lib/contract/withdraws";
import { depositAddress } from "@/lib/domain/access/addresses";
import type { Satang } from "@/lib/domain/money";
import { epochMs } from "@/lib/domain/time";

export const requestTabs = ["fast", "normal", "wallet", "withdraw"] as const;
export type RequestTab = (typeof requestTabs)[number];

/** One request of any kind, as a row of the status page. */
export interface Request {
  id: string;
  amount: Satang;
  /** With its offset, as it was read. */
  at: string;
  status: string;
  href: string;
  /** The note of staff. */
  reason?: string | null;
  /** A withdrawal's place in the queue. */
  place?: number | null;
}

export interface RequestLists {
  depositFast: readonly Deposit[];
  depositNormal: readonly Deposit[];
  userWithdraw: readonly Withdraw[];
  wallet: readonly WalletRow[];
}

/** The requests of a tab from the upstream's lists, newest first. */
export function requestsOf(tab: RequestTab, lists: RequestLists): Request[] {
  const requests = {
    fast: () => lists.depositFast.map(ofDeposit),
    normal: () => lists.depositNormal.map(ofDeposit),
    wallet: () => lists.wallet.map(ofWallet),
    withdraw: () => lists.userWithdraw.map(ofWithdraw),
  }[tab]();
  return requests.sort((a, b) => epochMs(b.at) - epochMs(a.at));
}

const ofDeposit = ({ id, channel, prepareTotal, createdAt, status, reason }: Deposit): Request => ({
  id,
  amount: prepareTotal,
  at: createdAt,
  status: channel === "normal" && status === "waiting" ? "reviewing" : status,
  href: depositAddress(channel, id),
  reason,
});

const ofWallet = ({ id, amount, transferTime, status, note }: WalletRow): Request => ({
  id,
  amount,
  at: transferTime,
  status,
  href: depositAddress("truemoney", id),
  reason: note,
});

const ofWithdraw = ({ id, amount, createdAt, status, reason, place }: Withdraw): Request => ({
  id,
  amount,
  at: createdAt,
  status,
  href: "/credit/withdraw",
  reason,
  place,
});

const tones: Readonly<Record<string, ChipTone>> = {
  waiting: "warning",
  reviewing: "warning",
  pending: "warning",
  claimed: "link",
  approved: "link",
  credited: "success",
  paid: "success",
  unmatched: "danger",
  rejected: "danger",
};

/** The colour of a status; an unknown one of a foreign upstream has none. */
export const toneOf = (status: string): ChipTone => tones[status] ?? "neutral";
