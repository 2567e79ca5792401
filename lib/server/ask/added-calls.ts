/** Whether the upstream has calls beyond those of the spec. */
import { siteMaintenance } from "@/lib/contract/site";
import { env } from "@/lib/server/config/env";
import { isLacking } from "@/lib/server/upstream/lacking-calls";

/**
 * Told by the one that is asked before every page: acts such as sending a code cannot be tried out to learn whether they
 * are there.
 */
export const hasAddedCalls = (nowMs = Date.now()): boolean =>
  env().embedded || !isLacking(siteMaintenance, nowMs);
