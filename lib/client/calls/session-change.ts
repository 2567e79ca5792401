/**
 * Login and logout change the browser's cookies first and this page's CSRF token a moment later. What is sent between
 * the two carries the new cookie beside the old token and is refused, so other acts wait until the change is over.
 */
import { callName, type Endpoint } from "@/lib/contract/endpoint";

let running: Promise<unknown> | undefined;

/** A renewed token is of the same session, so nobody waits for it. */
const changesSession = (entry: Endpoint): boolean => {
  const name = callName(entry);
  return name === "users.logout" || (entry.grantsToken && name !== "users.auth");
};

/** Sends at once, or after the change of session that is on its way. Reads carry no token and never wait. */
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
