import { cache } from "react";
import { allDepositChannels, currentDeposit, type Deposit, oneDeposit } from "@/lib/contract/deposits";
import { orNull } from "@/lib/contract/or-null";
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

/** The member's deposit with the id in the address; null for an id that is not theirs. */
export async function readNamedDeposit(id: string | string[] | undefined): Promise<Deposit | null> {
  const isId = typeof id === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(id);
  return isId ? orNull(ask(oneDeposit, { query: { id } })) : null;
}
