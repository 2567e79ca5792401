/** Optional data of a member's page: after 800 ms the page is rendered without it. */
import type { Endpoint, ReplyOf } from "@/lib/contract/endpoint";
import { readSession } from "@/lib/server/session/session";
import { type AskOptions, ask } from "./ask";

export const PRELOAD_TIMEOUT_MS = 800;

/** Null for guests (no decodable, unexpired token) and on every failure. */
export async function preload<E extends Endpoint>(
  entry: E,
  options: AskOptions<E> = {},
): Promise<ReplyOf<E> | null> {
  if (!(await readSession())) return null;
  return ask(entry, { ...options, timeoutMs: PRELOAD_TIMEOUT_MS, isBackground: true }).catch(() => null);
}
