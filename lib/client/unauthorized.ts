/** What happens when the upstream refuses the token itself: the 401 page, once. A slip is saved with each change of it. */
import Cookies from "js-cookie";
import { signingOut } from "./signing-out";

/** Calls that show their own message, or work in the background where a refusal says nothing to the member. */
const exempt: ReadonlySet<string> = new Set([
  "users.login",
  "users.line-login",
  "users.signup",
  "users.external-login",
  "hand-offs.create",
  "hand-offs.exchange",
  "users.logout",
  "visitors.identify",
  "devices.push-token",
  "push.auth",
]);

/** Read by the middleware: the next page asked for is answered by the 401 page. Foreign pages cannot set it. */
export const REFUSED_COOKIE = "session-refused";

let isLeaving = false;

/** Many calls may fail together; the member is led away once, and not at all while they sign out. */
export function leadToUnauthorized(callName: string, leave: () => void = askAgain): void {
  if (exempt.has(callName) || typeof document === "undefined") return;
  // Refused because the member is leaving: the front page is on its way.
  if (signingOut.hasBegun() || isLeaving) return;
  isLeaving = true;
  leave();
}

/** The same address again, as a whole page: the answer is the 401 page with its status. */
function askAgain(): void {
  Cookies.set(REFUSED_COOKIE, "1", { path: "/", sameSite: "strict", expires: new Date(Date.now() + 30_000) });
  location.reload();
}

/** Tests begin anew. */
export function forgetLeaving(): void {
  isLeaving = false;
}
