import { isFault } from "@/lib/contract/fault";

/**
 * Null where the upstream does not implement the call: 501, or 404 for its address. Every other refusal is
 * rethrown.
 * For lists and the member's own data, which exist whenever the call does.
 */
export async function offered<Reply>(asked: Promise<Reply>): Promise<Reply | null> {
  try {
    return await asked;
  } catch (error) {
    if (isFault(error, "not-offered") || isFault(error, "not-found")) return null;
    throw error;
  }
}
