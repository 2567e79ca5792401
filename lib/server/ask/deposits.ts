import { cache } from "react";
import { allDepositChannels, currentDeposit, type Deposit, oneDeposit } from "@/lib/contract/deposits";
import { ask } from "./ask";
import { optional } from "./optional";

/** The ways to pay in, and the member's live request; null for what can't be read now. */
export const readDepositOffer = cache(() =>
  Promise.all([optional(ask(allDepositChannels)), optional(ask(currentDeposit))]),
);

/** The deposit whose id stands in an address; null for an id that is none of his. */
export async function readNamedDeposit(id: string | string[] | undefined): Promise<Deposit | null> {
  const isId = typeof id === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(id);
  return isId ? optional(ask(oneDeposit, { query: { id } })) : null;
}
