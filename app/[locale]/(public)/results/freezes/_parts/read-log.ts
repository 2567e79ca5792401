import { isFault } from "@/lib/contract/fault";
import { freezesOfYings } from "@/lib/contract/yings";
import { LIVE_CACHE_MS } from "@/lib/domain/rounds/live-cache";
import { isUnimplemented } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";

/** Entries of one page of the log. */
export const PAGE_ROWS = 50;

/** The address's filters; an absent or invalid one is undefined. */
export interface LogView {
  /** Only entries older than this one. */
  before?: number;
  /** Only entries of this round. */
  betId?: string;
}

type Asked = Record<string, string | string[] | undefined>;

export function readView({ before, round }: Asked): LogView {
  return {
    ...(typeof before === "string" && /^[1-9]\d{0,8}$/.test(before) && { before: Number(before) }),
    ...(typeof round === "string" && /^[A-Za-z0-9_-]{1,80}$/.test(round) && { betId: round }),
  };
}

/**
 * A page of the log; `failed` when it could not be read. Errors of the framework (redirects) are rethrown.
 */
export async function readLog(view: LogView) {
  try {
    return await ask(freezesOfYings, { query: { ...view, limit: PAGE_ROWS }, cacheMs: LIVE_CACHE_MS });
  } catch (error) {
    if (!isFault(error)) throw error;
    return isUnimplemented(error.code) ? "not-offered" : "failed";
  }
}
