/** Calls `users.auth` at start when there is a session: it returns the member and renews the token. */

import { call } from "@/lib/client/calls/lazy-call";
import { readHint } from "@/lib/client/page/session";
import type { UserInfo } from "@/lib/contract/users";

/** Null for a guest, who is not asked for. Sent at once; a refused token leads to the 401 page. */
export async function renewSession(): Promise<UserInfo | null> {
  if (!readHint()) return null;
  return call("users", "authUser", { body: {} });
}
