import { isFault } from "@/lib/contract/fault";

const MOST_TRIES = 10;

/**
 * Repeats a call, with its key, while the service has no connection for it, as browsers and providers do: on a machine
 * with much to do that takes a call out of a crowd, and nothing is half done by it.
 */
export async function whileBusy<Reply>(call: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      if (!isFault(error, "busy") || tries === MOST_TRIES) throw error;
    }
  }
}
