import { isFault } from "@/lib/contract/fault";

/**
 * An answer that a page can do without: null when the upstream refused, failed or does not offer it.
 * Anything that is not a Fault goes on (the framework's own signals among it).
 */
export async function optional<Reply>(asked: Promise<Reply>): Promise<Reply | null> {
  try {
    return await asked;
  } catch (error) {
    if (isFault(error)) return null;
    throw error;
  }
}
