import type { ChannelOffer, Deposit, DepositChannel } from "@/lib/contract/deposits";
import type { WalletRow } from "@/lib/contract/transactions";
import { isSeenOnChain } from "@/lib/domain/deposits/deposit-stage";
import { epochMs } from "@/lib/domain/time/time";
import { depositPages } from "../deposit-pages";

const displayOrder = Object.keys(depositPages) as readonly DepositChannel[];

/** Channels in which staff have no part, the simplest first. */
const matchedByItself: readonly DepositChannel[] = ["fast", "qrcode", "truemoney"];

/**
 * The channel of the member's newest deposit that was credited, among those of banks and coins and those of the
 * wallet; undefined for a newcomer.
 */
export function lastUsedOf(
  deposits: readonly Pick<Deposit, "channel" | "status" | "createdAt">[],
  wallet: readonly Pick<WalletRow, "status" | "transferTime">[],
): DepositChannel | undefined {
  const used = [
    ...deposits.map(({ channel, status, createdAt: at }) => ({ channel, status, at })),
    ...wallet.map(({ status, transferTime: at }) => ({ channel: "truemoney" as const, status, at })),
  ];
  const credited = used.filter(({ status }) => status === "credited");
  return credited.toSorted((one, other) => epochMs(other.at) - epochMs(one.at))[0]?.channel;
}

/** The channels as they are listed: open ones first, among them the one used last, then the site's own order. */
export function inOrder(
  channels: readonly ChannelOffer[],
  last: DepositChannel | undefined,
): readonly ChannelOffer[] {
  const rank = ({ open, channel }: ChannelOffer) =>
    (open ? 0 : 100) + (channel === last ? -1 : displayOrder.indexOf(channel));
  return channels
    .filter(({ channel }) => displayOrder.includes(channel))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** The one channel to recommend: the simplest that is open and credits by itself. */
export function recommendedOf(channels: readonly ChannelOffer[]): DepositChannel | undefined {
  return matchedByItself.find((name) => channels.some(({ channel, open }) => open && channel === name));
}

/**
 * A request of another channel waits, which has to end first. A report of a transfer needs no request, and coins on
 * their way hold nothing: nobody can hurry the chain.
 */
export function isBehind(
  { channel, open }: ChannelOffer,
  live: Pick<Deposit, "channel" | "transfer" | "referTransferId"> | null,
): boolean {
  if (!live || isSeenOnChain(live)) return false;
  return open && channel !== "normal" && channel !== live.channel;
}
