/** When the upstream refuses the token itself, the 401 page is shown, once. A slip is saved at each of its changes. */
import Cookies from "js-cookie";
import { signingOut } from "./signing-out";

/** Calls that show their own message, or run in the background without concern for the member. */
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

/** Read by the middleware: the next page request gets the 401 page. Foreign pages cannot set it. */
const REFUSED_COOKIE = "session-refused";

let isLeaving = false;

/** Many calls may fail together: the page changes once, and not at all during a logout. */
export function showUnauthorized(callName: string, leave: () => void = askAgain): void {
  if (exempt.has(callName) || typeof document === "undefined") return;
  // Refused because of the logout: the front page is loading already.
  if (signingOut.hasBegun() || isLeaving) return;
  isLeaving = true;
  leave();
}

/** Reloads the address: the response is the 401 page with its status. */
function askAgain(): void {
  Cookies.set(REFUSED_COOKIE, "1", { path: "/", sameSite: "strict", expires: new Date(Date.now() + 30_000) });
  location.reload();
}

/** Resets the state between tests. */
export function resetUnauthorized(): void {
  isLeaving = false;
}
