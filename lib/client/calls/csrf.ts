/** A page may hold a token of who was here before (a login in another tab, two first tabs at once): it asks for another. */
import { configurePage, pageOwner } from "@/lib/client/page/page-config";
import { readHint } from "@/lib/client/page/session";

/**
 * True when there is a new token to try again with. A foreign page could not read the answer's header. A member's page
 * gets none while another member is signed in: the slip that stands on it would be bet with the other one's money.
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
