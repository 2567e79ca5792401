import type { Call } from "@/lib/client/calls/lazy-call";
import { loadHashing } from "@/lib/client/device/hashing";
import { isFault } from "@/lib/contract/fault";
import { isInTree } from "@/lib/domain/yeekee/witness-tree";
import { savePath, storedRound } from "./storage";

/**
 * Finds this device's latest witness that the frozen tree includes, and stores its path if it leads to the root
 * in the pushed freeze.
 * @returns false without an answer, so that it may be asked again; never rejects
 */
export async function findPath(call: Call, betId: string): Promise<boolean> {
  const { witnesses, freeze, path } = storedRound(betId);
  if (freeze === null || path !== null) return freeze !== null;
  const root = freeze.message.witnessRoot;
  try {
    for (const { value } of witnesses.toReversed()) {
      const told = await pathOf(call, betId, value);
      if (told === null || !(await isInTree({ ...told, value, root }, await loadHashing()))) continue;
      savePath(betId, { value, ...told });
      return true;
    }
    return true;
  } catch {
    return false;
  }
}

/** Null where the tree does not include it. */
async function pathOf(call: Call, betId: string, value: string) {
  try {
    return await call("yings", "witnessPath", {
      query: { betId, value },
    });
  } catch (error) {
    if (isFault(error, "not-found")) return null;
    throw error;
  }
}
