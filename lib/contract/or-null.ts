import { isFault } from "./fault";

/**
 * A reply that a page can do without: null when the upstream refused, failed or does not implement the call.
 * Errors other than a Fault are rethrown (among them the framework's own signals).
 */
export async function orNull<Reply>(asked: Promise<Reply>): Promise<Reply | null> {
  try {
    return await asked;
  } catch (error) {
    if (isFault(error)) return null;
    throw error;
  }
}
