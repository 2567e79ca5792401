import { cache } from "react";
import {
  allDepositChannels,
  type BankAccount,
  currentDeposit,
  type Deposit,
  type DepositChannel,
  oneDeposit,
} from "@/lib/contract/deposits";
import { orNull } from "@/lib/contract/or-null";
import { env } from "@/lib/server/config/env";
import { answered, isUnimplemented } from "./answered";
import { ask } from "./ask";

/**
 * The deposit channels, and the member's live request; null for what cannot be read now. The third: the upstream has no
 * call for deposits.
 */
export const readDepositOffer = cache(async () => {
  const [offer, live] = await Promise.all([answered(ask(allDepositChannels)), orNull(ask(currentDeposit))]);
  return [offer.reply, live, offer.code !== null && isUnimplemented(offer.code)] as const;
});

/**
 * The house's accounts for a channel that configuration opens where the upstream has no call for deposits; null where
 * it takes none of that kind either.
 */
export function handedAccounts(channel: DepositChannel): readonly BankAccount[] | null {
  const { DEPOSIT_FAST_PATH, DEPOSIT_NORMAL_PATH, DEPOSIT_ACCOUNTS } = env();
  const paths: Partial<Record<DepositChannel, string | undefined>> = {
    fast: DEPOSIT_FAST_PATH,
    normal: DEPOSIT_NORMAL_PATH,
  };
  return (paths[channel] && DEPOSIT_ACCOUNTS) || null;
}

/** The member's deposit with the id in the address; null for an id that is not theirs. */
export async function readNamedDeposit(id: string | string[] | undefined): Promise<Deposit | null> {
  const isId = typeof id === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(id);
  return isId ? orNull(ask(oneDeposit, { query: { id } })) : null;
}
