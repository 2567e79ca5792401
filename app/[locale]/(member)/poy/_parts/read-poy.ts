import { notFound } from "next/navigation";
import { onePoy, type Poy } from "@/lib/contract/poys";
import { ask } from "@/lib/server/ask/ask";
import { offered } from "@/lib/server/ask/offered";

/**
 * One slip of the member; null for another member's slip, a malformed id, or an upstream without the call.
 */
export async function readPoy(poyId: string): Promise<Poy> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(poyId)) notFound();
  return (await offered(ask(onePoy, { query: { id: poyId } }))) ?? notFound();
}
