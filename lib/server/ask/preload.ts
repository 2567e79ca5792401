/** Reads that make a member's page fuller but are not worth waiting for: 800 ms, then the page goes without. */
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
