/** Calls `users.auth` at start when there is a session: it returns the member and renews the token. */

import { call } from "@/lib/client/calls/lazy-call";
import { afterInteraction } from "@/lib/client/page/after-interaction";
import { readHint } from "@/lib/client/page/session";
import type { UserInfo } from "@/lib/contract/users";

/** Null for a guest. Waits until the page is idle; a refused token leads to the 401 page. */
export async function renewSession(): Promise<UserInfo | null> {
  if (!readHint()) return null;
  await afterInteraction();
  return call("users", "authUser", { body: {} });
}
