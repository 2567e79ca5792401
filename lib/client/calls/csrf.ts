/**
 * Renews a page's CSRF token when it belongs to an earlier session (a login in another tab, two tabs opened at
 * once).
 */
import { configurePage, pageOwner } from "@/lib/client/page/page-config";
import { readHint } from "@/lib/client/page/session";

/**
 * True when there is a new token to retry with. A foreign page cannot read the response header. A member's page
 * gets none while another member is signed in: its slip would be paid with the other one's money.
 */
export async function renewCsrfToken(): Promise<boolean> {
  const [before, now] = [pageOwner(), readHint(0)?.uuid];
  if (before && now && before !== now) return false;
  try {
    const answer = await fetch(location.pathname, { method: "HEAD", headers: { "x-csrf-wanted": "1" } });
    const csrfToken = answer.headers.get("x-csrf-token");
    if (csrfToken) configurePage({ csrfToken });
    return csrfToken !== null;
  } catch {
    return false;
  }
}
