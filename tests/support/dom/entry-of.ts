import { loadEntry, type Noun } from "@/lib/client/calls/contract-nouns";
import type { Endpoint } from "@/lib/contract/endpoint";

export type { Noun };

/** The contract entry of a store's call: `call("poys", "createPoy")`. */
export async function entryOf(noun: Noun, name: string): Promise<Endpoint> {
  const entry: Endpoint | undefined = await loadEntry(noun, name as never);
  if (!entry) throw new Error(`the contract has no ${name} among its ${noun}`);
  return entry;
}
