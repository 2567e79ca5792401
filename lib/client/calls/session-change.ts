/**
 * Login and logout change the browser's cookies first and this page's CSRF token a moment later. A call in
 * between would have the new cookie with the old token and be refused, so other writes wait until the change is
 * complete.
 */
import { callName, type Endpoint } from "@/lib/contract/endpoint";

let running: Promise<unknown> | undefined;

/** Grants a session to whoever it is called for. A renewed token belongs to the same session. */
export const beginsSession = (entry: Endpoint): boolean =>
  entry.grantsToken && callName(entry) !== "users.auth";

const changesSession = (entry: Endpoint): boolean =>
  callName(entry) === "users.logout" || beginsSession(entry);

/** Sends at once, or after a pending change of session. Reads have no CSRF token and never wait. */
export async function inOrder<Reply>(entry: Endpoint, send: () => Promise<Reply>): Promise<Reply> {
  if (!changesSession(entry)) {
    if (running && entry.method === "POST") await running.catch(() => {});
    return send();
  }
  const change = send();
  running = change;
  try {
    return await change;
  } finally {
    if (running === change) running = undefined;
  }
}
