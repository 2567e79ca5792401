/**
 * Renews a page's CSRF token when it belongs to an earlier session (a login in another tab, two tabs opened at
 * once).
 */
import { configurePage, isOthersSession } from "@/lib/client/page/page-config";
import { http } from "./exchange";

/** The token of the session that the browser has now. A foreign page cannot read the response header. */
export async function askCsrfToken(): Promise<string | undefined> {
  try {
    const headers = { "x-csrf-wanted": "1", Accept: "*/*" };
    const answer = await http.head(location.pathname, { headers, validateStatus: null });
    return answer.headers["x-csrf-token"] || undefined;
  } catch {
    return undefined;
  }
}

/**
 * True when there is a new token to retry with. A member's page gets none while another member is signed in: its
 * slip would be paid with the other one's money.
 */
export async function renewCsrfToken(): Promise<boolean> {
  if (isOthersSession()) return false;
  const csrfToken = await askCsrfToken();
  // They may have signed in meanwhile, and the token be theirs.
  if (!csrfToken || isOthersSession()) return false;
  configurePage({ csrfToken });
  return true;
}
