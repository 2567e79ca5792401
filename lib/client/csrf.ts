/** A page may hold a token of who was here before (a login in another tab, two first tabs at once): it asks for another. */
import { configurePage } from "./page-config";

/** True when there is a new token to try again with. A foreign page could not read the answer's header. */
export async function renewCsrfToken(): Promise<boolean> {
  try {
    const answer = await fetch(location.pathname, { method: "HEAD", headers: { "x-csrf-wanted": "1" } });
    const csrfToken = answer.headers.get("x-csrf-token");
    if (csrfToken) configurePage({ csrfToken });
    return csrfToken !== null;
  } catch {
    return false;
  }
}
