/**
 * Renews a page's CSRF token when it belongs to an earlier session (a login in another tab, two tabs opened at
 * once).
 */
import { configurePage, isOthersSession } from "@/lib/client/page/page-config";

/**
 * True when there is a new token to retry with. A foreign page cannot read the response header. A member's page
 * gets none while another member is signed in: its slip would be paid with the other one's money.
 */
export async function renewCsrfToken(): Promise<boolean> {
  if (isOthersSession()) return false;
  try {
    const answer = await fetch(location.pathname, { method: "HEAD", headers: { "x-csrf-wanted": "1" } });
    const csrfToken = answer.headers.get("x-csrf-token");
    // They may have signed in meanwhile, and the token be theirs.
    if (!csrfToken || isOthersSession()) return false;
    configurePage({ csrfToken });
    return true;
  } catch {
    return false;
  }
}
