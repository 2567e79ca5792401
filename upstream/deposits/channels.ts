import { eq } from "drizzle-orm";
import type { ChannelOffer, DepositChannel } from "@/lib/contract/deposits";
import { depositChannels } from "@/lib/contract/deposits";
import { Fault } from "@/lib/contract/fault";
import { type Hours, isOpenAt, isWithin } from "@/lib/domain/deposits/deposit-channels";
import { type Satang, satang } from "@/lib/domain/money/money";
import { depositChannel } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import { accountsFor, bankAccountView, coinOffers } from "./site-accounts";

type Row = typeof depositChannel.$inferSelect;

/** Every deposit channel with its current state and limits. */
export async function allChannels(tx: Tx, nowMs: number): Promise<ChannelOffer[]> {
  const rows = await tx.select().from(depositChannel);
  const offers: ChannelOffer[] = [];
  for (const channel of depositChannels) {
    const row = rows.find((each) => each.channel === channel);
    if (row) offers.push(await offerOf(tx, row, channel, nowMs));
  }
  return offers;
}

async function offerOf(tx: Tx, row: Row, channel: DepositChannel, nowMs: number): Promise<ChannelOffer> {
  const hours = hoursOf(row);
  const accounts = await accountsFor(tx, channel);
  return {
    channel,
    open: accounts.length > 0 && isOpen(row, nowMs),
    min: satang(row.min),
    max: satang(row.max),
    ...(hours ? { hours } : {}),
    accounts: channel === "crypto" ? [] : accounts.map(bankAccountView),
    ...(channel === "crypto"
      ? {
          coins: (await coinOffers(tx)).map(({ coin, chain, satangPerCoin, needed }) => ({
            coin,
            chain,
            bahtPerCoin: satang(satangPerCoin),
            needed,
          })),
        }
      : {}),
    minutes: row.minutes,
  };
}

/** Throws `deposit-channel-closed`, or `amount-out-of-range` with the channel's limits. */
export async function refuseClosed(
  tx: Tx,
  channel: DepositChannel,
  amount: Satang,
  nowMs: number,
): Promise<void> {
  const [row] = await tx.select().from(depositChannel).where(eq(depositChannel.channel, channel));
  if (!row || !isOpen(row, nowMs)) throw new Fault("deposit-channel-closed");
  const bounds = { min: satang(row.min), max: satang(row.max) };
  if (!isWithin(amount, bounds)) throw new Fault("amount-out-of-range", bounds);
}

const isOpen = (row: Row, nowMs: number): boolean => row.isOn && isOpenAt(hoursOf(row), nowMs);

const hoursOf = ({ openFrom, openTo }: Row): Hours | null =>
  openFrom && openTo ? { from: openFrom, to: openTo } : null;
