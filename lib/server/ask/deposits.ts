import { cache } from "react";
import { allDepositChannels, currentDeposit, type Deposit, oneDeposit } from "@/lib/contract/deposits";
import { ask } from "./ask";
import { orNull } from "./or-null";

/** The deposit channels, and the member's live request; null for what cannot be read now. */
export const readDepositOffer = cache(() =>
  Promise.all([orNull(ask(allDepositChannels)), orNull(ask(currentDeposit))]),
);

/** The member's deposit with the id in the address; null for an id that is not theirs. */
export async function readNamedDeposit(id: string | string[] | undefined): Promise<Deposit | null> {
  const isId = typeof id === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(id);
  return isId ? orNull(ask(oneDeposit, { query: { id } })) : null;
}
