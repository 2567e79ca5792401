import { notFound } from "next/navigation";
import { isFault } from "@/lib/contract/fault";
import { onePoy, type Poy } from "@/lib/contract/poys";
import { ask } from "@/lib/server/ask";

/** One slip of the member. Another member's slip and a malformed id are both simply not there. */
export async function readPoy(poyId: string): Promise<Poy> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(poyId)) notFound();
  try {
    return await ask(onePoy, { query: { id: poyId } });
  } catch (error) {
    if (isFault(error, "not-found")) notFound();
    throw error;
  }
}
