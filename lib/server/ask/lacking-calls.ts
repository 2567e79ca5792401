/** What pages may know of calls that the upstream does not have. */
import { standInKeys } from "@/lib/server/floor/read-answer";
import { lackingKeys as allLackingKeys } from "@/lib/server/upstream/lacking-calls";

export { isLacking, LACKING_MS, noteLacking } from "@/lib/server/upstream/lacking-calls";

/** `callKey` of those that nothing stands in for: what they are for is not offered. */
export const lackingKeys = (nowMs: number): string[] =>
  allLackingKeys(nowMs).filter((key) => !standInKeys.has(key));
